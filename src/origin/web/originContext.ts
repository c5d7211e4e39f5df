import type { Store } from '../db/store.ts';
import type { PlaceDirectory } from '../search/placeDirectory.ts';

/** What every router of the origin is made with. */
export interface OriginContext {
  store: Store;
  places: () => Promise<PlaceDirectory>;
  now: () => number;
}

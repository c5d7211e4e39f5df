import type { Store } from '../db/store.ts';
import type { ResultSetCache } from '../search/resultSetCache.ts';
import type { Places } from '../search/placeDirectory.ts';

/** What every router of the origin is made with. */
export interface OriginContext {
  store: Store;
  places: Places;
  resultSets: ResultSetCache;
  now: () => number;
}

import type { RequestHandler } from 'express';
import type { Store } from '../db/store.ts';
import type { ResultSetCache } from '../search/resultSetCache.ts';
import type { Places } from '../search/placeDirectory.ts';

/** What every router of the origin is made with. */
export interface OriginContext {
  store: Store;
  places: Places;
  resultSets: ResultSetCache;
  /** The network itself: its name and its address for visitors. */
  brand: Brand;
  /** Refuses writes while too many are in progress. */
  limit: RequestHandler;
  now: () => number;
}

export interface Brand {
  name: string;
  email: string;
}

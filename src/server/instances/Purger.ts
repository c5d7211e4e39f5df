import type { EdgeCache } from '../edge/EdgeCache.ts';
import type { Purge } from '../edge/purge.ts';

/** The result of a purge. */
export interface PurgeReport {
  /** Entries that it matched in the instance that got the request. */
  entries: number;
  /** Instances alive, this one included. */
  instances: number;
  /** Those that have confirmed it. */
  confirmed: number;
}

/** Purges on all instances of the site. */
export interface Purger {
  /** Resolves when all instances have confirmed, or after a timeout; see `confirmed`. Never rejects. */
  purge: (purge: Purge) => Promise<PurgeReport>;
  close: () => void;
}

/** For a single instance. */
export const createLocalPurger = (cache: Pick<EdgeCache, 'purge'>): Purger => ({
  purge: (purge) => Promise.resolve({ entries: cache.purge(purge), instances: 1, confirmed: 1 }),
  close: () => {},
});

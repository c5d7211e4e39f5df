import type { EdgeCache } from '../edge/EdgeCache.ts';
import type { Purge } from '../edge/purge.ts';

/** What became of a purge. */
export interface PurgeReport {
  /** Entries that it met in the instance that was asked. */
  entries: number;
  /** Instances alive, this one included. */
  instances: number;
  /** Those that have carried it out. */
  confirmed: number;
}

/** Purges wherever the site runs. */
export interface Purger {
  /**
   * Resolves when every instance alive has forgotten, or when one has not said so in time: the report tells. Never
   * rejects for another's sake.
   */
  purge: (purge: Purge) => Promise<PurgeReport>;
  close: () => void;
}

/** The only instance there is. */
export const createLocalPurger = (cache: Pick<EdgeCache, 'purge'>): Purger => ({
  purge: (purge) => Promise.resolve({ entries: cache.purge(purge), instances: 1, confirmed: 1 }),
  close: () => {},
});

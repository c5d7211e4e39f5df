import type { EdgeCache } from '../../edge/EdgeCache.ts';
import type { Purger } from '../Purger.ts';
import type { OtherWorkers } from './createWorkerCalls.ts';

/** Purges in all workers of this machine. */
export function createWorkerPurger(cache: Pick<EdgeCache, 'purge'>, others: OtherWorkers): Purger {
  others.respond('purge', (purge) => {
    cache.purge(purge);
    return null;
  });
  return {
    purge: async (purge) => {
      const entries = cache.purge(purge);
      const result = await others.ask('purge', purge);
      return { entries, instances: 1 + result.others, confirmed: 1 + result.others - result.missing };
    },
    close: () => {},
  };
}

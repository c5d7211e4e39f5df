import type { EdgeCache } from '../../edge/EdgeCache.ts';
import type { Purger, PurgeReport } from '../Purger.ts';
import type { PrimaryChannel } from './primaryChannel.ts';

/** Milliseconds for which a purge waits for the primary's report; longer than the primary waits for the others. */
const longest = 950;

/** Purges in all workers of this machine, through their primary. */
export function createWorkerPurger(cache: Pick<EdgeCache, 'purge'>, primary: PrimaryChannel): Purger {
  const reports = new Map<number, (report: Omit<PurgeReport, 'entries'>) => void>();
  let count = 0;

  primary.on('purge', ({ number, purge }) => {
    cache.purge(purge);
    primary.tell({ type: 'purged', number });
  });
  primary.on('purgeReport', ({ number, instances, confirmed }) => {
    reports.get(number)?.({ instances, confirmed });
  });

  return {
    purge: (purge) => {
      const entries = cache.purge(purge);
      const number = (count += 1);
      primary.tell({ type: 'purge', number, purge });
      return new Promise((resolve) => {
        const end = (report: Omit<PurgeReport, 'entries'>) => {
          clearTimeout(timer);
          reports.delete(number);
          resolve({ entries, ...report });
        };
        const timer = setTimeout(() => {
          end({ instances: 1, confirmed: 1 });
        }, longest);
        reports.set(number, end);
      });
    },
    close: () => {},
  };
}

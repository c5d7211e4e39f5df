import type { Entry } from './entry.ts';

/** What is to be forgotten. Everything that any of the lists names; `all` is everything. */
export interface Purge {
  tags: readonly string[];
  /** Path and query, in normal form. */
  urls: readonly string[];
  /** What the path begins with. */
  prefixes: readonly string[];
  all: boolean;
  /** `soft` makes stale what was fresh: it may be used while a new one is fetched. `hard` takes it away. */
  mode: 'soft' | 'hard';
}

export function isPurged({ url, tags }: Pick<Entry, 'url' | 'tags'>, purge: Purge): boolean {
  return (
    purge.all ||
    purge.urls.includes(url) ||
    purge.prefixes.some((prefix) => url.startsWith(prefix)) ||
    purge.tags.some((tag) => tags.includes(tag))
  );
}

/**
 * The purges that fetches under way must know of: what was asked for before a purge may be what the purge was for.
 * @returns marks to take when a fetch begins; `purgedSince` to ask when it ends
 */
export function createPurgeLog() {
  let count = 0;
  let purges: { at: number; purge: Purge }[] = [];
  const openMarks = new Map<number, number>();

  function forgetOld(): void {
    const oldest = openMarks.size === 0 ? count : Math.min(...openMarks.keys());
    purges = purges.filter(({ at }) => at > oldest);
  }

  return {
    add: (purge: Purge): void => {
      count += 1;
      if (openMarks.size > 0) purges.push({ at: count, purge });
    },
    open: (): number => {
      openMarks.set(count, (openMarks.get(count) ?? 0) + 1);
      return count;
    },
    close: (mark: number): void => {
      const left = openMarks.get(mark)! - 1;
      if (left > 0) openMarks.set(mark, left);
      else openMarks.delete(mark);
      forgetOld();
    },
    purgedSince: (entry: Pick<Entry, 'url' | 'tags'>, mark: number): boolean =>
      purges.some(({ at, purge }) => at > mark && isPurged(entry, purge)),
  };
}

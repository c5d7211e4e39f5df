import type { Entry } from './entry.ts';

/** What to purge: every entry that any of the lists names, or all. */
export interface Purge {
  tags: readonly string[];
  /** Path and query, in normal form. */
  urls: readonly string[];
  /** Beginnings of paths. */
  prefixes: readonly string[];
  all: boolean;
  /** `soft` makes entries stale, with their windows. `hard` deletes them. */
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

export type PurgeLog = ReturnType<typeof createPurgeLog>;

/**
 * The purges since the start of the oldest fetch in flight: a fetch that started before a purge may return what it was
 * to remove. `open` gives a mark at the start of a fetch; `purgedSince` says at its end whether a purge names its
 * result.
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

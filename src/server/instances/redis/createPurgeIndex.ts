import { LRUCache } from 'lru-cache';
import { entriesAtMost } from '#shared/entriesAtMost.ts';
import type { Entry } from '../../edge/entry.ts';
import { isPurged, type Purge } from '../../edge/purge.ts';
import { comparePositions } from './positions.ts';

/** The state of a shared entry after the purges since its fetch. */
export type Judgement =
  | { kind: 'holds' }
  /** It was hard-purged, or the purges since its fetch are no longer known. */
  | { kind: 'gone' }
  /** Soft-purged, last at this position; null: just now. */
  | { kind: 'stale'; at: string | null };

export interface PurgeIndex {
  /** Clears the index. @param floor the purges before this position are unknown */
  restart: (floor: string) => void;
  add: (purge: Purge, at: string) => void;
  /**
   * A purge of this instance that is not published yet: it applies to everything that it names, whenever it was
   * fetched.
   */
  announce: (purge: Purge) => { settle: () => void };
  /** @param position taken before the entry was fetched */
  judge: (entry: Pick<Entry, 'url' | 'tags'>, position: string) => Judgement;
}

/** The last purges that named a word, by mode. */
type LastPurges = Partial<Record<Purge['mode'], string>>;

const everything = 'all';
const wordsOf = ({ url, tags }: Pick<Entry, 'url' | 'tags'>): string[] => [
  everything,
  `url:${url}`,
  ...tags.map((tag) => `tag:${tag}`),
];

const later = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined || (b !== undefined && comparePositions(a, b) < 0) ? b : a;

/**
 * The last purges by word. At the bound, the word named longest ago goes first.
 * @param onEvicted gets the position of its last purge
 */
function createLastPurges(maxWords: number, onEvicted: (position: string) => void) {
  const purges = new LRUCache<string, LastPurges>({
    ...entriesAtMost(maxWords),
    dispose: ({ hard, soft }, _word, reason) => {
      if (reason === 'evict') onEvicted(later(hard, soft)!);
    },
  });
  return {
    purges,
    note: (word: string, { mode }: Purge, at: string): void => {
      purges.set(word, { ...purges.peek(word), [mode]: at });
    },
  };
}

/** The latest purges by what they named. A shared entry is checked against them before it is used. */
export function createPurgeIndex({ maxWords = 20_000, maxPrefixes = 500 } = {}): PurgeIndex {
  let floor = '0-0';
  const raise = (position: string) => {
    floor = later(floor, position)!;
  };
  const words = createLastPurges(maxWords, raise);
  /** Apart, because each of them has to be tried on every entry. */
  const prefixes = createLastPurges(maxPrefixes, raise);
  const announced = new Set<Purge>();

  function lastOf(entry: Pick<Entry, 'url' | 'tags'>): { hard: string | undefined; soft: string | undefined } {
    const found = wordsOf(entry).flatMap((word) => words.purges.peek(word) ?? []);
    for (const [prefix, last] of prefixes.purges) if (entry.url.startsWith(prefix)) found.push(last);
    return found.reduce(
      (sum: ReturnType<typeof lastOf>, last) => ({
        hard: later(sum.hard, last.hard),
        soft: later(sum.soft, last.soft),
      }),
      { hard: undefined, soft: undefined },
    );
  }

  return {
    restart: (position) => {
      words.purges.clear();
      prefixes.purges.clear();
      floor = position;
    },
    add: (purge, at) => {
      if (purge.all) words.note(everything, purge, at);
      for (const url of purge.urls) words.note(`url:${url}`, purge, at);
      for (const tag of purge.tags) words.note(`tag:${tag}`, purge, at);
      for (const prefix of purge.prefixes) prefixes.note(prefix, purge, at);
    },
    announce: (purge) => {
      announced.add(purge);
      return {
        settle: () => {
          announced.delete(purge);
        },
      };
    },
    judge: (entry, position) => {
      const own = [...announced].filter((purge) => isPurged(entry, purge));
      const { hard, soft } = lastOf(entry);
      const isSince = (at: string | undefined): at is string => at !== undefined && comparePositions(at, position) > 0;
      if (comparePositions(position, floor) < 0 || isSince(hard) || own.some(({ mode }) => mode === 'hard'))
        return { kind: 'gone' };
      if (own.length > 0) return { kind: 'stale', at: null };
      return isSince(soft) ? { kind: 'stale', at: soft } : { kind: 'holds' };
    },
  };
}

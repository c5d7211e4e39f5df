import type { KindCounters } from './EdgeCache.ts';

/** The counters of each kind of answer, since the start. */
export interface Counters {
  of: (kind: string) => KindCounters;
  entries: () => [kind: string, counters: KindCounters][];
}

const none: KindCounters = {
  hits: 0,
  staleHits: 0,
  misses: 0,
  collapsed: 0,
  errorsServedStale: 0,
  errors: 0,
  revalidations: 0,
  revalidationsDropped: 0,
  stored: 0,
};

export function createCounters(): Counters {
  const kinds: Record<string, KindCounters> = {};
  return {
    of: (kind) => (kinds[kind] ??= { ...none }),
    entries: () => Object.entries(kinds),
  };
}

import type { EdgeCache } from '../edge/EdgeCache.ts';

/** Milliseconds: how far back it looks, and how often the counters are noted. */
const span = 300_000;
const step = 15_000;

interface Sample {
  at: number;
  answers: number;
  stale: number;
}

export interface StaleShare {
  /** Called with every answer, so that a share needs no timer: without answers nothing changes. */
  onAnswer: () => void;
  /** Of the answers of the last five minutes, the share that was stale; null when there were none. */
  read: () => number | null;
}

/** How much of what is served is older than it should be: an outage that stale answers hide shows here (src/server/edge/README.md, statement 36). */
export function createStaleShare({ stats, now }: Pick<EdgeCache, 'stats' | 'now'>): StaleShare {
  const samples: Sample[] = [];

  function takeSample(): Sample {
    const counters = Object.values(stats().kinds);
    const stale = counters.reduce((sum, { staleHits }) => sum + staleHits, 0);
    const answers = counters.reduce((sum, { hits, misses, collapsed }) => sum + hits + misses + collapsed, stale);
    return { at: now(), answers, stale };
  }

  samples.push(takeSample());
  return {
    onAnswer: () => {
      if (now() - samples.at(-1)!.at < step) return;
      samples.push(takeSample());
      while (samples[0]!.at < now() - span - step) samples.shift();
    },
    read: () => {
      const last = takeSample();
      const first = samples.find(({ at }) => at >= last.at - span - step) ?? last;
      const answers = last.answers - first.answers;
      return answers === 0 ? null : (last.stale - first.stale) / answers;
    },
  };
}

import type { EdgeCache } from '../edge/EdgeCache.ts';

/** Milliseconds: the length of the window, and the time between two samples. */
const span = 300_000;
const step = 15_000;

interface Sample {
  at: number;
  answers: number;
  stale: number;
}

export interface StaleShare {
  /** Called with every response, so that no timer is needed: without responses nothing changes. */
  onAnswer: () => void;
  /** The share of stale responses in the last five minutes; null without responses. */
  read: () => number | null;
}

/** The share of stale responses: an outage that they hide shows here (src/server/edge/README.md, statement 36). */
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

import { setTimeout as sleep } from 'node:timers/promises';

export interface PeriodicJob {
  /** Starts no further run. Resolves when none is in progress. */
  stop: () => Promise<void>;
}

/**
 * Runs a job again and again, one run at a time.
 * @param run must not throw; resolves to the ms until the next one, or to null after the last
 */
export function runPeriodically(run: () => Promise<number | null>): PeriodicJob {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = async () => {
    while (!signal.aborted) {
      const pause = await run();
      if (pause === null) return;
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = loop();
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';

export interface Repetition {
  /** Begins no turn any more. Resolves when none is under way. */
  stop: () => Promise<void>;
}

/** Does work again and again, one turn at a time. @param turn must not throw; @returns in how many ms the next one begins */
export function repeat(turn: () => Promise<number>): Repetition {
  const stopping = new AbortController();
  const { signal } = stopping;
  const keepTurning = async () => {
    while (!signal.aborted) {
      const pause = await turn();
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  };
  const ended = keepTurning();
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}

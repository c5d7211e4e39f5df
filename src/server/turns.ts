// Not the global one, which tests replace with a clock of their own.
import { setImmediate } from 'node:timers';

/** Thrown where too much work waits for its turn. */
export class BusyError extends Error {
  constructor() {
    super('Too much work waits for its turn');
    this.name = 'BusyError';
  }
}

export interface Turns {
  /**
   * Resolves when it is the caller's turn: one in each round of the event loop, so that between two of them everything
   * that has arrived is read, and what is in the cache is answered. The work until the next `await` is the turn's.
   */
  take: () => Promise<void>;
  waiting: () => number;
}

export function createTurns(): Turns {
  const queue = new Set<() => void>();
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || queue.size === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      const [first] = queue;
      queue.delete(first!);
      first!();
      schedule();
    });
  }

  return {
    take: () =>
      new Promise((resolve) => {
        queue.add(resolve);
        schedule();
      }),
    waiting: () => queue.size,
  };
}

/** Of this process, which has one event loop: every step of some milliseconds takes its turn here. */
export const turns = createTurns();

export interface WorkQueue {
  /** @throws BusyError when no more may wait */
  assertRoom: () => void;
  /** Does the work in a turn. @throws BusyError when too many wait; what the work throws */
  run: <T>(work: () => T) => Promise<T>;
  waiting: () => number;
}

/** Work that waits for turns, bounded in number. */
export function createWorkQueue(maxWaiting: number, { take }: Pick<Turns, 'take'> = turns): WorkQueue {
  let waiting = 0;
  const assertRoom = (): void => {
    if (waiting >= maxWaiting) throw new BusyError();
  };
  return {
    assertRoom,
    run: async (work) => {
      assertRoom();
      waiting += 1;
      try {
        await take();
      } finally {
        waiting -= 1;
      }
      return work();
    },
    waiting: () => waiting,
  };
}

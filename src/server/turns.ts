// Not the global ones, which tests replace with a clock of their own.
import { setImmediate, setTimeout } from 'node:timers';

/** Thrown where too much work waits for its turn. */
export class BusyError extends Error {
  constructor() {
    super('Too much work waits for its turn');
    this.name = 'BusyError';
  }
}

type Line = 'pages' | 'answers';

/** How long the next turn waits, in the time that the last one took: two thirds of a processor are for the others. */
const restShare = 2;

/** Milliseconds. A turn is longer than half of it only where the machine was busy with something else. */
const longestRest = 20;

export interface Turns {
  /**
   * Resolves when it is the caller's turn: one in each round of the event loop, so that between two of them everything
   * that has arrived is read, and what is in the cache is answered. The work until the next `await` is the turn's.
   * The lines are served alternately, so that an upstream's answer does not wait until all pages are rendered.
   * While several wait there is a rest after each: what is in the cache is answered at once also by a machine that has
   * more to render than it can.
   */
  take: (line?: Line) => Promise<void>;
  waiting: () => number;
}

export function createTurns(): Turns {
  const lines = { pages: new Set<() => void>(), answers: new Set<() => void>() };
  let last: Line = 'pages';
  let isScheduled = false;
  const waiting = (): number => lines.pages.size + lines.answers.size;

  function serveNext(): void {
    const other: Line = last === 'pages' ? 'answers' : 'pages';
    last = lines[other].size > 0 ? other : last;
    const [first] = lines[last];
    lines[last].delete(first!);
    first!();
  }

  function schedule(): void {
    if (isScheduled || waiting() === 0) return;
    isScheduled = true;
    let startedAt = 0;
    setImmediate(() => {
      startedAt = performance.now();
      serveNext();
    });
    // In the same round of the event loop, after what the turn did until its next `await`.
    setImmediate(() => {
      const goOn = (): void => {
        isScheduled = false;
        schedule();
      };
      // The one that waits is mostly the same page, with its next step.
      if (waiting() <= 1) goOn();
      else setTimeout(goOn, Math.min(longestRest, (performance.now() - startedAt) * restShare));
    });
  }

  return {
    take: (line = 'pages') =>
      new Promise((resolve) => {
        lines[line].add(resolve);
        schedule();
      }),
    waiting,
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

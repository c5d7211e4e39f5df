// Not the global ones, which tests replace with a clock of their own.
import { setImmediate, setTimeout } from 'node:timers';

/** Thrown where too much work waits for its turn. */
export class BusyError extends Error {
  constructor() {
    super('Too much work waits for its turn');
    this.name = 'BusyError';
  }
}

/** What waits: pages and answers for visitors, and what is made anew while visitors get the old. */
type Line = 'pages' | 'answers' | 'revalidations';

/** How long the next turn waits, in the time that the last one took: two thirds of a processor are for the others. */
const restShare = 2;

/** Milliseconds. A turn is longer than half of it only where the machine was busy with something else. */
const maxRestMs = 20;

export interface Turns {
  /**
   * Resolves when it is the caller's turn: one in each round of the event loop, so that between two of them everything
   * that has arrived is read, and what is in the cache is answered. The work until the next `await` is the turn's.
   * Pages and answers are served alternately, so that an upstream's answer does not wait until all pages are rendered;
   * revalidations while neither waits.
   * While several wait there is a rest after each: what is in the cache is answered at once also by a machine that has
   * more to render than it can.
   */
  take: (line?: Line) => Promise<void>;
  waiting: () => number;
}

export function createTurns(): Turns {
  const lines: Record<Line, Set<() => void>> = { pages: new Set(), answers: new Set(), revalidations: new Set() };
  let last: 'pages' | 'answers' = 'pages';
  let isScheduled = false;
  const waiting = (): number => lines.pages.size + lines.answers.size + lines.revalidations.size;

  function nextLine(): Line {
    const other = last === 'pages' ? 'answers' : 'pages';
    if (lines[other].size > 0) last = other;
    return lines[last].size > 0 ? last : 'revalidations';
  }

  function serveNext(): void {
    const line = lines[nextLine()];
    const [first] = line;
    line.delete(first!);
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
      else setTimeout(goOn, Math.min(maxRestMs, (performance.now() - startedAt) * restShare));
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
  /** Resolves when it is the caller's turn. @throws BusyError when too many wait */
  take: () => Promise<void>;
  waiting: () => number;
}

interface WorkQueueOptions {
  maxWaiting: number;
  /** Called for each work that is refused. */
  onRefused?: () => void;
  take?: Turns['take'];
}

/** Work that waits for turns, bounded in number. */
export function createWorkQueue({ maxWaiting, onRefused = () => {}, take = turns.take }: WorkQueueOptions): WorkQueue {
  let waiting = 0;
  const assertRoom = (): void => {
    if (waiting < maxWaiting) return;
    onRefused();
    throw new BusyError();
  };
  return {
    assertRoom,
    take: async () => {
      assertRoom();
      waiting += 1;
      await take();
      waiting -= 1;
    },
    waiting: () => waiting,
  };
}

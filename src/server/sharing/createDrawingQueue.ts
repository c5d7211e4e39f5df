/** More pictures are asked for than can be drawn soon. */
export class DrawingBusyError extends Error {
  constructor() {
    super('Too many pictures wait to be drawn');
    this.name = 'DrawingBusyError';
  }
}

interface QueueLimits {
  /** Drawn at the same time. */
  atOnce: number;
  /** Waiting beside them. */
  waiting: number;
}

/**
 * Runs tasks, a few at the same time; the others wait for their turn.
 * @returns what the task returns; it rejects with a DrawingBusyError where too many wait, and with the signal's reason
 * when it is aborted while it waits
 */
export function createDrawingQueue({ atOnce, waiting }: QueueLimits) {
  const turns: (() => void)[] = [];
  let running = 0;

  async function takeTurn(signal: AbortSignal): Promise<void> {
    if (running < atOnce) return void (running += 1);
    if (turns.length >= waiting) throw new DrawingBusyError();
    // The turn is handed over, so that `running` stays.
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        turns.splice(turns.indexOf(begin), 1);
        reject(signal.reason as Error);
      };
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      turns.push(begin);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  function endTurn(): void {
    const next = turns.shift();
    if (next) next();
    else running -= 1;
  }

  return async <T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    await takeTurn(signal);
    try {
      return await task();
    } finally {
      endTurn();
    }
  };
}

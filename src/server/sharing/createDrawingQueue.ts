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
 * Runs tasks, a few at the same time; the others wait for a free slot.
 * @returns what the task returns; it rejects with a DrawingBusyError where too many wait, and with the signal's reason
 * when it is aborted while it waits
 */
export function createDrawingQueue({ atOnce, waiting }: QueueLimits) {
  const waiters: (() => void)[] = [];
  let running = 0;

  async function acquireSlot(signal: AbortSignal): Promise<void> {
    if (running < atOnce) return void (running += 1);
    if (waiters.length >= waiting) throw new DrawingBusyError();
    // The slot is handed over, so that `running` stays.
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiters.splice(waiters.indexOf(begin), 1);
        reject(signal.reason as Error);
      };
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      waiters.push(begin);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  function releaseSlot(): void {
    const next = waiters.shift();
    if (next) next();
    else running -= 1;
  }

  return async <T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    await acquireSlot(signal);
    try {
      return await task();
    } finally {
      releaseSlot();
    }
  };
}

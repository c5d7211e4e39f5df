/** Thrown when too many fetches are under way and waiting. */
export class OverloadError extends Error {
  constructor() {
    super('Too many fetches are under way');
    this.name = 'OverloadError';
  }
}

export interface FetchLimit {
  /**
   * Runs a task as soon as fewer than the limit are under way, in the order of asking.
   * @throws OverloadError when the queue is full, or the wait too long; the signal's reason when it is aborted in the queue
   */
  run: <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
  underWay: () => number;
  waiting: () => number;
}

interface LimitOptions {
  concurrent: number;
  queued: number;
  /** Milliseconds. */
  longestWait: number;
}

/** Bounds what runs at the same time: after a restart or a purge of everything all visitors miss at once (edge statement 18). */
export function createFetchLimit({ concurrent, queued, longestWait }: LimitOptions): FetchLimit {
  let underWay = 0;
  const queue = new Set<() => void>();

  function turn(signal: AbortSignal | undefined): Promise<void> {
    if (underWay < concurrent) {
      underWay += 1;
      return Promise.resolve();
    }
    if (queue.size >= queued) return Promise.reject(new OverloadError());
    return new Promise((resolve, reject) => {
      const leave = (end: () => void) => {
        queue.delete(begin);
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        end();
      };
      const begin = () => {
        leave(resolve);
      };
      const abort = () => {
        leave(() => {
          reject(signal!.reason as Error);
        });
      };
      const timer = setTimeout(() => {
        leave(() => {
          reject(new OverloadError());
        });
      }, longestWait);
      signal?.addEventListener('abort', abort, { once: true });
      queue.add(begin);
    });
  }

  /** The place of one that ended goes to the first in the queue, so the count stays. */
  function handOver(): void {
    const [next] = queue;
    if (next) next();
    else underWay -= 1;
  }

  return {
    run: async (task, signal) => {
      signal?.throwIfAborted();
      await turn(signal);
      try {
        return await task();
      } finally {
        handOver();
      }
    },
    underWay: () => underWay,
    waiting: () => queue.size,
  };
}

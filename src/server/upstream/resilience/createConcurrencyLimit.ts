/** Thrown when too many calls run and wait. */
export class OverloadError extends Error {
  constructor() {
    super('Too many calls are in flight');
    this.name = 'OverloadError';
  }
}

export interface ConcurrencyLimit {
  /**
   * Runs a task as soon as a slot is free, in the order of arrival.
   * @throws OverloadError when the queue is full or the wait is too long; the signal's reason when it is aborted in the
   * queue
   */
  run: <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
  active: () => number;
  queued: () => number;
}

interface LimitOptions {
  maxConcurrent: number;
  maxQueued: number;
  queueTimeoutMs: number;
}

/**
 * Bounds the calls in flight: after a restart or a purge of everything, all requests miss at once
 * (src/server/edge/README.md, statement 18). Not cockatiel's bulkhead: there a queued task keeps its place after its
 * visitor has left, has no longest wait, and can be overtaken (docs/decisions/031).
 */
export function createConcurrencyLimit({ maxConcurrent, maxQueued, queueTimeoutMs }: LimitOptions): ConcurrencyLimit {
  let active = 0;
  const queue = new Set<() => void>();

  function waitForSlot(signal: AbortSignal | undefined): Promise<void> {
    if (active < maxConcurrent) {
      active += 1;
      return Promise.resolve();
    }
    if (queue.size >= maxQueued) return Promise.reject(new OverloadError());
    return new Promise((resolve, reject) => {
      const leave = (end: () => void) => {
        queue.delete(start);
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        end();
      };
      const start = () => {
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
      }, queueTimeoutMs);
      signal?.addEventListener('abort', abort, { once: true });
      queue.add(start);
    });
  }

  /** Passes the slot of a finished task to the first in the queue, so that nobody can overtake it. */
  function releaseSlot(): void {
    const [next] = queue;
    if (next) next();
    else active -= 1;
  }

  return {
    run: async (task, signal) => {
      signal?.throwIfAborted();
      await waitForSlot(signal);
      try {
        return await task();
      } finally {
        releaseSlot();
      }
    },
    active: () => active,
    queued: () => queue.size,
  };
}

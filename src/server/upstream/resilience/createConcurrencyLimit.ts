/** Thrown when too many calls run and wait. */
export class OverloadError extends Error {
  constructor() {
    super('Too many calls are in flight');
    this.name = 'OverloadError';
  }
}

interface Caller {
  signal?: AbortSignal;
  /** It can wait: nobody needs it now. */
  background?: boolean;
}

export interface ConcurrencyLimit {
  /**
   * Runs a task as soon as a slot is free, in the order of arrival: those in the background after all others, and in
   * half of the slots.
   * @throws OverloadError when the queue is full or the wait is too long; the signal's reason when it is aborted in the
   * queue
   */
  run: <T>(task: () => Promise<T>, caller?: Caller) => Promise<T>;
  active: () => number;
  queued: () => number;
}

interface LimitOptions {
  maxConcurrent: number;
  maxQueued: number;
  queueTimeoutMs: number;
  /** Without it nothing is in doubt. */
  doubt?: Doubt | undefined;
}

/**
 * When tasks may hang: so many have run for so long, and none was completed in that time. Then no further one is
 * started, so that few calls find out that an upstream gives no answers.
 */
interface Doubt {
  tasks: number;
  afterMs: number;
}

/**
 * Bounds the calls in flight: after a restart or a purge of everything, all requests miss at once
 * (src/server/edge/README.md, statement 18). Not cockatiel's bulkhead: there a queued task keeps its place after its
 * visitor has left, has no longest wait, and can be overtaken (docs/decisions/031).
 */
export function createConcurrencyLimit({
  maxConcurrent,
  maxQueued,
  queueTimeoutMs,
  doubt,
}: LimitOptions): ConcurrencyLimit {
  /** When each task was started, the oldest first. */
  const active = new Set<{ startedAt: number }>();
  let completedAt = -Infinity;
  const queues = { urgent: new Set<() => void>(), background: new Set<() => void>() };
  const queued = (): number => queues.urgent.size + queues.background.size;

  function isInDoubt(): boolean {
    if (!doubt || active.size < doubt.tasks) return false;
    const before = performance.now() - doubt.afterMs;
    return completedAt < before && [...active][doubt.tasks - 1]!.startedAt < before;
  }

  const isSlotFree = (background = false): boolean =>
    active.size < (background ? Math.ceil(maxConcurrent / 2) : maxConcurrent) && !isInDoubt();

  function takeSlot(): { startedAt: number } {
    const slot = { startedAt: performance.now() };
    active.add(slot);
    return slot;
  }

  function waitForSlot({ signal, background = false }: Caller): Promise<{ startedAt: number }> {
    const queue = background ? queues.background : queues.urgent;
    const isFirst = queues.urgent.size === 0 && queue.size === 0;
    if (isFirst && isSlotFree(background)) return Promise.resolve(takeSlot());
    if (queued() >= maxQueued) return Promise.reject(new OverloadError());
    return new Promise((resolve, reject) => {
      const leave = (end: () => void) => {
        queue.delete(start);
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        end();
      };
      const start = () => {
        leave(() => {
          resolve(takeSlot());
        });
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
  function releaseSlot(slot: { startedAt: number }): void {
    active.delete(slot);
    for (const next of queues.urgent) {
      if (!isSlotFree()) return;
      next();
    }
    for (const next of queues.background) {
      if (!isSlotFree(true)) return;
      next();
    }
  }

  return {
    run: async (task, caller = {}) => {
      caller.signal?.throwIfAborted();
      const slot = await waitForSlot(caller);
      try {
        const result = await task();
        completedAt = performance.now();
        return result;
      } finally {
        releaseSlot(slot);
      }
    },
    active: () => active.size,
    queued,
  };
}

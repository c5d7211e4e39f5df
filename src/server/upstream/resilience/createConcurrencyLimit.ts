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

/** Gives a slot back. @param completed whether its task has succeeded */
type Release = (completed: boolean) => void;

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
  /** In milliseconds, for the doubt. */
  now?: () => number;
}

/**
 * When tasks may hang: so many have run for so long, and none was completed in that time. Then no further one is
 * started, so that few calls find out that an upstream gives no answers.
 */
interface Doubt {
  tasks: number;
  afterMs: number;
}

/** Those who wait: each is started by its function, which takes the slot at once. */
type Queue = Set<() => void>;

/** Waits in a queue. @returns what it takes when it is started @throws as `run` */
function waitIn(queue: Queue, take: () => Release, signal: AbortSignal | undefined, timeoutMs: number) {
  return new Promise<Release>((resolve, reject) => {
    const leave = () => {
      queue.delete(start);
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    const start = () => {
      leave();
      resolve(take());
    };
    const abort = () => {
      leave();
      reject(signal!.reason as Error);
    };
    const timer = setTimeout(() => {
      leave();
      reject(new OverloadError());
    }, timeoutMs);
    signal?.addEventListener('abort', abort, { once: true });
    queue.add(start);
  });
}

/**
 * Bounds the calls in flight: after a restart or a purge of everything, all requests miss at once
 * (src/server/edge/README.md, statement 18). Not cockatiel's bulkhead: there a queued task keeps its place after its
 * visitor has left, has no longest wait, and can be overtaken.
 */
export function createConcurrencyLimit(options: LimitOptions): ConcurrencyLimit {
  const { maxConcurrent, maxQueued, queueTimeoutMs, doubt, now = () => performance.now() } = options;
  /** When each task was started, the oldest first. */
  const active = new Set<{ startedAt: number }>();
  let completedAt = -Infinity;
  const queues: { urgent: Queue; background: Queue } = { urgent: new Set(), background: new Set() };
  const queued = (): number => queues.urgent.size + queues.background.size;

  function isInDoubt(): boolean {
    if (!doubt || active.size < doubt.tasks) return false;
    const before = now() - doubt.afterMs;
    return completedAt < before && [...active][doubt.tasks - 1]!.startedAt < before;
  }

  const isSlotFree = (background: boolean): boolean =>
    active.size < (background ? Math.ceil(maxConcurrent / 2) : maxConcurrent) && !isInDoubt();

  function startFirst(queue: Queue, background: boolean): void {
    for (const start of queue) {
      if (!isSlotFree(background)) return;
      start();
    }
  }

  function take(): Release {
    const slot = { startedAt: now() };
    active.add(slot);
    return (completed) => {
      active.delete(slot);
      if (completed) completedAt = now();
      // The slot goes to the first who waits, so that nobody can overtake them.
      startFirst(queues.urgent, false);
      startFirst(queues.background, true);
    };
  }

  async function acquire({ signal, background = false }: Caller = {}): Promise<Release> {
    signal?.throwIfAborted();
    const queue = background ? queues.background : queues.urgent;
    const isFirst = queues.urgent.size === 0 && queue.size === 0;
    if (isFirst && isSlotFree(background)) return take();
    if (queued() >= maxQueued) throw new OverloadError();
    return waitIn(queue, take, signal, queueTimeoutMs);
  }

  return {
    run: async (task, caller) => {
      const release = await acquire(caller);
      let completed = false;
      try {
        const result = await task();
        completed = true;
        return result;
      } finally {
        release(completed);
      }
    },
    active: () => active.size,
    queued,
  };
}

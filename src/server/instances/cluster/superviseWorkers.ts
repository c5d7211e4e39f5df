import cluster, { type Worker } from 'node:cluster';
import { drainTimes } from '#config/drainTimes.ts';
import { watchHeartbeats } from '#config/heartbeat.ts';
import type { Logger } from '../../logging/logger.ts';
import { createRestartDelay } from '../../restartDelay.ts';
import type { ToPrimary } from './messages.ts';
import { sendTo } from './relayRequests.ts';

/** Thrown when the first worker exits before it has served: it has logged why, and a restart would not help. */
export class WorkerStartError extends Error {}

/** One of the slots that a worker fills. */
interface Slot {
  worker: Worker;
  delayAfter: (lived: number) => number;
}

export interface Supervisor {
  /**
   * Starts the first worker, and when it serves the others.
   * Returns early when a stop comes meanwhile.
   * @param onFirst called in between
   * @throws WorkerStartError
   */
  start: (onFirst: () => Promise<void>) => Promise<void>;
  /** Workers that serve requests. */
  serving: () => Worker[];
  /** All workers, including those that start or end. */
  all: () => Worker[];
  /** Replaces the workers one by one: the old one ends when the new one serves. */
  renew: () => Promise<void>;
  /** Lets all workers drain and exit. */
  stop: () => Promise<void>;
}

interface SupervisorDeps {
  workers: number;
  logger: Logger;
  /** Variables that workers get beside those of this process. */
  workerEnv: Readonly<Record<string, string>>;
  /** DRAIN_DELAY_SECONDS of the workers. */
  drainDelaySeconds: number;
  onStarted: (worker: Worker) => void;
  onServing: (worker: Worker) => void;
  onMessage: (worker: Worker, message: ToPrimary) => void;
  onGone: (worker: Worker) => void;
}

/** Keeps a number of workers running. */
export function superviseWorkers({
  workers,
  logger,
  workerEnv,
  drainDelaySeconds,
  onStarted,
  onServing,
  onMessage,
  onGone,
}: SupervisorDeps): Supervisor {
  const slots: Slot[] = [];
  const serving = new Set<Worker>();
  const alive = new Set<Worker>();
  let stopping = false;

  const exitOf = (worker: Worker): Promise<void> =>
    new Promise((resolve) => {
      if (worker.isDead()) resolve();
      else
        worker.once('exit', () => {
          resolve();
        });
    });

  /** @returns a worker, and whether it comes to serve: false when it exits before */
  function launch(): { worker: Worker; serves: Promise<boolean> } {
    const worker = cluster.fork(workerEnv);
    alive.add(worker);
    const serves = Promise.withResolvers<boolean>();
    const heartbeats = watchHeartbeats(() => {
      logger.error('worker hangs: it is killed');
      worker.process.kill('SIGKILL');
    });
    worker.on('message', (message: ToPrimary) => {
      if (message.type === 'beat') return heartbeats.onBeat();
      if (message.type !== 'ready') return onMessage(worker, message);
      serving.add(worker);
      onServing(worker);
      serves.resolve(true);
    });
    worker.once('exit', () => {
      heartbeats.stop();
      alive.delete(worker);
      serving.delete(worker);
      serves.resolve(false);
      onGone(worker);
    });
    worker.on('error', (error) => {
      logger.error({ err: error }, 'worker cannot be reached');
    });
    onStarted(worker);
    return { worker, serves: serves.promise };
  }

  function end(worker: Worker): Promise<void> {
    if (serving.has(worker)) sendTo(worker, { type: 'drain' });
    // It may not handle messages yet.
    else worker.process.kill('SIGTERM');
    const timer = setTimeout(
      () => {
        worker.process.kill('SIGKILL');
      },
      drainDelaySeconds * 1_000 + drainTimes.worker,
    );
    return exitOf(worker).finally(() => {
      clearTimeout(timer);
    });
  }

  /** Starts a worker in a slot, and another one whenever it exits. */
  function settle(slot: Slot, worker: Worker, startedAt: number): void {
    slot.worker = worker;
    worker.once('exit', (code, signal) => {
      // Another worker fills the slot, or none is wanted.
      if (slot.worker !== worker || stopping) return;
      const delay = slot.delayAfter(Date.now() - startedAt);
      logger.error({ code, signal, again: `in ${delay} ms` }, 'worker exited');
      setTimeout(() => {
        if (!stopping && slot.worker === worker) settle(slot, launch().worker, Date.now());
      }, delay);
    });
  }

  function fill(): Promise<boolean> {
    const startedAt = Date.now();
    const { worker, serves } = launch();
    const slot: Slot = { worker, delayAfter: createRestartDelay() };
    slots.push(slot);
    return serves.then((isServing) => {
      if (isServing) settle(slot, worker, startedAt);
      return isServing;
    });
  }

  async function renewOne(slot: Slot): Promise<boolean> {
    const startedAt = Date.now();
    const { worker, serves } = launch();
    if (!(await serves)) return false;
    const former = slot.worker;
    settle(slot, worker, startedAt);
    await end(former);
    return true;
  }

  return {
    start: async (onFirst) => {
      const starting = async (count: number) => {
        const serve = await Promise.all(Array.from({ length: count }, fill));
        if (serve.includes(false) && !stopping)
          throw new WorkerStartError('The site could not start; the reason stands above.');
      };
      await starting(1);
      if (stopping) return;
      await onFirst();
      await starting(workers - 1);
    },
    serving: () => [...serving],
    all: () => [...alive],
    renew: async () => {
      for (const slot of slots) {
        if (stopping) return;
        if (await renewOne(slot)) continue;
        logger.error('a new worker did not start: the others stay as they are');
        return;
      }
      logger.info('workers renewed');
    },
    stop: async () => {
      stopping = true;
      await Promise.all([...alive].map(end));
    },
  };
}

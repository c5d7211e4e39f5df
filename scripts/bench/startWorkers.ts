import { on } from 'node:events';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { NetworkKeyRows } from '#origin/db/estates/networkKeys.ts';
import { estatesPerBatch, type EstateBatch } from '#origin/import/estateBatch.ts';
import type { ManyOptions } from './manyListings.ts';

/** What a worker is started with; its first message is the NetworkKeyRows. */
export interface WorkerTask {
  network: ManyOptions;
  /** Index of the first batch it makes, and the distance to its next one. */
  first: number;
  step: number;
  /** Shared memory: how many of its batches were stored. */
  stored: Int32Array;
  /** How many batches it may be ahead of that. */
  maxAhead: number;
}

/** Workers that make a large network's estates on other processors. */
export interface NetworkWorkers {
  /**
   * The batches, in the network's order; a worker waits when it is too far ahead, so that memory stays the same.
   * @throws a worker's error
   */
  batches: (keys: NetworkKeyRows) => AsyncGenerator<EstateBatch>;
  stop: () => Promise<void>;
}

/** Two do the work that one thread needs to store it; more would only wait. */
const maxWorkers = 2;

/** Together more than one transaction stores, so that no worker waits for it. */
const maxAhead = 3;

/** New space, in MB. Estates are garbage as soon as they are made, which a small one makes expensive. */
const youngGenerationMb = 64;

function startWorker(task: WorkerTask) {
  const worker = new Worker(new URL('./makeBatches.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMb },
  });
  const messages = on(worker, 'message', { close: ['exit'] }) as AsyncIterator<[EstateBatch]>;
  return { worker, stored: task.stored, messages };
}

/** Starts the workers, which get ready at once: the keys of places and people may come later. */
export function startWorkers(network: ManyOptions): NetworkWorkers {
  const step = Math.min(maxWorkers, os.availableParallelism());
  const workers = Array.from({ length: step }, (_, first) =>
    startWorker({ network, first, step, stored: new Int32Array(new SharedArrayBuffer(4)), maxAhead }),
  );
  async function* batches(keys: NetworkKeyRows): AsyncGenerator<EstateBatch> {
    for (const { worker } of workers) worker.postMessage(keys);
    for (let batch = 0; batch * estatesPerBatch < network.estates; batch += 1) {
      const { stored, messages } = workers[batch % step]!;
      const next = await messages.next();
      if (next.done) throw new Error('A worker ended before its work was done');
      yield next.value[0];
      Atomics.add(stored, 0, 1);
      Atomics.notify(stored, 0);
    }
  }
  return {
    batches,
    stop: async () => {
      await Promise.all(workers.map(({ worker }) => worker.terminate()));
    },
  };
}

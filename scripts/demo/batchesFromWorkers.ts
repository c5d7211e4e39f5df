import { on } from 'node:events';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { NetworkOptions } from '#demo/createNetwork.ts';
import type { NetworkKeyRows } from '#origin/db/networkKeys.ts';
import { estatesPerBatch, type EstateBatch } from '#origin/import/estateBatch.ts';

/** What a worker is started with. */
export interface WorkerTask {
  network: NetworkOptions;
  keys: NetworkKeyRows;
  /** Index of the first batch it makes, and the distance to its next one. */
  first: number;
  step: number;
  /** Shared memory: how many of its batches were stored. */
  stored: Int32Array;
  /** How many batches it may be ahead of that. */
  maxAhead: number;
}

/** Two do the work that one thread needs to store it; more would only wait. */
const maxWorkers = 2;

/** Together more than one transaction stores, so that no worker waits for it. */
const maxAhead = 3;

/** New space, in MB. Estates are garbage as soon as they are made, which a small one makes expensive. */
const youngGenerationMb = 64;

/**
 * A demo network's estates, made on other processors. The batches come in the network's order; a worker waits when it
 * is too far ahead, so that memory stays the same.
 * @throws a worker's error
 */
export async function* batchesFromWorkers(network: NetworkOptions, keys: NetworkKeyRows): AsyncGenerator<EstateBatch> {
  const step = Math.min(maxWorkers, os.availableParallelism());
  const workers = Array.from({ length: step }, (_, first) => {
    const stored = new Int32Array(new SharedArrayBuffer(4));
    const task: WorkerTask = { network, keys, first, step, stored, maxAhead };
    const worker = new Worker(new URL('./makeBatches.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMb },
    });
    return { worker, stored, messages: on(worker, 'message', { close: ['exit'] }) as AsyncIterator<[EstateBatch]> };
  });
  try {
    for (let batch = 0; batch * estatesPerBatch < network.estates; batch += 1) {
      const { stored, messages } = workers[batch % step]!;
      const next = await messages.next();
      if (next.done) throw new Error('A worker ended before its work was done');
      yield next.value[0];
      Atomics.add(stored, 0, 1);
      Atomics.notify(stored, 0);
    }
  } finally {
    await Promise.all(workers.map(({ worker }) => worker.terminate()));
  }
}

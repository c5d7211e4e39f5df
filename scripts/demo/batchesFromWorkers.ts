import { on } from 'node:events';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { estatesPerBatch, type EstateBatch } from '#origin/db/estateBatch.ts';
import type { WorldKeyRows } from '#origin/db/worldKeys.ts';
import type { WorldOptions } from '#origin/demo/createWorld.ts';

/** What a worker is started with. */
export interface Errand {
  world: WorldOptions;
  keys: WorldKeyRows;
  /** The first batch it makes, and how many there are to the next. */
  turn: number;
  turns: number;
  /** Shared: how many of its batches were taken. */
  taken: Int32Array;
  /** Batches it may be ahead of that. */
  ahead: number;
}

/** Two do the work that one thread needs to store it; more would only wait. */
const maxWorkers = 2;

/** Together as many as are stored in one go, so that nobody stands still meanwhile. */
const ahead = 6;

/** New space, in MB: estates are forgotten as fast as they are made, which a small one makes expensive. */
const youngGeneration = 64;

/**
 * A demo network's estates, made on other processors. Workers take turns, so that the order is the world's; each waits when it
 * is too far ahead, so that memory stays the same.
 * @throws what a worker failed of
 */
export async function* batchesFromWorkers(world: WorldOptions, keys: WorldKeyRows): AsyncGenerator<EstateBatch> {
  const turns = Math.min(maxWorkers, os.availableParallelism());
  const workers = Array.from({ length: turns }, (_, turn) => {
    const taken = new Int32Array(new SharedArrayBuffer(4));
    const errand: Errand = { world, keys, turn, turns, taken, ahead };
    const worker = new Worker(new URL('./makeBatches.ts', import.meta.url), {
      workerData: errand,
      resourceLimits: { maxYoungGenerationSizeMb: youngGeneration },
    });
    return { worker, taken, messages: on(worker, 'message', { close: ['exit'] }) as AsyncIterator<[EstateBatch]> };
  });
  try {
    for (let batch = 0; batch * estatesPerBatch < world.estates; batch += 1) {
      const { taken, messages } = workers[batch % turns]!;
      const next = await messages.next();
      if (next.done) throw new Error('A worker ended before its work was done');
      yield next.value[0];
      Atomics.add(taken, 0, 1);
      Atomics.notify(taken, 0);
    }
  } finally {
    await Promise.all(workers.map(({ worker }) => worker.terminate()));
  }
}

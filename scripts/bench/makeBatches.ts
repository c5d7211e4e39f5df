import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { networkKeys, type NetworkKeyRows } from '#origin/db/estates/networkKeys.ts';
import { estateBatch, estatesPerBatch } from '#origin/import/estateBatch.ts';
import { manyListings } from './manyListings.ts';
import type { WorkerTask } from './startWorkers.ts';

/** A worker's part of a network: every n-th batch, n being `step`. */
const { network: options, first, step, stored, maxAhead } = workerData as WorkerTask;
const network = manyListings(options);
const [keyRows] = (await once(parentPort!, 'message')) as [NetworkKeyRows];
const keys = networkKeys(keyRows);

for (let batch = first, made = 0; batch * estatesPerBatch < options.estates; batch += step, made += 1) {
  const from = batch * estatesPerBatch;
  const estates = network.storableEstates(from, Math.min(from + estatesPerBatch, options.estates));
  const ready = estateBatch(estates, keys, from + 1);
  for (let seen = Atomics.load(stored, 0); made - seen >= maxAhead; seen = Atomics.load(stored, 0))
    Atomics.wait(stored, 0, seen);
  parentPort!.postMessage(ready, ready.buffers);
}

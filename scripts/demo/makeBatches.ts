import { parentPort, workerData } from 'node:worker_threads';
import { estateBatch, estatesPerBatch } from '#origin/db/estateBatch.ts';
import { worldKeys } from '#origin/db/worldKeys.ts';
import { createWorld } from '#origin/demo/createWorld.ts';
import type { Errand } from './batchesFromWorkers.ts';

/** A worker's part of a world: every so-manieth batch. */
const { world: options, keys: keyRows, turn, turns, taken, ahead } = workerData as Errand;
const world = createWorld(options);
const keys = worldKeys(keyRows);

for (let batch = turn, made = 0; batch * estatesPerBatch < options.estates; batch += turns, made += 1) {
  const first = batch * estatesPerBatch;
  const ready = estateBatch(world.estates(first, Math.min(first + estatesPerBatch, options.estates)), keys, first + 1);
  for (let seen = Atomics.load(taken, 0); made - seen >= ahead; seen = Atomics.load(taken, 0))
    Atomics.wait(taken, 0, seen);
  parentPort!.postMessage(ready);
}

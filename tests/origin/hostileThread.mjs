import { workerData } from 'node:worker_threads';

// Stands in for a feed that holds its reader up, or fills its memory.
const kept = [];
const { name } = workerData.source;
const pause = new Int32Array(new SharedArrayBuffer(4));
for (;;) {
  if (name === 'large') kept.push(Array.from({ length: 1_000 }, (_, n) => ({ n })));
  if (name !== 'full of buffers') continue;
  kept.push(Buffer.alloc(200_000));
  // Slower than the watch, that the test itself takes little.
  Atomics.wait(pause, 0, 0, 1);
}

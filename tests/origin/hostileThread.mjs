import { workerData } from 'node:worker_threads';

// Stands in for a feed that holds its reader up, or fills its memory.
const kept = [];
for (;;) if (workerData.source.name === 'large') kept.push(Array.from({ length: 1_000 }, (_, n) => ({ n })));

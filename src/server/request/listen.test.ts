import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { listen } from './listen.ts';

const wanted = 1_000;
const limitFile = '/proc/sys/net/core/somaxconn';
/** Elsewhere than on Linux it is not known. */
const systemMax = existsSync(limitFile) ? Number(readFileSync(limitFile, 'utf8')) : 0;

/** Opens connections, and counts in shared memory those that are established. */
const client = `
  const { connect } = require('node:net');
  const { workerData: { port, wanted, established } } = require('node:worker_threads');
  for (let count = 0; count < wanted; count += 1)
    connect(port, '127.0.0.1').on('connect', () => Atomics.add(established, 0, 1)).on('error', () => {});
`;

(systemMax > wanted ? it : it.skip)('connections that come while the process is busy are established', async () => {
  const server = createServer((socket) => socket.on('error', () => {}).destroy());
  const port = await listen(server, 0, '127.0.0.1');
  const established = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(client, { eval: true, workerData: { port, wanted, established } });
  worker.on('error', () => {});
  // The process does nothing else meanwhile: none of them is accepted.
  for (let waited = 0; waited < 100 && Atomics.load(established, 0) < wanted; waited += 1)
    Atomics.wait(established, 1, 0, 100);
  const found = Atomics.load(established, 0);
  await worker.terminate();
  server.close();
  expect(found).toBe(wanted);
});

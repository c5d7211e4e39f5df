import type { Worker } from 'node:cluster';
import { createWorkerCounter } from './createWorkerCounter.ts';
import type { ToWorker } from './messages.ts';
import { relayRequests } from './relayRequests.ts';

/** A worker of a primary, as an object of this process. */
function createWorker(relay: ReturnType<typeof relayRequests>) {
  const state = { isHung: false };
  let listen: (message: ToWorker) => void = () => {};
  const worker = {
    isConnected: () => true,
    send: (message: ToWorker) => {
      setImmediate(() => {
        if (!state.isHung) listen(message);
      });
    },
  } as unknown as Worker;
  const counter = createWorkerCounter({
    send: (message) => {
      relay.onMessage(worker, message);
    },
    on: (type, listener) => {
      listen = (message) => {
        if (message.type === type) listener(message as never);
      };
    },
  });
  return { ...counter, state };
}

it('counts over all workers', async () => {
  const relay = relayRequests(() => []);
  const [a, b] = [createWorker(relay), createWorker(relay)];
  expect(await a.count('client', 60_000)).toMatchObject({ hits: 1 });
  const { hits, left } = await b.count('client', 60_000);
  expect([hits, left > 50_000 && left <= 60_000]).toEqual([2, true]);
  expect(await a.count('another', 60_000)).toMatchObject({ hits: 1 });
  expect((await Promise.all([a.count('client', 60_000), b.count('client', 60_000)])).map(({ hits }) => hits)).toEqual([
    3, 4,
  ]);
});

it('gives up on a primary that does not answer', async () => {
  const worker = createWorker(relayRequests(() => []));
  worker.state.isHung = true;
  await expect(worker.count('client', 60_000)).rejects.toThrow();
});

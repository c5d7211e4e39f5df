import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { distributeConnections, type ConnectionDistributor } from './distributeConnections.ts';

interface FakeWorker {
  worker: Worker;
  /** What was sent to it. */
  got: { id: number; socket: Socket }[];
}

let distributor: ConnectionDistributor;
let port: number;
let clients: Socket[];
let workers: FakeWorker[];
beforeEach(async () => {
  distributor = distributeConnections({ most: 2, waitMs: 200 });
  port = await distributor.listen(0, '127.0.0.1');
  clients = [];
  workers = [];
});
afterEach(() => {
  for (const client of clients) client.destroy();
  distributor.stop();
  for (const { worker, got } of workers) {
    distributor.onGone(worker);
    for (const { socket } of got) socket.destroy();
  }
});

/** @param accepts otherwise it hangs */
function join(accepts: boolean): FakeWorker {
  const fake: FakeWorker = { got: [], worker: {} as Worker };
  fake.worker = {
    send: ({ id }: { id: number }, socket: Socket) => {
      fake.got.push({ id, socket });
      if (accepts) setImmediate(() => distributor.onMessage(fake.worker, { type: 'accepted', id }));
    },
  } as unknown as Worker;
  workers.push(fake);
  distributor.join(fake.worker);
  return fake;
}

async function visit(): Promise<Socket> {
  const client = connect(port, '127.0.0.1').on('error', () => {});
  clients.push(client);
  await once(client, 'connect');
  return client;
}

const until = async (condition: () => boolean) => {
  while (!condition())
    await new Promise((resolve) => {
      setTimeout(resolve, 2);
    });
};

it('connections go to the workers in turn', async () => {
  join(true);
  join(true);
  for (let count = 1; count <= 6; count += 1) {
    await visit();
    await until(() => workers[0]!.got.length + workers[1]!.got.length === count);
  }
  expect(workers.map(({ got }) => got.length)).toEqual([3, 3]);
});

it('a worker that hangs gets one connection, and the others the rest', async () => {
  const hung = join(false);
  const well = join(true);
  for (let count = 1; count <= 6; count += 1) {
    await visit();
    await until(() => hung.got.length + well.got.length === count);
  }
  expect([hung.got.length, well.got.length]).toEqual([1, 5]);
});

it('what a worker had not accepted when it was killed goes to another', async () => {
  const hung = join(false);
  await visit();
  await until(() => hung.got.length === 1);
  const other = join(true);
  distributor.onGone(hung.worker);
  await until(() => other.got.length === 1);
  expect(other.got[0]!.socket).toBe(hung.got[0]!.socket);
});

it('while no worker serves connections wait for one', async () => {
  await visit();
  await visit();
  const late = join(true);
  await until(() => late.got.length === 2);
});

it('no more of them wait than the bound, and none for ever', async () => {
  const [first, , third] = [await visit(), await visit(), await visit()];
  await once(third, 'close');
  expect(first.destroyed).toBe(false);
  first.resume();
  await once(first, 'close');
});

it('a worker that wants no more gets none, and after the last one the port is closed', async () => {
  const [leaving, last] = [join(true), join(true)];
  distributor.onMessage(leaving.worker, { type: 'closed' });
  await visit();
  await visit();
  await until(() => last.got.length === 2);
  expect(leaving.got).toEqual([]);
  distributor.stop();
  distributor.onMessage(last.worker, { type: 'closed' });
  const refused = connect(port, '127.0.0.1');
  const [error] = (await once(refused, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');
});

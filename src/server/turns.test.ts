import { performance } from 'node:perf_hooks';
import { createServer, get } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { BusyError, createTurns, createWorkQueue } from './turns.ts';

const busyFor = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

it('takes turns in order, at most one in each round of the event loop', async () => {
  const turns = createTurns();
  const done: string[] = [];
  const round = () => {
    done.push('round');
    if (!done.includes('c')) setImmediate(round);
  };
  setImmediate(round);
  await Promise.all(['a', 'b', 'c'].map((name) => turns.take().then(() => done.push(name))));
  expect(done.join(' ')).toMatch(/^(?:round )*a (?:round )+b (?:round )+c\b/);
  expect(turns.waiting()).toBe(0);
});

it('serves two lines alternately', async () => {
  const turns = createTurns();
  const done: string[] = [];
  const take = (name: string, line: 'pages' | 'answers') => turns.take(line).then(() => done.push(name));
  await Promise.all([
    ...['p1', 'p2', 'p3'].map((name) => take(name, 'pages')),
    ...['a1', 'a2'].map((name) => take(name, 'answers')),
  ]);
  expect(done).toEqual(['a1', 'p1', 'a2', 'p2', 'p3']);
});

it('serves revalidations only while no page and no answer waits', async () => {
  const turns = createTurns();
  const done: string[] = [];
  const take = (name: string, line: 'pages' | 'answers' | 'revalidations') =>
    turns.take(line).then(() => {
      done.push(name);
    });
  await Promise.all([
    ...['r1', 'r2'].map((name) => take(name, 'revalidations')),
    // A page takes several turns.
    ...['p1', 'p2'].map((name) => take(name, 'pages').then(() => take(`${name} again`, 'pages'))),
    take('a1', 'answers'),
  ]);
  expect(done).toEqual(['a1', 'p1', 'p2', 'p1 again', 'p2 again', 'r1', 'r2']);
  expect(turns.waiting()).toBe(0);
});

it('answers requests between two turns, however many wait', async () => {
  const queue = createWorkQueue({ maxWaiting: 100, take: createTurns().take });
  const server = createServer((_req, res) => res.end(String(queue.waiting()))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const works = Array.from({ length: 40 }, () => queue.take().then(() => busyFor(15)));
  const waiting = await new Promise<number>((resolve) => {
    get({ port, host: '127.0.0.1' }, (res) => {
      res.on('data', (text: Buffer) => {
        resolve(Number(text.toString()));
      });
    });
  });
  expect(waiting).toBeGreaterThan(20);
  await Promise.all(works);
  server.close();
});

it('rests between the turns of several, for longer than they took, and not between the steps of one', async () => {
  const turns = createTurns();
  const step = () => turns.take().then(() => busyFor(5));
  const alone = performance.eventLoopUtilization();
  for (let turn = 0; turn < 10; turn += 1) await step();
  expect(performance.eventLoopUtilization(alone).idle).toBeLessThan(10);
  const before = performance.eventLoopUtilization();
  await Promise.all(Array.from({ length: 10 }, step));
  expect(performance.eventLoopUtilization(before).idle).toBeGreaterThan(50);
});

it('refuses work beyond its bound, and takes some again when there is room', async () => {
  const queue = createWorkQueue({ maxWaiting: 2, take: createTurns().take });
  const first = [queue.take(), queue.take()];
  expect(queue.assertRoom).toThrow(BusyError);
  await expect(queue.take()).rejects.toThrow(BusyError);
  await Promise.all(first);
  expect(queue.waiting()).toBe(0);
  await queue.take();
});

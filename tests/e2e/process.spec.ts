import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { startBuiltServer, statusOf } from './builtServer.ts';

const port = 3404;
const page = '/viviendas-barcelona-compra';

// One port for both.
test.describe.configure({ mode: 'serial' });

let server: ChildProcess;
test.beforeEach(async () => { server = await startBuiltServer(port); });
test.afterEach(() => { server.kill('SIGKILL'); });

const childrenOf = (pid: number): number[] => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

test('an origin that is killed comes back by itself', async () => {
  test.skip(!existsSync('/proc/self/task'), 'reads the children of a process from /proc');
  expect(await statusOf(port, page)).toBe(200);
  const [origin] = childrenOf(server.pid!);
  process.kill(origin!, 'SIGKILL');
  // What is not in the memory cache cannot be had for a moment, and is then told as what it is.
  await expect.poll(() => statusOf(port, '/viviendas-granada-alquiler'), { timeout: 20_000 }).toBe(200);
  expect(childrenOf(server.pid!)).not.toContain(origin);
  expect(server.exitCode).toBeNull();
});

test('told to stop, it answers what is under way and ends', async () => {
  const urls = Array.from({ length: 24 }, (_, index) => `${page}?page=${2 + (index % 4)}&utm_source=${index}`);
  const visits = urls.map((url) => statusOf(port, url));
  await Promise.race(visits);
  server.kill('SIGTERM');
  expect(await Promise.all(visits)).toEqual(urls.map(() => 200));
  const [code] = (await once(server, 'exit')) as [number];
  expect(code).toBe(0);
  expect(await statusOf(port, page)).toBe(0);
});

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { hasRedis, startPrivateRedis } from '../fakes/privateRedis.ts';
import { childrenOf, startBuiltServer, statusOf, stopServer } from './builtServer.ts';

const port = 3417;
const token = 'an-operators-own-token';
const page = '/viviendas-barcelona-compra';

// One port for all.
test.describe.configure({ mode: 'serial', timeout: 60_000 });
test.skip(!existsSync('/proc/self/task'), 'reads the children of a process from /proc');

/** The command line of a process; empty when it has ended. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

const workersOf = ({ pid }: ChildProcess): number[] =>
  childrenOf(pid!).filter((child) => commandOf(child).includes('server.mjs'));

/** One request on a new connection: connections are distributed over the workers in turn. */
function ask(path: string, method = 'GET', body?: string): Promise<{ status: number; cache: string; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, path, method, agent: new Agent(), headers: { authorization: `Bearer ${token}` } },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += String(chunk);
        });
        response.on('end', () => {
          resolve({ status: response.statusCode!, cache: String(response.headers['cache-status']), text });
        });
      },
    );
    asked.on('error', reject);
    asked.setTimeout(10_000, () => {
      asked.destroy(new Error('no answer'));
    });
    asked.end(body);
  });
}

const purgeAll = async (): Promise<unknown> =>
  JSON.parse((await ask('/admin/cache/purge', 'POST', '{"all":true,"mode":"hard"}')).text);

/** Waits until both workers respond from their cache. */
async function warm(): Promise<void> {
  await expect(async () => {
    for (const { cache } of await Promise.all(Array.from({ length: 6 }, () => ask(page))))
      expect(cache).toMatch(/; hit; ttl=\d+(?!.*shared)/);
  }).toPass({ timeout: 20_000 });
}

async function start(variables: Record<string, string> = {}): Promise<ChildProcess> {
  const server = await startBuiltServer(port, { WEB_CONCURRENCY: '2', ADMIN_TOKEN: token, ...variables });
  await expect.poll(async () => ((await purgeAll()) as { instances: number }).instances, { timeout: 20_000 }).toBe(2);
  return server;
}

let server: ChildProcess | undefined;
test.afterEach(async () => {
  // A worker outlives its primary for a moment, and would answer the next test's requests.
  if (server) await stopServer(server);
  server = undefined;
});

test('the metrics and the cache report of one worker add up over both', async () => {
  server = await start({ CACHE_MAX_MB: '64' });
  await warm();
  const { totals, kinds } = JSON.parse((await ask('/admin/cache')).text) as {
    totals: { maxBytes: number };
    kinds: { page: { entries: number } };
  };
  // An eighth of each is the sitemap's (docs/caching.md).
  expect([totals.maxBytes, kinds.page.entries]).toEqual([2 * 56 * 1024 * 1024, 2]);
  const { text } = await ask('/metrics');
  expect(text).toContain(`vencejo_cache_max_bytes ${totals.maxBytes}\n`);
  expect(text).toContain('vencejo_cache_entries{kind="page"} 2\n');
});

test('a purge requested from one worker is applied by both', async () => {
  server = await start();
  await warm();
  expect(await purgeAll()).toMatchObject({ instances: 2, confirmed: 2 });
  const first = await Promise.all([ask(page), ask(page)]);
  for (const { cache } of first) expect(cache).toContain('fwd=uri-miss');
});

test('with Redis a purge applies to both, and each worker serves pages that the other cached', async () => {
  test.skip(!hasRedis, 'no redis-server is installed here');
  const redis = await startPrivateRedis();
  try {
    server = await start({ REDIS_URL: redis.url });
    await warm();
    expect(await purgeAll()).toMatchObject({ instances: 2, confirmed: 2 });
    expect((await ask(page)).cache).toContain('fwd=uri-miss');
    await expect.poll(async () => redis.command('KEYS', `vencejo:*:page:${page}`)).toContain(page);
    await expect.poll(async () => (await ask(page)).cache).toContain('detail=shared');
  } finally {
    await redis.stop();
  }
});

test('a killed worker is replaced without failed requests', async () => {
  server = await start();
  const [first] = workersOf(server);
  process.kill(first!, 'SIGKILL');
  for (let visit = 0; visit < 40; visit += 1) expect((await ask(page)).status).toBe(200);
  await expect.poll(() => workersOf(server!).filter((worker) => worker !== first).length, { timeout: 10_000 }).toBe(2);
  await expect.poll(async () => ((await purgeAll()) as { confirmed: number }).confirmed, { timeout: 10_000 }).toBe(2);
});

test('while all workers are killed at once connections wait for the next ones, and none is refused', async () => {
  server = await start();
  const former = workersOf(server);
  for (const worker of former) process.kill(worker, 'SIGKILL');
  const killedAt = Date.now();
  const visits: Promise<{ status: number }>[] = [];
  const isRenewed = () => workersOf(server!).filter((worker) => !former.includes(worker)).length === 2;
  while (!isRenewed() || Date.now() - killedAt < 1_000) {
    visits.push(ask('/livez'));
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
  expect(visits.length).toBeGreaterThan(20);
  for (const { status } of await Promise.all(visits)) expect(status).toBe(200);
  expect((await ask(page)).status).toBe(200);
});

test('a worker and an origin that hang are killed and replaced, and no visitor is refused', async () => {
  server = await start();
  await warm();
  const [worker] = workersOf(server);
  const origin = childrenOf(server.pid!).find((child) => !workersOf(server!).includes(child));
  for (const pid of [worker!, origin!]) process.kill(pid, 'SIGSTOP');
  const stoppedAt = Date.now();
  const visits: Promise<{ status: number }>[] = [];
  const isReplaced = () => {
    const children = childrenOf(server!.pid!);
    return children.length === 3 && !children.includes(worker!) && !children.includes(origin!);
  };
  while (!isReplaced()) {
    expect(Date.now() - stoppedAt).toBeLessThan(10_000);
    visits.push(ask(page));
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  for (const { status } of await Promise.all(visits)) expect(status).toBe(200);
  await expect.poll(() => statusOf(port, '/viviendas-granada-alquiler'), { timeout: 20_000 }).toBe(200);
});

test('SIGHUP restarts the workers one by one without failed requests', async () => {
  server = await start();
  const former = workersOf(server);
  server.kill('SIGHUP');
  const renewed = () => !workersOf(server!).some((worker) => former.includes(worker));
  // Many requests, since a connection is rarely handed to a worker at the moment it exits.
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (!renewed()) expect((await ask(page)).status).toBe(200);
    }),
  );
  expect(workersOf(server)).toHaveLength(2);
});

test('after SIGTERM all workers complete their requests and exit', async () => {
  server = await start();
  const workers = workersOf(server);
  const visits = Array.from({ length: 16 }, (_, index) =>
    statusOf(port, `${page}?page=${1 + (index % 2)}&utm_source=${index}`),
  );
  await Promise.race(visits);
  server.kill('SIGTERM');
  for (const status of await Promise.all(visits)) expect(status).toBe(200);
  const [code] = (await once(server, 'exit')) as [number];
  expect(code).toBe(0);
  for (const worker of workers) expect(existsSync(`/proc/${worker}`)).toBe(false);
});

test('SIGTERM while workers start is a stop like any other', async () => {
  // It serves with the first; the others take some seconds.
  server = await startBuiltServer(port, { WEB_CONCURRENCY: '6', DRAIN_DELAY_SECONDS: '1' });
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await statusOf(port, page)).toBe(200);
  expect(await exit).toEqual([0, null]);
});

test('a port in use is logged once, and the process exits', async () => {
  const other = createServer().listen(port, '0.0.0.0');
  await once(other, 'listening');
  const child = spawn(process.execPath, ['dist/server/server.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      WEB_CONCURRENCY: '2',
      API_HOST: 'http://127.0.0.1:9',
      CMS_HOST: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const [code] = (await once(child, 'exit')) as [number];
  other.close();
  expect(code).toBe(1);
  expect(said.match(/is in use/g)).toHaveLength(1);
});

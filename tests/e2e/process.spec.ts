import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { childrenOf, startBuiltServer, statusOf, stopServer } from './builtServer.ts';

const port = 3404;
const page = '/viviendas-barcelona-compra';

// One port for all.
test.describe.configure({ mode: 'serial' });

let server: ChildProcess;
test.beforeEach(async () => {
  server = await startBuiltServer(port);
});
test.afterEach(() => stopServer(server));

interface Visits {
  statuses: Set<number>;
  /** Error codes except refused connections, which end a client's loop: a load balancer would use another instance. */
  failures: string[];
  count: number;
}

/**
 * Clients with separate connections that request pages until `isOver`, or until the port is closed. The visits are
 * counted while they happen; `ended` resolves after the last one.
 */
function visit(pages: readonly string[], isOver: () => boolean): { visits: Visits; ended: Promise<unknown> } {
  const visits: Visits = { statuses: new Set(), failures: [], count: 0 };
  const ended = Promise.all(
    Array.from({ length: 8 }, async (_, visitor) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let turn = visitor; !isOver(); turn += 1) {
        const ended = await new Promise<boolean>((resolve) => {
          const fail = ({ code }: NodeJS.ErrnoException) => {
            if (code !== 'ECONNREFUSED') visits.failures.push(String(code));
            resolve(true);
          };
          get({ port, path: pages[turn % pages.length], agent }, (answer) => {
            visits.statuses.add(answer.statusCode!);
            answer
              .on('error', fail)
              .on('end', () => {
                resolve(false);
              })
              .resume();
          }).on('error', fail);
        });
        if (ended) break;
        visits.count += 1;
      }
      agent.destroy();
    }),
  );
  return { visits, ended };
}

const keptPages = [page, '/', '/en/properties-madrid-rent', '/web/provinces?type=buy'];

test('cached pages are served under load while the origin is down, and the origin restarts', async () => {
  test.skip(!existsSync('/proc/self/task'), 'reads the children of a process from /proc');
  for (const url of keptPages) expect(await statusOf(port, url)).toBe(200);
  let over = false;
  const { visits, ended } = visit(keptPages, () => over);
  process.kill(childrenOf(server.pid!)[0]!, 'SIGKILL');
  await expect.poll(() => statusOf(port, '/viviendas-granada-alquiler'), { timeout: 20_000 }).toBe(200);
  await expect.poll(() => visits.count).toBeGreaterThan(100);
  over = true;
  await ended;
  expect(visits).toMatchObject({ statuses: new Set([200]), failures: [] });
});

test('SIGTERM under load fails no request', async () => {
  const pages = [
    ...keptPages,
    ...Array.from({ length: 40 }, (_, index) => `/viviendas-barcelona-compra?price_min=${index * 1_000}`),
  ];
  const { visits, ended } = visit(pages, () => false);
  await expect.poll(() => visits.count, { timeout: 20_000 }).toBeGreaterThan(20);
  const before = visits.count;
  server.kill('SIGTERM');
  await ended;
  expect(visits).toMatchObject({ statuses: new Set([200]), failures: [] });
  // The requests under way were answered after the signal.
  expect(visits.count).toBeGreaterThan(before);
  if (server.exitCode === null) await once(server, 'exit');
  expect(server.exitCode).toBe(0);
});

test('a killed origin is restarted', async () => {
  test.skip(!existsSync('/proc/self/task'), 'reads the children of a process from /proc');
  expect(await statusOf(port, page)).toBe(200);
  const [origin] = childrenOf(server.pid!);
  process.kill(origin!, 'SIGKILL');
  // A page that is not cached is unavailable until the origin has restarted, and then responds with its own status.
  await expect.poll(() => statusOf(port, '/viviendas-granada-alquiler'), { timeout: 20_000 }).toBe(200);
  expect(childrenOf(server.pid!)).not.toContain(origin);
  expect(server.exitCode).toBeNull();
});

test('an origin that hangs is killed and replaced, and visitors get what is cached meanwhile', async () => {
  test.skip(!existsSync('/proc/self/task'), 'reads the children of a process from /proc');
  expect(await statusOf(port, page)).toBe(200);
  const [origin] = childrenOf(server.pid!);
  process.kill(origin!, 'SIGSTOP');
  await expect
    .poll(
      async () => {
        expect(await statusOf(port, page)).toBe(200);
        return childrenOf(server.pid!).includes(origin!);
      },
      { timeout: 15_000 },
    )
    .toBe(false);
  await expect.poll(() => statusOf(port, '/viviendas-granada-alquiler'), { timeout: 20_000 }).toBe(200);
});

test('after SIGTERM the process completes its requests and exits', async () => {
  const urls = Array.from({ length: 24 }, (_, index) => `${page}?page=${2 + (index % 4)}&utm_source=${index}`);
  const visits = urls.map((url) => statusOf(port, url));
  await Promise.race(visits);
  server.kill('SIGTERM');
  expect(await Promise.all(visits)).toEqual(urls.map(() => 200));
  const [code] = (await once(server, 'exit')) as [number];
  expect(code).toBe(0);
  expect(await statusOf(port, page)).toBe(0);
});

/** The status of an answer on a connection of its own; the code of the error without one. */
const statusOnNewConnection = (path: string): Promise<number | string> =>
  new Promise((resolve) => {
    get({ port, path, agent: false }, (answer) => {
      answer.resume().on('end', () => {
        resolve(answer.statusCode!);
      });
    }).on('error', ({ code }: NodeJS.ErrnoException) => {
      resolve(String(code));
    });
  });

test('for DRAIN_DELAY_SECONDS a site is not ready and serves new connections', async () => {
  const delay = 2_000;
  await stopServer(server);
  server = await startBuiltServer(port, { DRAIN_DELAY_SECONDS: String(delay / 1_000) });
  const exit = once(server, 'exit') as Promise<[number]>;
  // It answers before it is ready.
  await expect.poll(() => statusOnNewConnection('/readyz')).toBe(200);
  server.kill('SIGTERM');
  const stoppedAt = Date.now();
  await expect.poll(() => statusOnNewConnection('/readyz'), { intervals: [20] }).toBe(503);
  const seen = { ready: new Set<number | string>(), home: new Set<number | string>() };
  // To its end, which may come between two questions.
  const isServing = () => server.exitCode === null && Date.now() - stoppedAt < delay;
  do {
    const home = await statusOnNewConnection('/');
    const ready = await statusOnNewConnection('/readyz');
    if (!isServing()) break;
    seen.home.add(home);
    seen.ready.add(ready);
  } while (isServing());
  expect(seen).toEqual({ home: new Set([200]), ready: new Set([503]) });
  expect(await exit).toEqual([0, null]);
  expect(Date.now() - stoppedAt).toBeGreaterThanOrEqual(delay);
  expect(await statusOnNewConnection('/')).toBe('ECONNREFUSED');
});

test('a port in use is logged once, and the process exits', async () => {
  await stopServer(server);
  const other = createServer().listen(port, '0.0.0.0');
  await once(other, 'listening');
  const child = spawn(process.execPath, ['dist/server/server.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      API_HOST: 'http://127.0.0.1:9',
      CMS_HOST: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let logged = '';
  child.stderr.on('data', (chunk) => {
    logged += String(chunk);
  });
  const [code] = (await once(child, 'exit')) as [number];
  other.close();
  expect(code).toBe(1);
  expect(logged.match(/is in use/g)).toHaveLength(1);
});

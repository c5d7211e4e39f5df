import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { childrenOf, startBuiltServer, statusOf, stopServer } from './builtServer.ts';

const port = 3404;
const page = '/viviendas-barcelona-compra';

// One port for all, and one site as long as it runs.
test.describe.configure({ mode: 'serial' });

let server: ChildProcess | undefined;
test.beforeAll(async () => {
  server = await startBuiltServer(port, { DRAIN_DELAY_SECONDS: '1' });
});
test.afterAll(() => stopServer(server));

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

/** Pages that are in the cache from now on. A busy machine may answer the first of so many that it has none yet. */
async function keep(pages: readonly string[]): Promise<void> {
  for (const url of pages) await expect.poll(() => statusOf(port, url)).toBe(200);
}

/** Until the origin answers again: for a page that is not in the cache. */
const originIsBack = (url: string) => expect.poll(() => statusOf(port, url), { timeout: 60_000 }).toBe(200);

test('cached pages are served under load while a killed origin is restarted', async () => {
  test.skip(!existsSync('/proc/self/task'), 'reads the children of a process from /proc');
  await keep(keptPages);
  let over = false;
  const { visits, ended } = visit(keptPages, () => over);
  const [origin] = childrenOf(server!.pid!);
  process.kill(origin!, 'SIGKILL');
  const before = visits.count;
  await originIsBack('/viviendas-granada-alquiler');
  // Each of them several times, however long that takes.
  await expect.poll(() => visits.count - before, { timeout: 60_000 }).toBeGreaterThan(100);
  over = true;
  await ended;
  expect(visits).toMatchObject({ statuses: new Set([200]), failures: [] });
  expect(childrenOf(server!.pid!)).not.toContain(origin);
  expect(server!.exitCode).toBeNull();
});

test('an origin that hangs is killed and replaced, and visitors get what is cached meanwhile', async () => {
  test.skip(!existsSync('/proc/self/task'), 'reads the children of a process from /proc');
  await keep([page]);
  const [origin] = childrenOf(server!.pid!);
  process.kill(origin!, 'SIGSTOP');
  await expect
    .poll(
      async () => {
        expect(await statusOf(port, page)).toBe(200);
        return childrenOf(server!.pid!).includes(origin!);
      },
      { timeout: 60_000 },
    )
    .toBe(false);
  await originIsBack('/viviendas-malaga-alquiler');
});

test('SIGTERM under load fails no request, and the process exits when those under way are answered', async () => {
  // In the cache: for the others a busy machine has an answer of its own.
  const pages = [...keptPages, ...Array.from({ length: 20 }, (_, index) => `${page}?price_min=${index * 1_000}`)];
  await keep(pages);
  const { visits, ended } = visit(pages, () => false);
  await expect.poll(() => visits.count, { timeout: 60_000 }).toBeGreaterThan(20);
  // Asked of the origin, which ends after the site.
  const asked = ['/viviendas-girona-compra', '/en/properties-valencia-rent'].map((url) => statusOf(port, url));
  await expect.poll(() => visits.count, { timeout: 60_000 }).toBeGreaterThan(40);
  const exit = once(server!, 'exit');
  server!.kill('SIGTERM');
  await ended;
  expect(await Promise.all(asked)).toEqual([200, 200]);
  expect(visits).toMatchObject({ statuses: new Set([200]), failures: [] });
  expect(await exit).toEqual([0, null]);
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
  // Longer than all that is asked below takes; that it ends is tested above.
  server = await startBuiltServer(port, { DRAIN_DELAY_SECONDS: '60' });
  // It answers before it is ready.
  await expect.poll(() => statusOnNewConnection('/readyz')).toBe(200);
  server.kill('SIGTERM');
  await expect.poll(() => statusOnNewConnection('/readyz'), { intervals: [20] }).toBe(503);
  for (let again = 0; again < 5; again += 1)
    expect([await statusOnNewConnection('/'), await statusOnNewConnection('/readyz')]).toEqual([200, 503]);
  expect(server.exitCode).toBeNull();
  await stopServer(server);
});

test('a port in use is logged once, and the process exits', async () => {
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

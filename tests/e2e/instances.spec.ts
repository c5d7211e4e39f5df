import type { ChildProcess } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { hasRedis, startPrivateRedis, type PrivateRedis } from '../fakes/privateRedis.ts';
import { startBuiltServer, statusOf, stopServer } from './builtServer.ts';

const ports = [3417, 3418] as const;
const token = 'an-operators-own-token';
const page = '/viviendas-barcelona-compra';

// Two sites for both, of which the second test stops one.
test.describe.configure({ mode: 'serial' });
test.skip(!hasRedis, 'no redis-server is installed here');

/** What a site says of its cache with a page. */
async function cacheStatusOf(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${page}`);
  await answer.arrayBuffer();
  return String(answer.headers.get('cache-status'));
}

async function purgeAll(port: number): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}/admin/cache/purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: '{"all":true,"mode":"hard"}',
  });
  return answer.json();
}

let redis: PrivateRedis | undefined;
const servers: ChildProcess[] = [];

test.beforeAll(async () => {
  redis = await startPrivateRedis();
  const variables = { REDIS_URL: redis.url, ADMIN_TOKEN: token, PUBLIC_ORIGIN: `http://localhost:${ports[0]}` };
  // One after the other: a busy machine starts two at once too slowly.
  for (const port of ports) servers.push(await startBuiltServer(port, variables));
  await expect.poll(() => purgeAll(ports[0])).toMatchObject({ instances: 2, confirmed: 2 });
});
test.afterAll(async () => {
  await Promise.all(servers.map(stopServer));
  await redis?.stop();
});

test('a page that one site rendered is served by the other, and a purge sent to either applies to both', async () => {
  const [first, second] = ports;
  expect(await cacheStatusOf(first)).toContain('fwd=uri-miss');
  await expect.poll(() => redis!.command('KEYS', `vencejo:*:page:${page}`)).toContain(page);
  expect(await cacheStatusOf(second)).toContain('detail=shared');
  for (const port of ports) expect(await cacheStatusOf(port)).toMatch(/; hit; ttl=\d+(?!.*shared)/);
  expect(await purgeAll(second)).toMatchObject({ instances: 2, confirmed: 2 });
  expect(await cacheStatusOf(first)).toContain('fwd=uri-miss');
});

test('while one site drains and exits, the other answers and is the only instance', async () => {
  const [first, second] = ports;
  servers[0]!.kill('SIGTERM');
  await expect.poll(() => statusOf(first, '/livez')).toBe(0);
  expect(await statusOf(second, page)).toBe(200);
  await expect.poll(() => purgeAll(second)).toMatchObject({ instances: 1, confirmed: 1 });
});

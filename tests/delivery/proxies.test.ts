import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { startCaddy, startNginx, type Proxy } from '#tests/fakes/startProxy.ts';
import { hasProgram } from './programs.ts';
import { ask } from './requests.ts';

/** The real application behind the examples, as visitors and a CMS reach it. */

const [admin, purger] = ['a-token-for-everything', 'a-token-that-only-purges'];
const dir = mkdtempSync(path.join(tmpdir(), 'vencejo-proxies-'));
let site: TestSite | undefined;
let server: Server | undefined;
let sites: [string, string];
beforeAll(async () => {
  site = await createTestSite({ ADMIN_TOKEN: admin, PURGE_TOKEN: purger });
  server = createServer(site.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  sites = [address, address];
});
afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await site?.close();
  rmSync(dir, { recursive: true });
});

const proxies = [
  ['nginx', startNginx],
  ['caddy', startCaddy],
] as const;

const spellings = [
  ...['/admin', '/admin/', '/admin/cache', '/admin/mails/', '/admin/cache/purge', '/metrics', '/metrics/'],
  ...['/Admin', '/ADMIN/', '/Admin/cache', '/aDmin/mails', '/METRICS', '/Metrics/', '/%61dmin/cache', '/admin%2Fcache'],
];

describe.each(proxies)('behind %s', (name, start) => {
  const test = hasProgram(name) ? it : it.skip;
  let proxy: Proxy | undefined;
  beforeAll(async () => {
    if (hasProgram(name)) proxy = await start({ dir: path.join(dir, name), sites });
  });
  afterAll(() => proxy?.stop());

  const asOperator = { Authorization: `Bearer ${admin}` };
  const purge = (url: string, token: string, method = 'POST') =>
    ask(proxy!.url + url, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(method === 'POST' ? { body: JSON.stringify({ tags: ['home'] }) } : {}),
    });

  test('visitors get pages', async () => {
    const { status, headers } = await ask(proxy!.url, { headers: { 'Accept-Encoding': 'br' } });
    expect([status, headers['content-encoding']]).toEqual([200, 'br']);
  });

  test('no spelling of an operators’ path answers to the right token', async () => {
    const statuses = [];
    for (const url of spellings) statuses.push([url, (await ask(proxy!.url + url, { headers: asOperator })).status]);
    expect(statuses.filter(([url, status]) => status !== (url === '/admin/cache/purge' ? status : 404))).toEqual([]);
    for (const url of ['/', '/admin/cache/purge'])
      expect([404, 405]).toContain((await ask(proxy!.url + url, { method: 'PURGE', headers: asOperator })).status);
  });

  test('a CMS purges by POST with its token, which opens nothing else', async () => {
    expect((await purge('/admin/cache/purge', purger)).status).toBe(200);
    expect((await purge('/admin/cache/purge', 'wrong')).status).toBe(401);
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect([404, 405]).toContain((await purge('/admin/cache/purge', purger, method)).status);
    for (const url of ['/Admin/Cache/Purge', '/admin/cache/purge/', '/admin/leads/retry'])
      expect((await purge(url, purger)).status).toBe(404);
  });

  test('operators have their own way, where the example has one', async () => {
    if (proxy!.operators)
      expect((await ask(`${proxy!.operators}/admin/cache`, { headers: asOperator })).status).toBe(200);
  });

  test('purges of one address have a limit', async () => {
    // The sites count wrong tokens themselves.
    if (name === 'caddy') return;
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await purge('/admin/cache/purge', purger)).status),
    );
    expect([...new Set(statuses)].sort()).toEqual([200, 429]);
  });
});

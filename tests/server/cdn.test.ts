import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { readEnv } from '#config/env.ts';
import { cdnLimits, createConfiguredCdn, type CdnPurger } from '#server/cdn/createCdnPurger.ts';
import { createLogger } from '#server/logging/logger.ts';
import { createTestSite, type TestSite } from '#tests/fakes/createTestSite.ts';
import { startFeedServer, type FeedServer } from '#tests/fakes/feedServer.ts';

const token = 'a-token-of-some-length';
const cdnToken = 'may-purge-and-no-more';
const page = '/viviendas-barcelona-compra';
const names = ['fastly', 'cloudflare'] as const;
const fields = {
  fastly: { keys: 'surrogate-key', lifetime: 'surrogate-control', separator: ' ' },
  cloudflare: { keys: 'cache-tag', lifetime: 'cdn-cache-control', separator: ',' },
};

interface Call {
  method: string;
  path: string;
  headers: Record<string, unknown>;
  body: unknown;
}

let api: FeedServer;
let site: TestSite;
let cdn: CdnPurger;
let calls: Call[];
const lines: string[] = [];

/** What the CDN's API answers to each call, in turn; then 200. */
let statuses: number[];
/** Runs before a call is answered. */
let onCall: () => unknown;

async function start(name: (typeof names)[number], limits: Partial<typeof cdnLimits> = {}): Promise<void> {
  const variables = { CDN_PURGE: name, CDN_PURGE_ID: 'id-1', CDN_PURGE_TOKEN: cdnToken, CDN_PURGE_URL: api.origin };
  const logger = createLogger('info', { stream: { write: (line) => void lines.push(line) } });
  cdn = createConfiguredCdn(readEnv(variables), logger, {
    ...cdnLimits,
    pauseMs: 1,
    backoff: { initialMs: 1, maxMs: 1 },
    ...limits,
  })!;
  site = await createTestSite({ ADMIN_TOKEN: token, ...variables }, { logger, cdn });
}

beforeEach(async () => {
  [calls, statuses, onCall] = [[], [], () => undefined];
  lines.length = 0;
  api = await startFeedServer();
  api.answer((req, res) => {
    void text(req).then(async (body) => {
      calls.push({ method: req.method!, path: req.url!, headers: req.headers, body: JSON.parse(body) });
      await onCall();
      res.writeHead(statuses.shift() ?? 200).end('{}');
    });
  });
});
afterEach(async () => {
  await cdn.close();
  await site.close();
  await api.stop();
});

const get = (url: string) => request(site.app).get(url);
const asOperator = (test: request.Test) => test.set('Authorization', `Bearer ${token}`);
const purge = (body: object) => asOperator(request(site.app).post('/admin/cache/purge')).send(body).expect(200);
/** Resolves when so many calls have come and nothing waits; a test that waits for ever fails by its own limit. */
async function sent(count: number): Promise<Call[]> {
  while (calls.length < count || cdn.stats().waiting > 0) await sleep(5);
  return calls;
}

describe.each(names)('%s', (name) => {
  const { keys, lifetime, separator } = fields[name];
  const keysOf = async (url: string) => String((await get(url)).headers[keys]).split(separator);

  it('is told the keys and the lifetime of a page, an answer of the API and a file of the sitemap', async () => {
    await start(name);
    for (const url of [page, page, '/web/provinces', '/sitemap.xml']) {
      const { headers } = await get(url);
      expect(headers[lifetime]).toMatch(/^max-age=\d+/);
      expect(headers[keys]).toMatch(/^url:[\da-f]{16}/);
    }
    expect(await keysOf(page)).toEqual(expect.arrayContaining([...site.cache.find(`page:${page}`)!.tags]));
    const unpacked = await get('/sitemap.xml').set('Accept-Encoding', 'identity');
    expect(unpacked.headers[keys]).toMatch(/^url:/);
  });

  it('is told nothing of what is private', async () => {
    await start(name);
    const { headers } = await get('/rgpd/cancelar');
    expect(headers['cache-control']).toContain('no-store');
    expect([headers[keys], headers[lifetime]]).toEqual([undefined, undefined]);
  });

  it('is purged by the same keys, after the site itself', async () => {
    await start(name);
    await get(page);
    const held: unknown[] = [];
    onCall = () => held.push(site.cache.find(`page:${page}`));
    await purge({ tags: ['estates', 'a,b'], mode: 'hard' });
    const [call] = await sent(1);
    expect(held).toEqual([undefined]);
    expect(call).toMatchObject(
      name === 'fastly'
        ? {
            method: 'POST',
            path: '/service/id-1/purge',
            headers: { 'fastly-key': cdnToken, 'surrogate-key': 'estates a%2Cb' },
          }
        : {
            method: 'POST',
            path: '/zones/id-1/purge_cache',
            headers: { authorization: `Bearer ${cdnToken}` },
            body: { tags: ['estates', 'a%2Cb'] },
          },
    );
    expect(call!.headers['fastly-soft-purge']).toBeUndefined();
  });

  it('is purged of a URL by its key, and of everything', async () => {
    await start(name);
    const [key] = await keysOf(page);
    await asOperator(request(site.app).purge(page)).expect(200);
    const [call] = await sent(1);
    expect(name === 'fastly' ? call!.headers : call!.body).toEqual(
      expect.objectContaining(name === 'fastly' ? { 'surrogate-key': key, 'fastly-soft-purge': '1' } : { tags: [key] }),
    );
    await purge({ all: true });
    expect((await sent(2))[1]).toMatchObject(
      name === 'fastly' ? { path: '/service/id-1/purge_all' } : { body: { purge_everything: true } },
    );
  });

  it('keeps no answer that it gets after a soft purge and before the revalidation', async () => {
    await start(name);
    await get(page);
    await purge({ tags: ['estates'] });
    const { headers } = await get(page);
    expect(headers['cache-status']).toContain('stale-while-revalidate');
    expect(Number(/^max-age=(\d+)/.exec(headers[lifetime]!)![1])).toBeLessThanOrEqual(Number(headers.age));
  });

  it('gets no more keys in a call than it takes', async () => {
    await start(name);
    const tags = Array.from({ length: 300 }, (_, index) => `estate:${index}`);
    await purge({ tags });
    const perCall = (await sent(name === 'fastly' ? 2 : 10)).map(({ headers, body }) =>
      name === 'fastly' ? String(headers['surrogate-key']).split(' ') : (body as { tags: string[] }).tags,
    );
    expect(perCall.flat()).toEqual(tags);
    expect(Math.max(...perCall.map(({ length }) => length))).toBe(name === 'fastly' ? 256 : 30);
  });
});

it('a CDN that fails changes nothing for the site, and gets the purge when it is back', async () => {
  await start('fastly');
  statuses = [503, 429, 401];
  const { body } = await purge({ tags: ['estates'] });
  expect(body).toEqual({ entries: 0, instances: 1, confirmed: 1 });
  expect((await sent(4)).map(({ headers }) => headers['surrogate-key'])).toEqual(Array(4).fill('estates'));
  await purge({ tags: ['agents'] });
  await sent(5);
  const metrics = (await asOperator(get('/metrics'))).text;
  expect(metrics).toContain('vencejo_cdn_purge_calls_total{outcome="failed"} 3');
  expect(metrics).toMatch(/vencejo_cdn_purge_calls_total\{outcome="sent"\} [12]/);
  expect(metrics).toContain('vencejo_cdn_keys_waiting 0');
  const logged = lines.filter((line) => line.includes('cdn'));
  expect(logged.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'cdn cannot be purged',
    'cdn is purged again',
  ]);
  expect(lines.join()).not.toContain(cdnToken);
});

it('a call that the CDN refuses is logged, and the next is sent', async () => {
  await start('cloudflare');
  statuses = [400];
  await purge({ tags: ['wrong'] });
  await sent(1);
  await purge({ tags: ['right'] });
  expect((await sent(2)).map(({ body }) => body)).toEqual([{ tags: ['wrong'] }, { tags: ['right'] }]);
  expect(lines.filter((line) => line.includes('cdn refused a purge'))).toHaveLength(1);
});

it('a CDN that does not answer is given up on and asked again', async () => {
  await start('fastly', { timeoutMs: 50 });
  let hangs = true;
  onCall = () => (hangs ? new Promise(() => undefined) : undefined);
  await purge({ tags: ['estates'] });
  while (cdn.stats().calls.failed === 0) await sleep(5);
  hangs = false;
  while (cdn.stats().calls.sent === 0) await sleep(5);
  expect(cdn.stats().waiting).toBe(0);
});

it('a site that stops sends what waits', async () => {
  await start('fastly', { backoff: { initialMs: 60_000, maxMs: 60_000 } });
  statuses = [503];
  await purge({ tags: ['estates'] });
  while (cdn.stats().calls.failed === 0) await sleep(5);
  await cdn.close();
  expect(cdn.stats()).toEqual({ calls: { sent: 1, failed: 1, refused: 0 }, waiting: 0 });
});

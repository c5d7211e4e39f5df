import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { mallocEnv, siteRuntimeFlags, siteProcess } from '#config/processFlags.ts';
import { createEdgeCache } from '#server/edge/createEdgeCache.ts';
import type { CacheEvent, Loaded } from '#server/edge/EdgeCache.ts';
import { createEdgeSite, resource, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import { answering, counting, held, resetting } from '#tests/fakes/upstreamBehaviours.ts';

let site: EdgeSite;
beforeEach(async () => {
  site = await createEdgeSite();
});
afterEach(() => site.close());

const sampleSchema = z.object({ rss: z.number(), used: z.number(), cached: z.number() });

const windows = {
  'Cache-Control': 'max-age=10, stale-while-revalidate=20, stale-if-error=100',
  'Surrogate-Key': 'estates',
};

it('statement 34: every outcome is counted once', async () => {
  const counters = () => site.cache.stats().kinds.api!;
  const slow = held(counting(windows));
  site.upstream.behave(slow.answer);
  const visits = site.visits(3, resource);
  await slow.asked();
  await site.joined(2);
  expect(site.cache.stats().inFlight).toBe(1);
  slow.release();
  await visits;
  expect(counters()).toMatchObject({ misses: 1, collapsed: 2, stored: 1, hits: 0, entries: 1 });
  // The second makes an encoding, which no visitor is counted twice for.
  for (const encoding of ['identity', 'br', 'br', 'gzip'])
    await site.visit(resource, { headers: { 'accept-encoding': encoding } });
  expect(counters()).toMatchObject({ misses: 1, hits: 4, staleHits: 0 });
  site.forward(11);
  await site.visit(resource);
  await site.settled();
  expect(counters()).toMatchObject({ hits: 4, staleHits: 1, revalidations: 1, stored: 2 });
  site.upstream.behave(resetting);
  site.forward(31);
  await site.visit(resource);
  await site.visit(resource);
  expect(counters()).toMatchObject({ misses: 2, staleHits: 3, errorsServedStale: 2, errors: 0 });
  await site.visit('/web/estates/rent');
  expect(counters()).toMatchObject({ misses: 3, errors: 1 });
  site.purge({ tags: ['estates'], mode: 'hard' });
  expect(site.cache.stats()).toMatchObject({ purges: 1, entries: 0, bytes: 0, inFlight: 0, maxBytes: 32_000_000 });
});

const answer = (body: Buffer, tags: string[] = [], headers: Record<string, string> = {}): Loaded => ({
  kind: 'answer',
  answer: { status: 200, headers, body },
  lifetime: { fresh: 600, whileRevalidate: 0, ifError: 0, age: 0 },
  tags,
});

it('statement 35: the counted bytes include key, headers, tags, encodings and parsed values', async () => {
  const cache = createEdgeCache({ maxBytes: 10_000_000 });
  const ask = async (name: string, loaded: Loaded) => {
    const before = cache.stats().bytes;
    const { entry } = await cache.getOrLoad({
      key: `k:${name}`,
      url: `/${name}`,
      kind: 'api',
      load: () => Promise.resolve(loaded),
    });
    return { entry: entry!, bytes: cache.stats().bytes - before };
  };
  const bare = await ask('a', answer(Buffer.alloc(0)));
  // With the holes that malloc leaves.
  expect((await ask('b', answer(Buffer.alloc(8_000)))).bytes - bare.bytes).toBe(9_000);
  expect((await ask(`c${'x'.repeat(500)}`, answer(Buffer.alloc(0)))).bytes - bare.bytes).toBeGreaterThanOrEqual(1_000);
  expect(
    (await ask('d', answer(Buffer.alloc(0), [], { 'x-long': 'y'.repeat(700) }))).bytes - bare.bytes,
  ).toBeGreaterThanOrEqual(700);
  expect((await ask('e', answer(Buffer.alloc(0), ['t'.repeat(300)]))).bytes - bare.bytes).toBeGreaterThanOrEqual(300);
  const before = cache.stats().bytes;
  cache.derive(bare.entry, 'br', () => ({ value: 'encoded', bytes: 900 }));
  cache.derive(bare.entry, 'br', () => ({ value: 'encoded', bytes: 900 }));
  expect(cache.stats().bytes - before).toBe(900);
  expect(cache.sizeOf(bare.entry)).toBe(bare.bytes + 900);
  cache.close();
});

it('statement 35: a small stored body does not keep a larger shared buffer in memory', async () => {
  const cache = createEdgeCache({ maxBytes: 10_000_000 });
  const { entry } = await cache.getOrLoad({
    key: 'k:a',
    url: '/a',
    kind: 'api',
    load: () => Promise.resolve(answer(Buffer.from('short'))),
  });
  expect(entry!.body.buffer.byteLength).toBe(5);
  cache.close();
});

it('statement 35: encodings of an entry count towards the bound and evict other entries', async () => {
  const cache = createEdgeCache({ maxBytes: 100_000 });
  for (let index = 0; index < 30; index += 1) {
    const { entry } = await cache.getOrLoad({
      key: `k:${index}`,
      url: `/${index}`,
      kind: 'api',
      load: () => Promise.resolve(answer(Buffer.alloc(4_000))),
    });
    cache.derive(entry!, 'br', () => ({ value: Buffer.alloc(4_000), bytes: 4_000 }));
    expect(cache.stats().bytes).toBeLessThanOrEqual(100_000);
  }
  cache.close();
});

it('statement 35: memory stays within the bound however many URLs are requested', async () => {
  // In a process of its own: it needs collections on demand, and this one has the memory of other tests.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--expose-gc',
      ...siteProcess.flags,
      ...siteRuntimeFlags,
      path.join(__dirname, 'memoryOfManyUrls.ts'),
      '40000',
      '32',
    ],
    { env: { ...process.env, ...mallocEnv, NODE_OPTIONS: '' } },
  );
  const { start, samples, entries } = z
    .object({ start: sampleSchema, samples: z.array(sampleSchema).length(8), entries: z.number() })
    .parse(JSON.parse(stdout));
  const bound = 32 * 1024 * 1024;
  const end = samples[7]!;
  expect(entries).toBeLessThan(4_000);
  expect(end.cached).toBeLessThanOrEqual(bound);
  // What is counted is what there is: objects and buffers together.
  expect(end.used - start.used).toBeLessThan(1.15 * bound);
  // With what the heap and malloc hold beside it.
  expect(end.rss - start.rss).toBeLessThan(2.5 * bound);
  // 250 bytes for each URL would be more. The least of each half: one collection leaves some megabytes.
  const least = (half: typeof samples): number => Math.min(...half.map(({ used }) => used));
  expect(least(samples.slice(4)) - least(samples.slice(0, 4))).toBeLessThan(5_000_000);
  // What the system has given differs by a tenth from run to run, and by more on a busy machine.
  expect(end.rss).toBeLessThan(1.3 * samples[3]!.rss);
});

it('statement 36: an outage hidden by stale entries shows in the counters, the circuit and the last good response', async () => {
  const begun = Date.now();
  site.upstream.behave(answering(windows));
  await site.visit(resource);
  const { lastGood } = site.states().api;
  expect(lastGood).toBeGreaterThanOrEqual(begun);
  site.upstream.behave(answering({}, { status: 500 }));
  for (let second = 0; second < 30; second += 5) {
    site.forward(11);
    expect((await site.visit(resource)).status).toBe(200);
    await site.settled();
  }
  expect(site.states().api).toMatchObject({ breaker: 'open', lastGood });
  expect(site.states().cms).toEqual({ breaker: 'closed', lastGood: null });
  expect(site.cache.stats().kinds.api!.errorsServedStale).toBeGreaterThan(0);
});

it('statement 36: a response that breaks the contract is not a good response', async () => {
  site.upstream.behave((_req, res) => {
    res.writeHead(200, { 'Content-Type': 'application/json' }).end('<html>');
  });
  await site.visit(resource);
  expect(site.states().api.lastGood).toBeNull();
});

it('statement 36: a failed background revalidation is reported as an event', async () => {
  const events: CacheEvent[] = [];
  let now = 0;
  const cache = createEdgeCache({
    maxBytes: 1_000_000,
    now: () => now,
    onEvent: (event) => {
      events.push(event);
    },
  });
  const ask = (load: () => Promise<Loaded>) => cache.getOrLoad({ key: 'k', url: '/k', kind: 'api', load });
  await ask(() =>
    Promise.resolve({
      ...answer(Buffer.from('x')),
      lifetime: { fresh: 1, whileRevalidate: 60, ifError: 0, age: 0 },
    } as Loaded),
  );
  now = 2_000;
  await ask(() => Promise.reject(new Error('down')));
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(events).toEqual([expect.objectContaining({ type: 'revalidationFailed', url: '/k' })]);
  cache.close();
});

describe('changes of the wall clock', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['back by a year', -365 * 86_400_000],
    ['forward by a second', 1_000],
  ])('statement 37: %s, no entry stays fresh longer or becomes stale', async (_how, by) => {
    const upstream = counting({ 'Cache-Control': 'max-age=10, stale-while-revalidate=0, stale-if-error=0' });
    site.upstream.behave(upstream);
    await site.visit(resource);
    const real = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => real() + by);
    site.forward(9);
    expect((await site.visit(resource)).headers.age).toBe('9');
    site.forward(2);
    await site.visit(resource);
    expect(upstream.count()).toBe(2);
  });
});

describe('HEAD, errors and redirects', () => {
  it('statement 38: HEAD is fetched, stored and served as GET', async () => {
    site.upstream.behave(answering({ 'Cache-Control': 'max-age=60' }, { body: Array(200).fill('text') }));
    const head = await site.visit(resource, { method: 'HEAD' });
    const get = await site.visit(resource);
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      get.headers['content-length'],
    ]);
    expect(site.upstream.requests).toEqual([`GET ${resource}`]);
    const encoded = await site.visit(resource, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect([
      encoded.body.length,
      encoded.headers['content-encoding'],
      Number(encoded.headers['content-length']),
    ]).toEqual([0, 'br', expect.any(Number)]);
  });

  it.each([
    [404, 10],
    [410, 10],
  ])('statement 38: a %i without freshness is kept for %i s, and not served after that', async (status, seconds) => {
    site.upstream.behave(answering({}, { status }));
    await site.visit(resource);
    site.forward(seconds - 1);
    await site.visit(resource);
    expect(site.asked(resource)).toBe(1);
    site.forward(2);
    await site.visit(resource);
    expect(site.asked(resource)).toBe(2);
  });

  it.each([500, 502, 503, 504])('statement 38: a %i without freshness is not stored', async (status) => {
    site.upstream.behave(answering({}, { status }));
    await site.visit(resource);
    site.upstream.behave(answering({}));
    expect((await site.visit(resource)).status).toBe(200);
  });

  it('statement 38: a 301 is kept as the policy says, and never served stale', async () => {
    await site.close();
    site = await createEdgeSite({}, { verdict: () => 'expected' });
    site.upstream.behave(answering({ Location: '/elsewhere' }, { status: 301 }));
    expect((await site.visit(resource)).headers.location).toBe('/elsewhere');
    site.forward(59);
    await site.visit(resource);
    expect(site.asked(resource)).toBe(1);
    site.forward(2);
    await site.visit(resource);
    expect(site.asked(resource)).toBe(2);
  });

  it('statement 38: pages that are not found or redirect are kept for ten seconds', async () => {
    for (const [path, status] of [
      ['/viviendas-barcelona-compra/x/MS9999-9999', 404],
      ['/viviendas-barcelona-compra/otro/MS0116-1000', 301],
    ] as const) {
      const { headers, status: given } = await site.visit(path);
      expect(given).toBe(status);
      expect(headers['cdn-cache-control']).toMatch(/^max-age=(?:9|10)$/);
      site.forward(11);
      expect((await site.visit(path)).headers['cache-status']).toMatch(/fwd=(?:uri-miss|stale)/);
    }
  });
});

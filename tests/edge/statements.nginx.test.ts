import { createEdgeCache } from '#server/edge/createEdgeCache.ts';
import type { CacheRequest } from '#server/edge/EdgeCache.ts';
import { createEdgeSite, resource, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import {
  answering,
  counting,
  cutByLength,
  hanging,
  resetting,
  stalling,
  type Answer,
} from '#tests/fakes/upstreamBehaviours.ts';

describe('waiting for the fetch of another request', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const forever: CacheRequest['load'] = () => new Promise(() => {});
  const requestOf = (load: CacheRequest['load'] = forever): CacheRequest => ({
    key: 'k',
    url: '/k',
    kind: 'api',
    load,
  });

  it('statement 26: ends five seconds after the request arrived, for each request', async () => {
    const cache = createEdgeCache({ maxBytes: 1_000_000, now: () => Date.now() });
    void cache.getOrLoad(requestOf());
    const ends: string[] = [];
    const wait = (name: string) => {
      cache.getOrLoad(requestOf()).catch((error: unknown) => {
        ends.push(`${name} ${(error as Error).name}`);
      });
    };
    await jest.advanceTimersByTimeAsync(1_000);
    wait('first');
    await jest.advanceTimersByTimeAsync(1_000);
    wait('second');
    await jest.advanceTimersByTimeAsync(3_900);
    expect(ends).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(ends).toEqual(['first WaitTimeoutError']);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(ends).toEqual(['first WaitTimeoutError', 'second WaitTimeoutError']);
    cache.close();
  });

  it('statement 26: ends as late as the caller of the cache says', async () => {
    const cache = createEdgeCache({ maxBytes: 1_000_000, now: () => Date.now() });
    void cache.getOrLoad(requestOf());
    let end: unknown;
    cache.getOrLoad({ ...requestOf(), waitTimeoutMs: 30_000 }).catch((error: unknown) => {
      end = (error as Error).name;
    });
    await jest.advanceTimersByTimeAsync(29_900);
    expect(end).toBeUndefined();
    await jest.advanceTimersByTimeAsync(200);
    expect(end).toBe('WaitTimeoutError');
    cache.close();
  });

  it('statement 26: a fetch that has taken five seconds is not joined; the next request starts another', async () => {
    const cache = createEdgeCache({ maxBytes: 1_000_000, now: () => Date.now() });
    void cache.getOrLoad(requestOf());
    await jest.advanceTimersByTimeAsync(5_000);
    const answer = {
      kind: 'answer',
      answer: { status: 200, headers: {}, body: Buffer.from('x') },
      lifetime: { fresh: 1, whileRevalidate: 0, ifError: 0, age: 0 },
      tags: [],
    } as const;
    const { result } = await cache.getOrLoad(requestOf(() => Promise.resolve(answer)));
    expect(result).toMatchObject({ fwd: 'uri-miss', stored: true });
    cache.close();
  });
});

describe('with a site', () => {
  let site: EdgeSite;
  beforeEach(async () => {
    site = await createEdgeSite();
  });
  afterEach(() => site.close());

  it('statement 28: a GET whose connection breaks before a response is repeated once', async () => {
    site.upstream.behave((req, res) => {
      site.upstream.behave(answering());
      resetting(req, res);
    });
    expect((await site.visit(resource)).status).toBe(200);
    expect(site.asked(resource)).toBe(2);
    site.upstream.behave(resetting);
    expect((await site.visit('/web/estates/rent')).status).toBe(503);
    expect(site.asked('/web/estates/rent')).toBe(2);
  });

  it.each<[string, Answer]>([
    ['an error', answering({}, { status: 500 })],
    ['an answer that was cut', cutByLength],
  ])('statement 28: a GET is not repeated after %s', async (_what, failure) => {
    site.upstream.behave(failure);
    await site.visit(resource);
    expect(site.asked(resource)).toBe(1);
  });

  it('statement 28: a GET is not repeated after a timeout', async () => {
    site.impatient();
    site.upstream.behave(hanging);
    await site.visit(resource);
    expect(site.asked(resource)).toBe(1);
  });

  it('statement 28: a write is never repeated, nor sent over a reused connection', async () => {
    const connections = new Set<unknown>();
    site.upstream.behave((req, res) => {
      connections.add(req.socket);
      answering()(req, res);
    });
    const post = () =>
      site.visit('/web/contact/new', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    await site.visit(resource);
    await post();
    await post();
    expect(connections.size).toBe(3);
    site.upstream.behave(resetting);
    expect((await post()).status).toBe(503);
    expect(site.upstream.requests.filter((request) => request.startsWith('POST'))).toHaveLength(3);
  });

  it('statement 29: a body times out when it stalls, and when it takes too long in total', async () => {
    site.impatient();
    site.upstream.behave(stalling);
    expect((await site.visit(resource)).status).toBe(503);
    // Never long silent, and never done.
    site.upstream.behave((_req, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json' }).write('[');
      const timer = setInterval(() => {
        res.write(' ');
      }, 10);
      res.once('close', () => {
        clearInterval(timer);
      });
    });
    expect((await site.visit('/web/estates/rent')).status).toBe(503);
  });

  it('statement 27: a body above the limit is passed through whole, not stored, and fetched for each request', async () => {
    const body = Buffer.alloc(1_200_000, 'x');
    site.upstream.behave(answering({ 'Content-Type': 'image/webp', 'Cache-Control': 'max-age=60' }, { body }));
    for (const _ of [1, 2]) {
      const visit = await site.visit('/media/1.webp');
      expect([visit.status, visit.complete, visit.body.equals(body), visit.headers['content-length']]).toEqual([
        200,
        true,
        true,
        '1200000',
      ]);
    }
    expect([site.asked('/media/1.webp'), site.cache.stats().entries]).toEqual([2, 0]);
    const head = await site.visit('/media/1.webp', { method: 'HEAD' });
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '1200000']);
  });

  it('statement 27: a body above the limit without Content-Length is passed through too', async () => {
    site.upstream.behave((_req, res) => {
      res
        .writeHead(200, { 'Content-Type': 'image/webp', 'Cache-Control': 'max-age=60' })
        .end(Buffer.alloc(1_200_000, 'x'));
    });
    const { body, complete } = await site.visit('/media/1.webp');
    expect([body.length, complete, site.cache.stats().entries]).toEqual([1_200_000, true, 0]);
  });
});

it('statement 27: the stored bytes stay within the bound, and the least recently used entry is evicted first', async () => {
  const site = await createEdgeSite({}, { maxBytes: 200_000 });
  site.upstream.behave(
    counting({ 'Cache-Control': 'max-age=600', 'Content-Disposition': 'x'.repeat(3_000), 'Surrogate-Key': 'estates' }),
  );
  await site.visit('/web/things?_page=0');
  for (let page = 1; page <= 80; page += 1) {
    await site.visit(`/web/things?_page=${page}`);
    // Used all the time.
    await site.visit('/web/things?_page=0');
    expect(site.cache.stats().bytes).toBeLessThanOrEqual(200_000);
  }
  expect(site.asked('/web/things?_page=0')).toBe(1);
  expect(site.cache.stats().evictions).toBeGreaterThan(20);
  await site.visit('/web/things?_page=80');
  await site.visit('/web/things?_page=1');
  expect([site.asked('/web/things?_page=80'), site.asked('/web/things?_page=1')]).toEqual([1, 2]);
  await site.close();
});

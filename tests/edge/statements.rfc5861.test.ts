import { createEdgeCache } from '#server/edge/createEdgeCache.ts';
import { edgeTimes } from '#server/edge/edgeTimes.ts';
import type { CacheRequest } from '#server/edge/EdgeCache.ts';
import { createConcurrencyLimit, OverloadError } from '#server/upstream/resilience/createConcurrencyLimit.ts';
import { createEdgeSite, resource, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import type { Visit } from '#tests/fakes/createVisitor.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import {
  answering,
  brokenJson,
  counting,
  cutByLength,
  cutInChunks,
  garbage,
  hanging,
  held,
  resetting,
  stalling,
  type Answer,
} from '#tests/fakes/upstreamBehaviours.ts';

let site: EdgeSite;
beforeEach(async () => {
  site = await createEdgeSite();
});
afterEach(() => site.close());

const windows = { 'Cache-Control': 'max-age=10, stale-while-revalidate=20, stale-if-error=100' };
const page = '/viviendas-barcelona-compra';

/** Stores an answer, and lets the given seconds pass. */
async function storedFor(seconds: number, headers: Record<string, string> = windows): Promise<void> {
  site.upstream.behave(counting(headers));
  expect((await site.visit(resource)).status).toBe(200);
  site.forward(seconds);
}

/**
 * What a request gets that waits for a new response. It waits 300 ms: a machine that takes longer to make one tries
 * again, on a new site.
 */
async function waitedFor(seconds: number, headers?: Record<string, string>): Promise<Visit> {
  for (;;) {
    await storedFor(seconds, headers);
    const visit = await site.visit(resource);
    if (!String(visit.headers['cache-status']).includes('detail=stale-while-revalidate')) return visit;
    await site.settled();
    await site.close();
    site = await createEdgeSite();
  }
}

describe('stale-while-revalidate', () => {
  it('statement 15: all requests get the stale entry at once, while one revalidation runs', async () => {
    await storedFor(11);
    const slow = held(answering(windows, { body: { n: 'new' } }));
    site.upstream.behave(slow.answer);
    const visits = await site.visits(20, resource);
    expect(visits.map(({ text }) => text)).toEqual(Array(20).fill('{"n":1}'));
    expect(site.asked(resource)).toBe(2);
    expect(visits[0]!.headers['cache-status']).toMatch(/^Vencejo; hit; ttl=-\d+; detail=stale-while-revalidate$/);
    slow.release();
    await site.settled();
    const { text, headers } = await site.visit(resource);
    expect([text, headers['cache-status']]).toEqual(['{"n":"new"}', expect.stringMatching(/^Vencejo; hit; ttl=\d+$/)]);
  });

  it('statement 15: the stale entry is served until the end of the window, and not after it', async () => {
    // Two seconds for a busy machine; to the second it is tested in freshness.test.ts.
    await storedFor(28, { 'Cache-Control': 'max-age=10, stale-while-revalidate=20, stale-if-error=0' });
    site.upstream.behave(resetting);
    expect((await site.visit(resource)).text).toBe('{"n":1}');
    await site.settled();
    site.forward(2.1);
    expect((await site.visit(resource)).status).toBe(503);
  });

  it('statement 15: after the window a request waits for a new response', async () => {
    const { text, headers } = await waitedFor(31);
    expect([text, headers['cache-status']]).toEqual([
      '{"n":2}',
      expect.stringMatching(/^Vencejo; fwd=stale; fwd-status=200; ttl=\d+; stored$/),
    ]);
  });

  it('statement 15: a stale page is served while it is revalidated', async () => {
    await site.visit(page);
    site.forward(70);
    site.upstream.estates[0] = fakeEstate({ reference: 'MS0116-1000', description: { 'es-ES': 'Piso nuevo' } });
    const slow = held((_req, res) => {
      res
        .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'max-age=60' })
        .end(JSON.stringify({ results: site.upstream.estates.slice(0, 1), total: 1, page: 1, pages: 1, qty: 24 }));
    });
    site.upstream.behave(slow.answer, /estates/);
    const stale = await site.visits(5, page);
    expect(stale.map(({ text }) => text.includes('Piso nuevo'))).toEqual(Array(5).fill(false));
    slow.release();
    await site.settled();
    expect((await site.visit(page)).text).toContain('Piso nuevo');
  });

  it.each(['max-age=10', 'max-age=10, stale-if-error=100', 'public, max-age=10'])(
    'statement 15: an upstream that states %s grants no stale-while-revalidate, and the policy adds none',
    async (cacheControl) => {
      const { text, headers } = await waitedFor(11, { 'Cache-Control': cacheControl });
      expect([text, headers['cache-status']]).toEqual(['{"n":2}', expect.stringContaining('; fwd=stale;')]);
    },
  );

  it('statement 15: the policy grants the window where the upstream states no freshness', async () => {
    await storedFor(70, {});
    const { text, headers } = await site.visit(resource);
    expect([text, headers['cache-status']]).toEqual([
      '{"n":1}',
      expect.stringContaining('; detail=stale-while-revalidate'),
    ]);
  });
});

const failures: [string, Answer | 'refused', boolean?][] = [
  ['500', answering({}, { status: 500 })],
  ['502', answering({}, { status: 502 })],
  ['503', answering({}, { status: 503 })],
  ['504', answering({}, { status: 504 })],
  ['521', answering({}, { status: 521 })],
  ['429', answering({}, { status: 429 })],
  ['a 503 with no-store', answering({ 'Cache-Control': 'no-store' }, { status: 503 })],
  ['a 502 with a cookie', answering({ 'Set-Cookie': 'lb=1', 'Cache-Control': 'private' }, { status: 502 })],
  ['a 500 that wants to be kept', answering({ 'Cache-Control': 'max-age=600' }, { status: 500 })],
  ['a large 500', answering({}, { status: 500, body: Buffer.alloc(1_500_000) })],
  ['a reset', resetting],
  [
    'a closed connection',
    (_req, res) => {
      res.destroy();
    },
  ],
  ['one cut by its length', cutByLength],
  ['one cut in chunks', cutInChunks],
  ['no HTTP', garbage],
  ['broken JSON', brokenJson],
  ['a refused connection', 'refused'],
  ['no answer', hanging, true],
  ['a stalling body', stalling, true],
];

describe('stale-if-error', () => {
  it.each(failures)(
    'statement 16: the stored entry answers for %s, for every request until the window ends',
    async (_name, failure, isSlow = false) => {
      await storedFor(31);
      if (isSlow) site.impatient();
      if (failure === 'refused') await site.upstream.die();
      else site.upstream.behave(failure);
      for (const later of [0, 0, 30, 30]) {
        site.forward(later);
        const { status, text, headers } = await site.visit(resource);
        expect([status, text]).toEqual([200, '{"n":1}']);
        expect(headers['cache-status']).toMatch(/^Vencejo; hit; ttl=-\d+/);
      }
      site.forward(30);
      expect((await site.visit(resource)).status).not.toBe(200);
      if (failure === 'refused') await site.upstream.comeBack();
    },
  );

  it.each(failures)('statement 16: stored pages are served during %s', async (_name, failure, isSlow = false) => {
    await site.visit(page);
    site.forward(2_000);
    if (isSlow) site.impatient();
    if (failure === 'refused') await site.upstream.die();
    else site.upstream.behave(failure);
    for (const later of [0, 0, 3_600]) {
      site.forward(later);
      const { status, text } = await site.visit(page);
      expect(status).toBe(200);
      expect(text).toMatch(/Piso en Gràcia MS0116-1000/);
    }
    // Their window is three days.
    site.forward(3 * 90_000);
    expect((await site.visit(page)).status).toBe(503);
    if (failure === 'refused') await site.upstream.comeBack();
  });

  it('statement 16: the policy does not widen a window that the upstream states', async () => {
    await storedFor(4, { 'Cache-Control': 'max-age=1, stale-if-error=1' });
    site.upstream.behave(resetting);
    expect((await site.visit(resource)).status).toBe(503);
  });

  it('statement 16: the policy fills in the window where the upstream states none', async () => {
    await storedFor(3_600, { 'Cache-Control': 'max-age=1' });
    site.upstream.behave(resetting);
    const { status, text, headers } = await site.visit(resource);
    expect([status, text, headers['cache-status']]).toEqual([
      200,
      '{"n":1}',
      expect.stringContaining('; detail=stale-if-error'),
    ]);
  });

  it('statement 16: a 404 replaces the stored entry, because it is not a failure', async () => {
    await storedFor(31);
    site.upstream.behave(answering({}, { status: 404 }));
    expect((await site.visit(resource)).status).toBe(404);
    site.forward(11);
    site.upstream.behave(resetting);
    expect((await site.visit(resource)).status).toBe(503);
  });
});

/** Whole MB without end. */
const endless: Answer = (_req, res) => {
  res.writeHead(200, { 'Content-Type': 'application/json' });
  const more = () => {
    while (!res.destroyed && res.write(Buffer.alloc(100_000, 'x')));
    res.once('drain', more);
  };
  more();
};

describe('an upstream that is slow', () => {
  /** A visit, and how often a stored entry was held back for an answer of the upstream. */
  const counted = async (path: string) => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const visit = await site.visit(path);
    const delays = timers.mock.calls.map(([, delay]) => delay ?? 0);
    timers.mockRestore();
    return { ...visit, waits: delays.filter((delay) => delay > 200 && delay <= edgeTimes.fallbackWaitMs).length };
  };

  it('statement 16: delays one request by 300 ms, and none after it, while the fetch goes on', async () => {
    const other = '/web/things?_page=8';
    site.upstream.behave(counting(windows));
    await site.visit(other);
    await storedFor(31);
    const slow = held(answering(windows, { body: { n: 'new' } }));
    site.upstream.behave(slow.answer);
    const first = await counted(resource);
    expect([first.status, first.text]).toEqual([200, '{"n":1}']);
    expect(first.headers['cache-status']).toMatch(/^Vencejo; hit; ttl=-\d+; detail=stale-while-revalidate$/);
    expect(first.waits).toBe(1);
    for (const path of [resource, resource, other, other]) {
      const { status, waits } = await counted(path);
      expect([status, waits]).toEqual([200, 0]);
    }
    expect([site.asked(resource), site.asked(other)]).toEqual([2, 2]);
    slow.release();
    await site.settled();
    const { text, headers } = await site.visit(resource);
    expect([text, headers['cache-status']]).toEqual(['{"n":"new"}', expect.stringMatching(/^Vencejo; hit; ttl=\d+$/)]);
  });

  it('statement 16: once it is fast again, requests get the new response', async () => {
    await storedFor(31);
    const slow = held(answering(windows, { body: { n: 'new' } }));
    site.upstream.behave(slow.answer);
    await site.visit(resource);
    slow.release();
    await site.settled();
    site.upstream.behave(counting(windows));
    site.forward(31);
    await site.visit(resource);
    await site.settled();
    site.forward(31);
    expect((await site.visit(resource)).headers['cache-status']).toMatch(/fwd=stale; fwd-status=200/);
  });

  it('statement 16: delays a stored page by 300 ms once', async () => {
    await site.visit(page);
    site.forward(2_000);
    site.upstream.behave(hanging);
    const first = await counted(page);
    expect([first.status, first.waits]).toEqual([200, 1]);
    for (const _ of [1, 2, 3]) {
      const { status, waits } = await counted(page);
      expect([status, waits]).toEqual([200, 0]);
    }
  });

  it('statement 16: is waited for where a purge removes the stored entry meanwhile', async () => {
    await storedFor(31);
    const slow = held(answering(windows, { body: { n: 'new' } }));
    site.upstream.behave(slow.answer);
    const visit = site.visit(resource);
    await slow.asked();
    site.purge({ urls: [resource], mode: 'hard' });
    await slow.asked(2);
    slow.release();
    expect((await visit).text).toBe('{"n":"new"}');
  });

  it('statement 16: and without end fails at its bound: data is served as stored, or is a 503', async () => {
    await storedFor(31);
    site.upstream.behave(endless);
    const stored = await site.visit(resource);
    expect([stored.status, stored.text, stored.complete]).toEqual([200, '{"n":1}', true]);
    const cold = await site.visit('/web/estates/rent');
    expect([cold.status, cold.complete, Number(cold.headers['retry-after']) > 0]).toEqual([503, true, true]);
    expect((await site.visit(page)).status).toBe(503);
  });

  it('statement 16: and without end does not take the place of a stored picture', async () => {
    const picture = '/media/1.webp';
    site.upstream.behave(answering({ ...windows, 'Content-Type': 'image/webp' }, { body: Buffer.from('small') }));
    await site.visit(picture);
    site.forward(31);
    site.upstream.behave(endless);
    const { status, text, complete } = await site.visit(picture);
    expect([status, text, complete]).toEqual([200, 'small', true]);
  });
});

describe('failed revalidations', () => {
  it('statement 17: evict nothing, and are repeated after growing delays', async () => {
    await storedFor(11, { 'Cache-Control': 'max-age=10, stale-while-revalidate=600' });
    site.upstream.behave(answering({}, { status: 500 }));
    const triedAt: number[] = [];
    for (let second = 0; second < 14; second += 0.5) {
      const before = site.asked(resource);
      for (let visit = 0; visit < 3; visit += 1) expect((await site.visit(resource)).text).toBe('{"n":1}');
      await site.settled();
      if (site.asked(resource) > before) triedAt.push(second);
      site.forward(0.5);
    }
    const gaps = triedAt.slice(1).map((second, index) => second - triedAt[index]!);
    // By half seconds, less what the test itself takes.
    for (const [index, gap] of [1, 2, 4, 5].entries()) expect(Math.abs(gaps[index]! - gap)).toBeLessThanOrEqual(0.5);
    expect(gaps).toHaveLength(4);
  });

  it('statement 17: of a page’s data are not repeated on each request', async () => {
    let now = 0;
    let tries = 0;
    const cache = createEdgeCache({ maxBytes: 1_000_000, now: () => now });
    const ask = (load: CacheRequest['load']) => cache.getOrLoad({ key: 'k', url: '/k', kind: 'api', load });
    await ask(() =>
      Promise.resolve({
        kind: 'answer',
        answer: { status: 200, headers: {}, body: Buffer.from('x') },
        lifetime: { fresh: 1, whileRevalidate: 60, ifError: 60, age: 0 },
        tags: [],
      }),
    );
    for (now = 2_000; now < 2_900; now += 100) {
      await ask(() => {
        tries += 1;
        return Promise.reject(new Error('down'));
      });
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    expect(tries).toBe(1);
    cache.close();
  });

  it('statement 17: do not render a page on each request of an outage', async () => {
    await site.visit(page);
    site.forward(70);
    site.upstream.behave(answering({}, { status: 500 }));
    for (let visit = 0; visit < 10; visit += 1) {
      await site.visit(page);
      await site.settled();
    }
    expect(site.cache.stats().kinds.page!.revalidations).toBe(1);
  });

  it('statement 17: end with the first success', async () => {
    await storedFor(11);
    site.upstream.behave(resetting);
    await site.visit(resource);
    await site.settled();
    site.forward(2);
    site.upstream.behave(answering(windows, { body: { n: 'new' } }));
    await site.visit(resource);
    await site.settled();
    expect((await site.visit(resource)).text).toBe('{"n":"new"}');
  });
});

it('statement 18: after a restart or a purge of everything the fetches in flight are bounded, and the rest waits for a slot', async () => {
  const slow = held(answering(windows));
  site.upstream.behave(slow.answer);
  const visits = Promise.all(Array.from({ length: 60 }, (_, index) => site.visit(`/web/things?_page=${index}`)));
  await slow.asked(48);
  // Time for the others to come, and to go no further.
  await new Promise((resolve) => {
    setTimeout(resolve, 60);
  });
  expect(site.upstream.requests.filter((request) => request.includes('_page'))).toHaveLength(48);
  slow.release();
  expect((await visits).map(({ status }) => status)).toEqual(Array(60).fill(200));
});

it('statement 18: a request that waits too long for a slot gets a 503 with Retry-After, for pages too', async () => {
  const limit = createConcurrencyLimit({ maxConcurrent: 1, maxQueued: 1, queueTimeoutMs: 10 });
  void limit.run(() => new Promise(() => {}));
  await expect(Promise.all([limit.run(() => Promise.resolve()), limit.run(() => Promise.resolve())])).rejects.toThrow(
    OverloadError,
  );
  site.upstream.behave(resetting);
  for (const path of [resource, '/viviendas-barcelona-compra']) {
    const { status, headers } = await site.visit(path);
    expect([status, headers['cache-control'], Number(headers['retry-after']) > 0]).toEqual([503, 'no-store', true]);
  }
});

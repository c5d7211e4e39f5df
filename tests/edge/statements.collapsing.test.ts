import { breaking, createCircuitBreaker } from '#server/upstream/resilience/createCircuitBreaker.ts';
import { createEdgeSite, resource, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import { soon } from '#tests/fakes/soon.ts';
import { answering, counting, hanging, held, resetting, validating } from '#tests/fakes/upstreamBehaviours.ts';

let site: EdgeSite;
beforeEach(async () => {
  site = await createEdgeSite();
});
afterEach(() => site.close());

const page = '/viviendas-barcelona-compra';
const kept = { 'Cache-Control': 'max-age=60', 'Surrogate-Key': 'estates' };
/** Time for what is on its way to arrive. */
const moment = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 30);
  });

describe('request collapsing', () => {
  it('statement 21: 500 concurrent requests share one fetch', async () => {
    const slow = held(counting(kept));
    site.upstream.behave(slow.answer);
    const visits = site.visits(500, resource);
    await slow.asked();
    await site.joined(499);
    slow.release();
    expect(new Set((await visits).map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {"n":1}']));
    expect(site.asked(resource)).toBe(1);
  });

  it('statement 21: concurrent requests for a page share one rendering and its fetches', async () => {
    const visits = await site.visits(100, page);
    expect(new Set(visits.map(({ text }) => text)).size).toBe(1);
    expect(site.upstream.requests.length).toBe(new Set(site.upstream.requests).size);
    expect(site.cache.stats().kinds.page).toMatchObject({ misses: 1, stored: 1 });
  });

  it('statement 21: a fetch goes on when its leader leaves, and ends when the last waiter leaves', async () => {
    const slow = held(counting(kept));
    site.upstream.behave(slow.answer);
    const leader = new AbortController();
    const led = site.visit(resource, { signal: leader.signal }).catch(() => 'gone');
    await slow.asked();
    const second = site.visit(resource);
    await site.joined(1);
    leader.abort();
    expect(await led).toBe('gone');
    await moment();
    slow.release();
    expect((await second).text).toBe('{"n":1}');
    expect(site.asked(resource)).toBe(1);
  });

  it('statement 21: a body too large to store is sent to each request, and no connection stays open after the leader leaves', async () => {
    const picture = '/media/1.webp';
    const closed: Promise<unknown>[] = [];
    const slow = held((req, res) => {
      closed.push(
        new Promise((resolve) => {
          req.socket.once('close', resolve);
        }),
      );
      res.writeHead(200, { 'Content-Type': 'image/webp', 'Content-Length': '2000000' }).write(Buffer.alloc(1_000));
      if (closed.length > 1) res.end(Buffer.alloc(1_999_000));
    });
    site.upstream.behave(slow.answer);
    const leader = new AbortController();
    const led = site.visit(picture, { signal: leader.signal }).catch(() => 'gone');
    await slow.asked();
    const second = site.visit(picture);
    await site.joined(1, 'media');
    leader.abort();
    await led;
    slow.release();
    expect((await second).body).toHaveLength(2_000_000);
    await soon(closed[0]!);
  });

  it('statement 21: a fetch ends when all its requests have left', async () => {
    const gone = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    site.upstream.behave((req) => {
      req.socket.once('close', () => {
        gone.resolve();
      });
      asked.resolve();
    });
    const visitors = [new AbortController(), new AbortController()];
    const visits = visitors.map(({ signal }) => site.visit(resource, { signal }).catch(() => 'gone'));
    await asked.promise;
    await site.joined(1);
    for (const visitor of visitors) visitor.abort();
    await Promise.all([...visits, soon(gone.promise)]);
    await site.settled();
    expect(site.cache.stats().inFlight).toBe(0);
  });

  it('statement 21: a failure answers all waiting requests, and the next request fetches again', async () => {
    const slow = held(answering({ 'Cache-Control': 'no-store' }, { status: 500 }));
    site.upstream.behave(slow.answer);
    const visits = site.visits(20, resource);
    await slow.asked();
    await site.joined(19);
    slow.release();
    expect((await visits).map(({ status }) => status).every((status) => status >= 500)).toBe(true);
    expect(site.asked(resource)).toBe(1);
    site.upstream.behave(answering(kept));
    expect((await site.visit(resource)).status).toBe(200);
  });
});

describe('responses that may not be shared', () => {
  it('statement 22: the key is marked, and its requests load side by side', async () => {
    site.upstream.behave(answering({ 'Cache-Control': 'private' }));
    await site.visit(resource);
    const slow = held(counting({ 'Cache-Control': 'private' }));
    site.upstream.behave(slow.answer);
    const visits = site.visits(5, resource);
    // All of them ask at once.
    await slow.asked(5);
    slow.release();
    expect(new Set((await visits).map(({ text }) => text)).size).toBe(5);
  });

  it('statement 22: a response with no-cache marks its key too', async () => {
    const upstream = validating({ 'Cache-Control': 'no-cache' });
    site.upstream.behave(upstream);
    await site.visit(resource);
    const slow = held(upstream);
    site.upstream.behave(slow.answer);
    const visits = site.visits(5, resource);
    await slow.asked(5);
    slow.release();
    expect((await visits).map(({ text }) => text)).toEqual(Array(5).fill('{"ok":true}'));
    expect(upstream.seen).toEqual([undefined, ...Array<string>(5).fill('"v1"')]);
  });

  it('statement 22: the marker lasts two minutes, or until a response may be shared', async () => {
    site.upstream.behave(answering({ 'Cache-Control': 'private' }));
    await site.visit(resource);
    site.forward(121);
    const slow = held(counting(kept));
    site.upstream.behave(slow.answer);
    const visits = site.visits(5, resource);
    await slow.asked();
    await site.joined(4);
    slow.release();
    await visits;
    expect(site.asked(resource)).toBe(2);

    site.purge({ all: true, mode: 'hard' });
    site.upstream.behave(answering({ 'Cache-Control': 'private' }));
    await site.visit(resource);
    site.upstream.behave(counting(kept));
    await site.visit(resource);
    expect((await site.visit(resource)).headers['cache-status']).toMatch(/; hit/);
  });
});

describe('expired entries', () => {
  it('statement 23: an expired entry with a validator is revalidated without its body being fetched again', async () => {
    const upstream = validating({ 'Cache-Control': 'max-age=10, stale-while-revalidate=0, stale-if-error=0' });
    site.upstream.behave(upstream);
    await site.visit(resource);
    site.forward(500);
    expect((await site.visit(resource)).headers['cache-status']).toMatch(/fwd=stale; fwd-status=304; ttl=\d+; stored/);
    expect((await site.visit(resource)).headers['cache-status']).toMatch(/; hit/);
    expect(upstream.seen).toEqual([undefined, '"v1"']);
  });

  it('statement 23: an expired entry is never served unconfirmed', async () => {
    site.upstream.behave(validating({ 'Cache-Control': 'max-age=10, stale-while-revalidate=0, stale-if-error=0' }));
    await site.visit(resource);
    site.forward(11);
    site.upstream.behave(resetting);
    expect((await site.visit(resource)).status).toBe(503);
    site.upstream.behave(answering({}, { status: 500 }));
    expect((await site.visit(resource)).status).toBe(500);
    // Neither failure took its place.
    const again = validating({ 'Cache-Control': 'max-age=10' });
    site.upstream.behave(again);
    await site.visit(resource);
    expect(again.seen).toEqual(['"v1"']);
  });
});

describe('an upstream that fails repeatedly', () => {
  it('statement 24: opens its circuit, and stale entries are served at once meanwhile', async () => {
    site.upstream.behave(answering({ 'Cache-Control': 'max-age=1, stale-if-error=1000' }));
    await site.visit(resource);
    site.forward(900);
    site.upstream.behave(resetting);
    for (let page_ = 0; page_ < 5; page_ += 1) await site.visit(`/web/estates/rent?_page=${page_}`);
    const asked = site.upstream.requests.length;
    expect((await site.visit(resource)).status).toBe(200);
    expect((await site.visit('/web/estates/rent?_page=9')).status).toBe(503);
    expect(site.upstream.requests.length).toBe(asked);
  });

  it('statement 24: is probed by one call at a time, and gets no other until its probes have succeeded', async () => {
    site.upstream.behave(resetting);
    for (let page_ = 0; page_ < 5; page_ += 1) await site.visit(`/web/estates/rent?_page=${page_}`);
    site.forward(1.1);
    const slow = held(answering({}, { body: [] }));
    site.upstream.behave(slow.answer, /^\/web\//);
    const probing = site.probe();
    await slow.asked();
    expect((await site.visit('/web/things?_page=1')).status).toBe(503);
    expect([site.asked('/web/provinces'), site.asked('/web/things?_page=1')]).toEqual([1, 0]);
    slow.release();
    await probing;
    expect(site.states().api.breaker).toBe('closed');
    expect((await site.visit('/web/things?_page=1')).status).toBe(200);
  });

  it('statement 24: does not open the circuits of other upstreams', async () => {
    site.upstream.behave(resetting, /^\/media/);
    for (let picture = 0; picture < 6; picture += 1) await site.visit(`/media/${picture}.webp`);
    expect((await site.visit(resource)).status).not.toBe(503);
    expect((await site.visit('/media/7.webp')).status).toBe(503);
  });

  it('statement 24: stays open twice as long after each failed probe', async () => {
    let now = 0;
    const breaker = createCircuitBreaker(() => now);
    const { signal } = new AbortController();
    const fail = (isProbe = false) =>
      breaker.settle(breaker.admit({ url: '/', signal, isProbe }), Promise.resolve({ failed: true }));
    for (let call = 0; call < breaking.failures; call += 1) await fail();
    const triedAt: number[] = [];
    for (; now <= 12_000; now += 500) {
      if (breaker.isRefusingProbes()) continue;
      await fail(true);
      triedAt.push(now);
    }
    expect(triedAt).toEqual([500, 1_500, 3_500, 7_500, 11_500]);
  });
});

describe.each(['soft', 'hard'] as const)('a %s purge', (mode) => {
  it.each([
    ['its tag', { tags: ['estates'] }],
    ['its URL', { urls: [resource] }],
    ['its path', { prefixes: ['/web/'] }],
    ['everything', { all: true }],
  ])('statement 25: of %s applies to a fetch in flight', async (_what, purge) => {
    const slow = held(counting(kept));
    site.upstream.behave(slow.answer);
    const before = site.visit(resource);
    await slow.asked();
    site.purge({ ...purge, mode });
    // Who comes after the purge does not wait for what was asked before it.
    const after = site.visit(resource);
    await slow.asked(2);
    slow.release();
    await before;
    expect((await after).headers['cache-status']).toMatch(/fwd=uri-miss.*stored/);
    expect((await site.visit(resource)).text).toBe((await after).text);
  });

  it('statement 25: of another tag does not affect a fetch in flight', async () => {
    const slow = held(counting(kept));
    site.upstream.behave(slow.answer);
    const before = site.visit(resource);
    await slow.asked();
    site.purge({ tags: ['agents'], urls: ['/web/estates/rent'], prefixes: ['/wp-json'], mode });
    slow.release();
    await before;
    expect((await site.visit(resource)).headers['cache-status']).toMatch(/; hit/);
  });

  it('statement 25: of another URL does not split a shared fetch', async () => {
    const slow = held(counting(kept));
    site.upstream.behave(slow.answer);
    const first = site.visit(resource);
    await slow.asked();
    site.purge({ urls: ['/web/estates/rent'], mode });
    const second = site.visit(resource);
    await site.joined(1);
    slow.release();
    await Promise.all([first, second]);
    expect(site.asked(resource)).toBe(1);
  });

  it('statement 25: of a page’s data applies to the page that is being rendered', async () => {
    const slow = held((_req, res) => {
      res
        .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'max-age=60', 'Surrogate-Key': 'menus' })
        .end('[]');
    });
    site.upstream.behave(slow.answer, /provinces/);
    const visit = site.visit(page);
    await slow.asked();
    await moment();
    // The homes have come; the menus have not.
    site.purge({ tags: ['estates'], mode });
    slow.release();
    await visit;
    expect([...site.cache.entries()].filter(({ kind }) => kind === 'page')).toEqual([]);
  });

  it('statement 25: applies to a revalidation in flight', async () => {
    site.upstream.behave(counting({ ...kept, 'Cache-Control': 'max-age=10, stale-while-revalidate=100' }));
    await site.visit(resource);
    site.forward(11);
    const slow = held(answering(kept, { body: { n: 'old' } }));
    site.upstream.behave(slow.answer);
    await site.visit(resource);
    await slow.asked();
    site.purge({ tags: ['estates'], mode });
    const fresh = held(answering(kept, { body: { n: 'new' } }));
    site.upstream.behave(fresh.answer);
    const visit = site.visit(resource);
    await fresh.asked();
    fresh.release();
    await visit;
    slow.release();
    await site.settled();
    expect((await site.visit(resource)).text).toBe('{"n":"new"}');
  });
});

it('statement 21: an older fetch that ends later does not replace the result of a newer one', async () => {
  const old = held(answering(kept, { body: { n: 'old' } }));
  site.upstream.behave(old.answer);
  const first = site.visit(resource);
  await old.asked();
  // Too old to be joined.
  site.forward(6);
  site.upstream.behave(answering(kept, { body: { n: 'new' } }));
  expect((await site.visit(resource)).text).toBe('{"n":"new"}');
  old.release();
  expect((await first).text).toBe('{"n":"old"}');
  expect((await site.visit(resource)).text).toBe('{"n":"new"}');
});

it('statement 24: an upstream that hangs opens its circuit like one that fails', async () => {
  site.impatient();
  site.upstream.behave(hanging);
  await Promise.all([0, 1, 2, 3, 4].map((index) => site.visit(`/web/estates/rent?_page=${index}`)));
  const asked = site.upstream.requests.length;
  expect((await site.visit('/web/estates/rent?_page=9')).status).toBe(503);
  expect(site.upstream.requests.length).toBe(asked);
});

import { createMetrics } from '#server/metrics/createMetrics.ts';
import { createEdgeSite, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import { answering, brokenJson, held, resetting, type Answer } from '#tests/fakes/upstreamBehaviours.ts';

let site: EdgeSite;
beforeEach(async () => {
  // Pages of an outage live some seconds, which a busy machine may take for one visit.
  site = await createEdgeSite({}, { clock: () => 1_000_000 });
});
afterEach(() => site.close());

/** Of one home: of the provinces it needs the menus alone. */
const page = '/viviendas-barcelona-compra/piso-en-gracia-ms0116-1000/MS0116-1000';
const menus = /\/provinces/;
/** Links to a province that only the menus hold. */
const hasMenus = (text: string): boolean =>
  text.includes('/viviendas-santa-cruz-de-tenerife-') || text.includes('/viviendas-barcelona-alquiler');

const failures: [string, Answer][] = [
  ['fail', answering({}, { status: 500 })],
  ['break', resetting],
  ['are no JSON', brokenJson],
  ['are of another shape', answering({ 'Cache-Control': 'max-age=60' }, { body: { no: 'list' } })],
  ['may not be asked for so often', answering({}, { status: 429 })],
];

// Every block may be missing: home data of another shape are none.
it.each(failures.filter(([how]) => how !== 'are of another shape'))(
  'home data that %s are counted, and Home stays',
  async (_how, failure) => {
    await site.close();
    const onHomeDataFailed = jest.fn();
    site = await createEdgeSite({}, {}, { metrics: { ...createMetrics(), onHomeDataFailed } });
    expect((await site.visit('/')).status).toBe(200);
    expect(onHomeDataFailed).not.toHaveBeenCalled();
    site.upstream.behave(failure, /^\/wp-json\//);
    site.purge({ all: true, mode: 'hard' });
    expect((await site.visit('/')).status).toBe(200);
    expect(onHomeDataFailed).toHaveBeenCalledTimes(1);
  },
);

describe.each(failures)('menus that %s', (_how, failure) => {
  it('never take the place of those of a good page', async () => {
    expect(hasMenus((await site.visit(page)).text)).toBe(true);
    site.upstream.behave(failure, menus);
    site.forward(70);
    // Nothing to fall back to.
    site.purge({ prefixes: ['/web/provinces'], mode: 'hard' });
    for (let visit = 0; visit < 3; visit += 1) {
      const { status, text } = await site.visit(page);
      expect([status, hasMenus(text)]).toEqual([200, true]);
      await site.settled();
      site.forward(6);
    }
    site.upstream.behave(null);
    site.forward(6);
    await site.probe();
    await site.visit(page);
    await site.settled();
    expect((await site.visit(page)).headers['cache-status']).toMatch(/^Vencejo; hit; ttl=\d/);
  });

  it('are shown empty where nothing better is held, for ten seconds at the most', async () => {
    site.upstream.behave(failure, menus);
    const first = await site.visit(page);
    expect([first.status, hasMenus(first.text)]).toEqual([200, false]);
    expect(first.headers['cdn-cache-control']).toMatch(/^max-age=(?:\d|10)(?:,|$)/);
    site.upstream.behave(null);
    site.purge({ prefixes: ['/web/provinces'], mode: 'hard' });
    site.forward(11);
    await site.visit(page);
    await site.settled();
    expect(hasMenus((await site.visit(page)).text)).toBe(true);
  });
});

it('a page that is refreshed from what is stale keeps the place of the one that is held, and is tried again later', async () => {
  await site.visit(page);
  site.upstream.behave(resetting);
  site.forward(70);
  for (let visit = 0; visit < 5; visit += 1) {
    await site.visit(page);
    await site.settled();
  }
  expect(site.cache.stats().kinds.page).toMatchObject({ revalidations: 1, stored: 1 });
});

it('during an outage a page that is not stored is made from stored data, once for all visitors', async () => {
  await site.visit(page);
  site.purge({ urls: [page], mode: 'hard' });
  site.upstream.behave(resetting);
  site.forward(2_000);
  expect((await site.visit(page)).status).toBe(200);
  const { misses } = site.cache.stats().kinds.page!;
  for (let visit = 0; visit < 5; visit += 1) expect((await site.visit(page)).status).toBe(200);
  expect(site.cache.stats().kinds.page!.misses).toBe(misses);
});

it('an error page is never kept in place of a good one', async () => {
  await site.visit(page);
  site.forward(2_000);
  site.upstream.behave(answering({}, { status: 500 }));
  site.purge({ prefixes: ['/web/'], mode: 'hard' });
  for (let visit = 0; visit < 3; visit += 1) {
    const { status, text } = await site.visit(page);
    expect([status, text.includes('MS0116-1000')]).toEqual([200, true]);
    site.forward(6);
  }
});

it('a removed home replaces its stored page at the next revalidation', async () => {
  const estate = '/viviendas-barcelona-compra/piso-en-gracia-ms0116-1000/MS0116-1000';
  expect((await site.visit(estate)).status).toBe(200);
  site.upstream.estates.shift();
  site.forward(70);
  expect((await site.visit(estate)).status).toBe(200);
  await site.settled();
  expect((await site.visit(estate)).status).toBe(404);
});

it('waiters of a page whose leader leaves get it all the same', async () => {
  const slow = held((_req, res) => {
    res.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'max-age=60' }).end('[]');
  });
  site.upstream.behave(slow.answer, menus);
  const leader = new AbortController();
  const led = site.visit(page, { signal: leader.signal }).catch(() => null);
  await slow.asked(2);
  const second = site.visit(page);
  await site.joined(1, 'page');
  leader.abort();
  await led;
  slow.release();
  expect((await second).status).toBe(200);
  expect(site.upstream.requests.length).toBe(new Set(site.upstream.requests).size);
});

import { createEdgeCache } from '#server/edge/createEdgeCache.ts';
import { createStore } from '#server/edge/createStore.ts';
import { createEntry } from '#server/edge/entry.ts';
import type { EdgeCache, Loaded } from '#server/edge/EdgeCache.ts';
import { readTags } from '#server/upstream/toLoaded.ts';
import { createEdgeSite, resource, type EdgeSite } from '#tests/fakes/createEdgeSite.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { answering, counting, resetting } from '#tests/fakes/upstreamBehaviours.ts';

let site: EdgeSite;
beforeEach(async () => {
  site = await createEdgeSite();
});
afterEach(() => site.close());

const page = '/viviendas-barcelona-compra';

describe('tags', () => {
  it('statement 30: are read from Surrogate-Key, separated by spaces; visitors do not see the header', async () => {
    site.upstream.behave(answering({ 'Cache-Control': 'max-age=60', 'Surrogate-Key': 'estates  estate/1\testates' }));
    for (const visit of [await site.visit(resource), await site.visit(resource)])
      expect(visit.headers).not.toHaveProperty('surrogate-key');
    expect(site.entryOf(resource)!.tags).toEqual(['estates', 'estate/1']);
    const { headers } = await site.visit('/web/contact/new', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(headers).not.toHaveProperty('surrogate-key');
  });

  it('statement 30: are ignored when too long, or beyond the total length', () => {
    expect(readTags([`a ${'b'.repeat(1_024)} ${'c'.repeat(1_025)} d`])).toEqual(['a', 'b'.repeat(1_024), 'd']);
    // 1,638 tags of nine letters and a space are 16,380 bytes: of the next one four letters are within.
    const words = Array.from({ length: 2_000 }, (_, index) => String(index).padStart(9, 'k'));
    expect(readTags([words.join(' ')])).toEqual(words.slice(0, 1_638));
    expect(readTags(undefined)).toEqual([]);
  });

  it('statement 31: a purge removes API, CMS, picture and page entries before the next request', async () => {
    const upstream = counting({ 'Cache-Control': 'max-age=600', 'Surrogate-Key': 'home' });
    site.upstream.behave(upstream, /wp-json|media|_page=7|magazine/);
    const paths = [resource, '/wp-json/custom/v1/home-data/', '/media/1.webp', '/magazine/a', '/'];
    for (const path of paths) await site.visit(path);
    await site.visit('/web/estates/rent');
    const before = upstream.count();
    expect(site.purge({ tags: ['home'], mode: 'hard' })).toBe(5);
    for (const path of paths)
      expect((await site.visit(path)).headers['cache-status']).toMatch(/fwd=uri-miss|; hit; ttl=\d/);
    expect(upstream.count()).toBe(before + 4);
    expect((await site.visit('/web/estates/rent')).headers['cache-status']).toMatch(/; hit/);
  });

  it('statement 31: a page has the tags of all its data', async () => {
    await site.visit(page);
    expect(site.entryOf(page)!.tags).toContain('estates');
    site.purge({ tags: ['estates'], mode: 'hard' });
    expect((await site.visit(page)).headers['cache-status']).toMatch(/fwd=uri-miss/);
  });

  it('statement 33: a purge of an unknown tag matches nothing', () => {
    expect(site.purge({ tags: ['nobody', 'constructor', '__proto__'] })).toBe(0);
  });
});

/** A cache of so many entries, each with a tag of its own and one of ten. */
async function filledCache(count: number) {
  const cache = createEdgeCache({ maxBytes: 500_000_000 });
  for (let index = 0; index < count; index += 1) {
    const loaded: Loaded = {
      kind: 'answer',
      answer: { status: 200, headers: {}, body: Buffer.from('x') },
      lifetime: { fresh: 600, whileRevalidate: 60, ifError: 60, age: 0 },
      tags: [`one-${index}`, `ten-${index % 10}`, 'all'],
    };
    await cache.getOrLoad({ key: `k:${index}`, url: `/${index}`, kind: 'api', load: () => Promise.resolve(loaded) });
  }
  return cache;
}

it.each(['soft', 'hard'] as const)(
  'statement 31: the cost of a %s purge grows with the entries that it matches, not with the cache',
  async (mode) => {
    /** What it met, and the milliseconds of the processor that it took. */
    const timed = (cache: EdgeCache, tag: string): [number, number] => {
      const begun = process.cpuUsage();
      const met = cache.purge({ tags: [tag], urls: [], prefixes: [], all: false, mode });
      return [met, process.cpuUsage(begun).user / 1_000];
    };
    const cache = await filledCache(10_000);
    const [one, shortTime] = timed(cache, 'one-77');
    const [all, longTime] = timed(cache, 'all');
    expect([one, all]).toEqual([1, mode === 'hard' ? 9_999 : 10_000]);
    expect(shortTime).toBeLessThan(longTime / 2);
    cache.close();
  },
);

it('statement 31: the index has no tags of removed, replaced or evicted entries', () => {
  const store = createStore(100_000);
  const entry = (index: number, tags: string[]) =>
    createEntry(
      { status: 200, headers: {}, body: Buffer.alloc(2_000) },
      {
        key: `k:${index}`,
        url: `/${index}`,
        kind: 'api',
        tags,
        lifetime: { fresh: 1, whileRevalidate: 0, ifError: 0, age: 0 },
        since: 0,
      },
    );
  for (let index = 0; index < 200; index += 1) store.set(entry(index, [`tag-${index}`, 'all']), 60);
  // Evicted, overwritten with other tags, deleted.
  expect(store.keysByTag('tag-0')).toEqual([]);
  store.set(entry(199, ['other']), 60);
  expect(store.keysByTag('tag-199')).toEqual([]);
  store.delete('k:198');
  expect(store.keysByTag('tag-198')).toEqual([]);
  expect(store.keysByTag('all')).toHaveLength(store.stats().entries - 1);
  store.clear();
  expect(store.keysByTag('all')).toEqual([]);
  store.close();
});

describe('soft and hard purges', () => {
  beforeEach(async () => {
    site.upstream.behave(
      counting({
        'Cache-Control': 'max-age=60, stale-while-revalidate=60, stale-if-error=600',
        'Surrogate-Key': 'estates',
      }),
    );
    await site.visit(resource);
    site.forward(10);
  });

  it('statement 32: soft: the next request gets the stale entry and starts a fetch, a later one gets the new entry', async () => {
    site.purge({ tags: ['estates'] });
    const { text, headers } = await site.visit(resource);
    expect([text, headers.age, headers['cache-status']]).toEqual([
      '{"n":1}',
      '10',
      expect.stringMatching(/^Vencejo; hit; ttl=-\d; detail=stale-while-revalidate$/),
    ]);
    await site.settled();
    expect((await site.visit(resource)).text).toBe('{"n":2}');
  });

  it('statement 32: soft: the stale windows start at the purge, and a second purge does not prolong them', async () => {
    site.purge({ tags: ['estates'] });
    site.forward(50);
    site.purge({ tags: ['estates'] });
    site.upstream.behave(resetting);
    site.forward(9);
    expect((await site.visit(resource)).headers['cache-status']).toMatch(/detail=stale-while-revalidate/);
    await site.settled();
    site.forward(500);
    expect((await site.visit(resource)).status).toBe(200);
    site.forward(100);
    expect((await site.visit(resource)).status).toBe(503);
  });

  it('statement 32: soft: the stale entry is served while the upstream fails', async () => {
    site.purge({ all: true });
    site.forward(100);
    site.upstream.behave(answering({}, { status: 500 }));
    expect((await site.visit(resource)).text).toBe('{"n":1}');
  });

  it('statement 32: hard: no entry is left, not even while the upstream fails', async () => {
    site.purge({ tags: ['estates'], mode: 'hard' });
    site.upstream.behave(resetting);
    expect((await site.visit(resource)).status).toBe(503);
  });

  it('statement 32: a page revalidated after a soft purge is not made from stale data', async () => {
    site.upstream.behave(null);
    site.upstream.estates[0] = fakeEstate({ reference: 'MS0116-1000', description: { 'es-ES': 'Antes' } });
    await site.visit(page);
    site.upstream.estates[0] = fakeEstate({ reference: 'MS0116-1000', description: { 'es-ES': 'Después' } });
    site.purge({ tags: ['estates'] });
    expect((await site.visit(page)).text).toContain('Antes');
    await site.settled();
    const { text, headers } = await site.visit(page);
    expect(text).toContain('Después');
    expect(headers['cache-status']).toMatch(/^Vencejo; hit; ttl=\d/);
  });

  it('statement 32: a page made from stale data is stale at once, and the next request revalidates it', async () => {
    site.upstream.behave(null);
    site.upstream.estates[0] = fakeEstate({ reference: 'MS0116-1000', description: { 'es-ES': 'Antes' } });
    await site.visit(page);
    site.upstream.estates[0] = fakeEstate({ reference: 'MS0116-1000', description: { 'es-ES': 'Después' } });
    site.purge({ urls: [page], mode: 'hard' });
    site.purge({ tags: ['estates'] });
    expect((await site.visit(page)).text).toContain('Antes');
    await site.settled();
    await site.visit(page);
    await site.settled();
    expect((await site.visit(page)).text).toContain('Después');
  });
});

it('statement 33: a purge wins over a page that is being rendered', async () => {
  const rendering = site.visit(page);
  while (site.cache.stats().inFlight === 0)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  site.purge({ urls: [page], mode: 'hard' });
  await rendering;
  expect(site.entryOf(page)).toBeUndefined();
});

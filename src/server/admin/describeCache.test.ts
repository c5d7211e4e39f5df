import { createEdgeCache } from '../edge/createEdgeCache.ts';
import { cacheQuery, describeCache, reportCache, type CacheReport } from './describeCache.ts';

/** The report of a worker that holds so many pages and has served the first of them once more. */
async function reportOf(processId: number, pages: number, query = cacheQuery.parse({})): Promise<CacheReport> {
  const cache = createEdgeCache({ maxBytes: 1_000_000, now: () => 0 });
  const visit = (page: number) =>
    cache.getOrLoad({
      key: `page:/${page}`,
      url: `/${page}`,
      kind: 'page',
      load: () =>
        Promise.resolve({
          kind: 'answer',
          answer: { status: 200, headers: {}, body: Buffer.from(`${processId}`) },
          lifetime: { fresh: 60, whileRevalidate: 0, ifError: 0, age: 0 },
          tags: ['estates'],
        }),
    });
  for (let page = 0; page < pages; page += 1) await visit(page);
  await visit(0);
  const report = { ...reportCache(cache, query), processId };
  cache.close();
  return report;
}

it('adds up totals, kinds and hit ratios over the workers', async () => {
  const [first, second] = [await reportOf(1, 2), await reportOf(2, 4)];
  const { totals, kinds, found, entries } = describeCache([first, second], cacheQuery.parse({}));
  expect(totals).toMatchObject({
    entries: 6,
    bytes: first.stats.bytes + second.stats.bytes,
    maxBytes: 2_000_000,
    inFlight: 0,
  });
  expect(kinds.page).toMatchObject({ hits: 2, misses: 6, stored: 6, entries: 6, hitRatio: 0.25 });
  expect([found, entries.length]).toEqual([6, 6]);
});

it('lists each entry once over all pages, whichever worker is asked', async () => {
  const urlsOf = async (page: number, order: readonly number[]) => {
    const query = cacheQuery.parse({ page, qty: 4 });
    const reports = await Promise.all(order.map((processId) => reportOf(processId, 3, query)));
    const { entries, pages } = describeCache(reports, query);
    expect(pages).toBe(3);
    return entries.map(({ url }) => url);
  };
  const listed = [await urlsOf(1, [1, 2, 3]), await urlsOf(2, [3, 1, 2]), await urlsOf(3, [2, 3, 1])];
  expect(listed).toEqual([['/0', '/2', '/1', '/0'], ['/2', '/1', '/0', '/2'], ['/1']]);
});

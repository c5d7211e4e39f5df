import { batchBounds, resultBatchSchema } from '#shared/contract/results.ts';
import { createTallies, createTally } from './createTallies.ts';

const opening = { origin: 'search', isPhone: true, language: 'de' } as const;

it('makes one batch of what was counted, and begins again', () => {
  const tally = createTally('2026-11-30');
  tally.add('a', 'shown', 3);
  tally.add('a', 'shown');
  tally.addOpening('a', opening);
  tally.addEmptySearch('/viviendas-compra', 2);
  const [batch, ...others] = tally.takeBatches();
  expect(others).toEqual([]);
  expect(resultBatchSchema.parse(batch)).toMatchObject({
    day: '2026-11-30',
    estates: [
      { key: 'a', counts: { shown: 4, opened: 1, kept: 0 }, origins: { search: 1 }, phones: 1, languages: { de: 1 } },
    ],
    emptySearches: [{ search: '/viviendas-compra', times: 2 }],
  });
  expect(tally.isEmpty()).toBe(true);
  expect(tally.takeBatches()).toEqual([]);
});

it('has a listing once, in whatever case its key is told, and a search too', () => {
  const tally = createTally('2026-11-30');
  for (const key of ['MS0116-1000', 'ms0116-1000']) tally.add(key, 'kept');
  for (const search of ['/viviendas-compra?with=seaViews', '/viviendas-compra?with=seaviews'])
    tally.addEmptySearch(search, 1);
  const [{ estates, emptySearches }] = tally.takeBatches() as [ReturnType<typeof tally.takeBatches>[number]];
  expect(estates).toMatchObject([{ key: 'MS0116-1000', counts: { kept: 2 } }]);
  expect(emptySearches.map(({ times }) => times)).toEqual([2]);
});

it('makes several of more than one may hold, each with an id of its own', () => {
  const tally = createTally('2026-11-30');
  for (let n = 0; n <= batchBounds.estates; n += 1) tally.add(`k${n}`, 'kept');
  for (let n = 0; n <= 2 * batchBounds.searches; n += 1) tally.addEmptySearch(`/${n}`, 1);
  const batches = tally.takeBatches();
  expect(batches.map(({ estates, emptySearches }) => [estates.length, emptySearches.length])).toEqual([
    [batchBounds.estates, batchBounds.searches],
    [1, batchBounds.searches],
    [0, 1],
  ]);
  expect(new Set(batches.map(({ id }) => id)).size).toBe(3);
});

it('counts no more listings than it has room for', () => {
  const tally = createTally('2026-11-30');
  for (let n = 0; n < 100_010; n += 1) tally.add(`k${n}`, 'shown');
  tally.add('k1', 'shown');
  const all = tally.takeBatches().flatMap(({ estates }) => estates);
  expect(all).toHaveLength(100_000);
  expect(all[1]!.counts).toEqual({ shown: 2 });
});

it.each([
  ['in winter', '2026-11-30T22:59:59Z', '2026-11-30', '2026-11-30T23:00:00Z', '2026-12-01'],
  ['in summer', '2026-07-01T21:59:59Z', '2026-07-01', '2026-07-01T22:00:00Z', '2026-07-02'],
])('begins a day at midnight of Madrid, %s', (_, before, day, after, next) => {
  let time = Date.parse(before);
  const { today, all } = createTallies(() => time);
  today().add('a', 'shown');
  expect(today().day).toBe(day);
  time = Date.parse(after);
  expect(today().day).toBe(next);
  expect(all().map((tally) => tally.day)).toEqual([day, next]);
  for (const tally of all()) tally.takeBatches();
  expect(all().map((tally) => tally.day)).toEqual([next]);
});

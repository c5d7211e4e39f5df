import { ApiError } from '#shared/api/ApiError.ts';
import type { Api } from '#shared/api/createApi.ts';
import { toEstate } from '#shared/api/estate.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { loadSearch } from './search.load.ts';

const estates = [
  fakeEstate(),
  fakeEstate({ reference: 'A-2', status: 'reserved' }),
  fakeEstate({ reference: 'A-3', status: 'other' }),
].map(toEstate);

const api = (changes: Partial<Api> = {}) =>
  ({
    estates: () => Promise.resolve({ results: estates, total: 3, page: 1, pages: 1, qty: 24 }),
    provinces: () => Promise.resolve([{ slug: 'barcelona', name: 'Barcelona', count: 3 }]),
    towns: () => Promise.resolve([{ slug: 'sitges', name: 'Sitges', count: 1 }]),
    zones: () => Promise.resolve([{ slug: 'l-hospital', name: "L'Hospital", count: 1 }]),
    ...changes,
  }) as unknown as Api;

const load = (
  filters: EstateFilters = {},
  { page = 1, province = 'barcelona', from = api() }: { page?: number; province?: string; from?: Api } = {},
) =>
  loadSearch({
    api: from,
    language: 'es',
    params: { type: 'buy', ...(province ? { province } : {}) },
    query: { filters, sort: 'recent', page },
    signal: new AbortController().signal,
    url: new URL('http://site.invalid/'),
  });

it('names the province and the places of the filters', async () => {
  expect(await load({ town: 'sitges', zone: ['l-hospital'] })).toMatchObject({
    province: { slug: 'barcelona', name: 'Barcelona' },
    places: { sitges: 'Sitges', 'l-hospital': "L'Hospital" },
    where: "en L'Hospital, Sitges",
    total: 3,
  });
  expect(await load()).not.toHaveProperty('places');
});

/** A list of so many available listings, each dearer than the one before; the upstream counts them unless told not to. */
const listed = (available: number, { isCounted = true, total = available } = {}) =>
  api({
    estates: ({ sort, page = 1, qty = 24 }) =>
      Promise.resolve({
        results: Array.from({ length: Math.max(0, Math.min(qty, total - (page - 1) * qty)) }, (_, n) => {
          const position = (page - 1) * qty + n + 1;
          const status = position > available ? 'sold' : 'new';
          return toEstate(fakeEstate({ status, price: sort === 'price-' ? position * 1_000 : 5 }));
        }),
        total,
        ...(isCounted ? { available } : {}),
        page,
        pages: Math.ceil(total / qty),
        qty,
      }),
    agents: () =>
      Promise.resolve([
        { city: { 'es-ES': 'Sitges' }, zones: ['Centre'] },
        { city: { 'es-ES': 'Barcelona' }, zones: ['Sitges'] },
        { city: { 'es-ES': 'Barcelona' }, zones: ["L'Hospital"] },
      ] as never),
  });

it.each<[string, EstateFilters, number, boolean]>([
  ['a province', {}, 1, true],
  ['a province without estates', {}, 0, false],
  ['a town with enough available listings', { town: 'sitges' }, 3, true],
  ['a town with too few', { town: 'sitges' }, 2, false],
  ['a town and one of its zones', { town: 'sitges', zone: ['centre'] }, 3, true],
  ['a town and two zones', { town: 'sitges', zone: ['centre', 'port'] }, 9, false],
  ['a zone alone', { zone: ['centre'] }, 9, false],
  ['a town and a filter', { town: 'sitges', rooms: [2] }, 9, false],
  ['any other filter', { furnished: '1' }, 9, false],
])('%s: whether it is indexed (docs/product.md#search-engines)', async (_, filters, available, indexable) => {
  expect((await load(filters, { from: listed(available) })).indexable).toBe(indexable);
  expect((await load(filters, { from: listed(available, { isCounted: false }) })).indexable).toBe(indexable);
});

it('further pages of a town are indexed as its first, even with nothing available on them', async () => {
  for (const isCounted of [true, false]) {
    const from = listed(4, { isCounted, total: 30 });
    expect(await load({ town: 'sitges' }, { from, page: 2 })).toMatchObject({ indexable: true, page: 2 });
    expect(await load({ town: 'sitges' }, { from, page: 2 })).not.toHaveProperty('figures');
  }
  expect((await load({ town: 'sitges' }, { from: listed(2, { total: 30 }), page: 2 })).indexable).toBe(false);
});

it('a town has its figures: listings, the lowest price, the median, agents', async () => {
  expect((await load({ town: 'sitges' }, { from: listed(9, { total: 40 }) })).figures).toEqual({
    available: 9,
    from: 1_000,
    median: 5_000,
    agents: 2,
  });
  expect((await load({ town: 'sitges' }, { from: listed(4) })).figures).toMatchObject({ median: 2_000 });
  // An upstream that does not count says nothing of a number.
  expect(await load({ town: 'sitges' }, { from: listed(9, { isCounted: false }) })).not.toHaveProperty('figures');
  const { estates } = listed(9);
  const failing = api({
    estates: (query) => (query.qty === 1 ? Promise.reject(new ApiError(503)) : estates(query)),
    agents: () => Promise.reject(new ApiError(503)),
  });
  expect((await load({ town: 'sitges' }, { from: failing })).figures).toEqual({ available: 9 });
});

it('the first page of a place leads on to the places inside that have enough listings, and no other list does', async () => {
  const towns = [
    { slug: 'sitges', name: 'Sitges', count: 9, available: 3 },
    { slug: 'begues', name: 'Begues', count: 9, available: 2 },
  ];
  const zones = [{ slug: 'centre', name: 'Centre', count: 4, townSlug: 'sitges' }];
  const from = { ...listed(50), towns: () => Promise.resolve(towns), zones: () => Promise.resolve(zones) };
  expect((await load({}, { from })).towns).toEqual([
    { slug: 'sitges', name: 'Sitges', available: 3 },
    { slug: 'begues', name: 'Begues' },
  ]);
  expect(await load({ town: 'sitges' }, { from })).toMatchObject({ zones: [{ slug: 'centre', available: 4 }] });
  const others: [EstateFilters, number][] = [
    [{}, 2],
    [{ rooms: [2] }, 1],
    [{ town: 'sitges', rooms: [2] }, 1],
    [{ town: 'sitges' }, 2],
  ];
  for (const [filters, page] of others) {
    const data = await load(filters, { from, page });
    expect([...data.towns, ...data.zones].some((place) => 'available' in place)).toBe(false);
  }
});

it('derives a name from the slug when no response contains it', async () => {
  const failing = api({ towns: () => Promise.reject(new ApiError(503)) });
  expect((await load({ town: 'las-rozas-de-madrid' }, { from: failing })).places).toEqual({
    'las-rozas-de-madrid': 'Las Rozas de Madrid',
  });
});

it('an unknown town is a 404, because the upstream rejects it (docs/product.md#search-engines), with a link to the search without it', async () => {
  const refusing = api({
    estates: () => Promise.reject(new ApiError(422, { code: '9002', fields: { town: 'unknown' } })),
  });
  const error = (await load({ town: 'nowhere', zone: ['centro'], rooms: [2] }, { from: refusing }).catch(
    (thrown: unknown) => thrown,
  )) as Response;
  expect([error.status, await error.json()]).toEqual([
    404,
    { instead: { params: { type: 'buy', province: 'barcelona' }, query: { filters: { rooms: [2] }, sort: 'recent' } } },
  ]);
  // An upstream that does not say what it does not know, and one that does not know the province.
  await expect(
    load({ town: 'nowhere' }, { from: api({ estates: () => Promise.reject(new ApiError(422)) }) }),
  ).rejects.toMatchObject({ isNotFound: true });
  await expect(
    load(
      { town: 'nowhere' },
      {
        from: api({
          estates: () => Promise.reject(new ApiError(422, { fields: { province: 'unknown', town: 'unknown' } })),
        }),
      },
    ),
  ).rejects.toMatchObject({ isNotFound: true });
});

it('a page past the last is a 404, an empty first page is not (PD-23)', async () => {
  const empty = api({ estates: () => Promise.resolve({ results: [], total: 0, page: 1, pages: 0, qty: 24 }) });
  await expect(load({}, { from: empty, page: 2 })).rejects.toMatchObject({ status: 404 });
  expect(await load({}, { from: empty })).toMatchObject({ total: 0, estates: [] });
});

import { nobody } from '#shared/domain/networkTeam.ts';
import { usualLanguages } from '#shared/i18n/languages.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import type { Api } from '#shared/api/createApi.ts';
import { toEstate } from '#shared/api/estate.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { testSite } from '../../app/session/testSite.ts';
import { loadSearch } from './search.load.ts';

const estates = [
  fakeEstate(),
  fakeEstate({ reference: 'A-2', status: 'reserved' }),
  fakeEstate({ reference: 'A-3', status: 'other' }),
].map((estate) => toEstate(estate));

const api = (changes: Partial<Api> = {}) =>
  ({
    estates: () => Promise.resolve({ results: estates, total: 3, page: 1, pages: 1, qty: 24 }),
    provinces: () => Promise.resolve([{ slug: 'barcelona', name: 'Barcelona', count: 3 }]),
    towns: () => Promise.resolve([{ slug: 'sitges', name: 'Sitges', count: 1 }]),
    zones: () => Promise.resolve([{ slug: 'l-hospital', name: "L'Hospital", count: 1 }]),
    agent: () => Promise.reject(new ApiError(404)),
    agency: () => Promise.reject(new ApiError(404)),
    ...changes,
  }) as unknown as Api;

const load = (
  filters: EstateFilters = {},
  {
    page = 1,
    province = 'barcelona',
    from = api(),
    isRepaired = false,
  }: { page?: number; province?: string; from?: Api; isRepaired?: boolean } = {},
) =>
  loadSearch({
    api: from,
    team: () => Promise.resolve(nobody),
    site: testSite,
    language: 'es',
    languages: usualLanguages,
    params: { type: 'buy', ...(province ? { province } : {}) },
    query: { filters, sort: 'recent', page },
    signal: new AbortController().signal,
    url: new URL('http://site.invalid/'),
    isRepaired,
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

/**
 * A list of so many available listings, each dearer than the one before; the upstream counts them unless told not to.
 */
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

/** Refuses what is unknown, as an upstream does that checks its query, and counts the calls for lists. */
function refusing(fields: Record<string, string>) {
  const asked: EstateFilters[] = [];
  const from = api({
    estates: ({ filters = {}, facets }) => {
      if (!facets) asked.push(filters);
      return Object.keys(fields).some((name) => name in filters)
        ? Promise.reject(new ApiError(422, { code: '9002', fields }))
        : Promise.resolve({ results: estates, total: 3, page: 1, pages: 1, qty: 24 });
    },
  });
  return { from, asked };
}

it('shows the search without a town that is gone, by one more call (PD-68)', async () => {
  const { from, asked } = refusing({ town: 'unknown' });
  const data = await load({ town: 'nowhere', zone: ['centro'], rooms: [2] }, { from });
  expect(data).toMatchObject({
    gone: { what: 'town', name: 'Nowhere', query: { filters: { rooms: [2] }, sort: 'recent', page: 1 } },
    where: 'en Barcelona',
    indexable: false,
    total: 3,
  });
  expect(asked).toEqual([
    { province: 'barcelona', town: 'nowhere', zone: ['centro'], rooms: [2] },
    { province: 'barcelona', rooms: [2] },
  ]);
});

it.each<[EstateFilters, string, object]>([
  [{ zone: ['el-port'] }, 'zone', { what: 'zone', name: 'El Port' }],
  [{ zone: ['el-port', 'centre'] }, 'zone', { what: 'zones' }],
  [{ agent: 'nobody' }, 'agent', { what: 'agent' }],
  [{ agency: 'nothing' }, 'agency', { what: 'agency' }],
  [{ energy: ['A'] }, 'energy', { what: 'filter' }],
])('says what is gone of %j', async (filters, name, gone) => {
  const { from } = refusing({ [name]: 'unknown' });
  expect((await load(filters, { from })).gone).toMatchObject(gone);
});

it('shows the rest of a search whose URL had a filter without meaning', async () => {
  expect((await load({ rooms: [2] }, { isRepaired: true })).gone).toMatchObject({
    what: 'filter',
    query: { filters: { rooms: [2] } },
  });
});

it('stays a plain 404 where the upstream does not say what it does not know, and for an unknown province', async () => {
  for (const fields of [{}, { province: 'unknown', town: 'unknown' }]) {
    const from = api({ estates: () => Promise.reject(new ApiError(422, { fields })) });
    await expect(load({ town: 'nowhere' }, { from })).rejects.toMatchObject({ isNotFound: true });
  }
});

it.each([
  ['answers with nothing', () => Promise.resolve({ results: [], total: 3, page: 7, pages: 1, qty: 24 })],
  ['answers with a 404', () => Promise.reject(new ApiError(404))],
])('shows the first page in place of one past the last, where the upstream %s (PD-68)', async (_, answer) => {
  const first = { results: estates, total: 3, page: 1, pages: 1, qty: 24 };
  const from = api({ estates: ({ page }) => (page === 1 ? Promise.resolve(first) : answer()) });
  expect(await load({ rooms: [2] }, { from, page: 7 })).toMatchObject({
    gone: { what: 'page', name: '7', query: { filters: { rooms: [2] }, page: 1 } },
    page: 1,
    total: 3,
    indexable: false,
  });
});

it('fails when the list without what is gone fails too, and shows an empty first page', async () => {
  const failing = api({ estates: ({ page }) => Promise.reject(new ApiError(page === 1 ? 503 : 404)) });
  await expect(load({}, { from: failing, page: 2 })).rejects.toMatchObject({ status: 503 });
  const empty = api({ estates: () => Promise.resolve({ results: [], total: 0, page: 1, pages: 0, qty: 24 }) });
  expect(await load({}, { from: empty })).toMatchObject({ total: 0, estates: [] });
  expect(await load({}, { from: empty })).not.toHaveProperty('gone');
});

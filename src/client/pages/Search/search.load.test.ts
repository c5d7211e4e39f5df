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

const load = (filters: EstateFilters = {}, { page = 1, province = 'barcelona', from = api() } = {}) =>
  loadSearch({
    api: from,
    language: 'es',
    params: { type: 'buy', ...(province ? { province } : {}) },
    query: { filters, sort: 'recent', page },
    signal: new AbortController().signal,
    url: new URL('http://site.invalid/'),
  });

it('names the province and the places of the filters, and counts available estates', async () => {
  expect(await load({ town: 'sitges', zone: ['l-hospital'] })).toMatchObject({
    province: { slug: 'barcelona', name: 'Barcelona' },
    places: { sitges: 'Sitges', 'l-hospital': "L'Hospital" },
    total: 3,
    available: 2,
  });
  expect(await load()).not.toHaveProperty('places');
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

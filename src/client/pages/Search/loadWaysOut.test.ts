import type { Api } from '#shared/api/createApi.ts';
import { toEstate } from '#shared/api/estate.ts';
import type { EstatesQuery } from '#shared/api/estateCalls.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { loadWaysOut } from './loadWaysOut.ts';

/** An upstream with so many homes for each search; the rest are empty. @param have homes of the search itself */
function ask(filters: EstateFilters, counts: (asked: EstateFilters) => number, prices: number[] = [], have = 0) {
  const calls: EstatesQuery[] = [];
  const api = {
    estates: (query: EstatesQuery) => {
      calls.push(query);
      const results = query.sort ? prices.map((price) => toEstate(fakeEstate({ price }))) : [];
      const total = counts(query.filters ?? {});
      return Promise.resolve({ results, total: total + 2, available: total, page: 1, pages: 1, qty: 1 });
    },
  } as unknown as Api;
  const asked = {
    api,
    params: { type: 'buy', province: 'girona' } as const,
    query: { filters, sort: 'recent' as const, page: 1 },
    signal: new AbortController().signal,
  };
  const found = loadWaysOut(asked, { results: [], total: have + 2, available: have, page: 1, pages: 1, qty: 24 });
  return { found, calls };
}

it('counts what each filter alone keeps away, and leaves out what finds nothing', async () => {
  const filters: EstateFilters = { town: 'roses', rooms: [4], exterior: '1' };
  const { found, calls } = ask(filters, (asked) => (asked.exterior ? 0 : 14));
  expect(await found).toEqual([{ name: 'exterior', filters: { town: 'roses', rooms: [4] }, count: 14 }]);
  expect(calls).toHaveLength(3);
  expect(calls.every((query) => query.filters?.province === 'girona' && query.qty === 1)).toBe(true);
});

it('raises a highest price to the next step with homes below it, by one call', async () => {
  const { found, calls } = ask({ price: { min: 100_000, max: 180_000 } }, () => 0, [212_000, 225_000, 225_001]);
  expect(await found).toEqual([{ name: 'price', filters: { price: { min: 100_000, max: 225_000 } }, count: 2 }]);
  expect(calls).toHaveLength(1);
});

it('takes the things that all are asked for away one by one, the zones with their town', async () => {
  const { found } = ask({ town: 'roses', zone: ['centre'], with: ['plan', 'video'] }, () => 3);
  expect((await found)!.map((way) => way.filters)).toEqual([
    { with: ['plan', 'video'] },
    { town: 'roses', with: ['plan', 'video'] },
    { town: 'roses', zone: ['centre'], with: ['video'] },
    { town: 'roses', zone: ['centre'], with: ['plan'] },
  ]);
});

it('leaves out the kind of homes alone: without it, a search for land is one for homes', async () => {
  const asked = async (filters: EstateFilters) => (await ask(filters, () => 9).found)!.map(({ name }) => name);
  expect(await asked({ estate_type: ['land'], exterior: '1' })).toEqual(['exterior']);
  expect(await asked({ estate_type: ['house'], exterior: '1' })).toEqual(['estate_type', 'exterior']);
});

it('asks for at most five lists, and for none of what cannot be', () => {
  const many: EstateFilters = { area: { min: 9 }, rooms: [1], bathrooms: [2], furnished: '1', exterior: '1', since: 7 };
  expect(ask(many, () => 1).calls).toHaveLength(5);
  expect(ask({ price: { min: 9, max: 8 } }, () => 1).calls).toEqual([]);
});

it('goes to the next distance around a point, where the place limits nothing', async () => {
  const near = { lat: 42.26, lng: 3.17, km: 2 };
  const { found, calls } = ask({ town: 'roses', zone: ['centre'], near }, () => 3);
  expect(await found).toEqual([
    { name: 'near', filters: { town: 'roses', zone: ['centre'], near: { ...near, km: 5 } }, count: 3 },
  ]);
  expect(calls).toHaveLength(1);
  expect(await ask({ town: 'roses', near: { ...near, km: 50 } }, () => 3).found).toEqual([]);
});

it('widens a list of one to three homes to those that have more, and no other', async () => {
  const filters: EstateFilters = { rooms: [4], exterior: '1' };
  const counts = (asked: EstateFilters) => (asked.exterior ? 3 : 14);
  expect(await ask(filters, counts, [], 3).found).toEqual([{ name: 'exterior', filters: { rooms: [4] }, count: 14 }]);
  const enough = ask(filters, counts, [], 4);
  expect([await enough.found, enough.calls]).toEqual([undefined, []]);
});

it('raises a highest price above the homes that a short list has', async () => {
  const { found } = ask({ price: { max: 180_000 } }, () => 0, [150_000, 175_000, 212_000], 2);
  expect(await found).toEqual([{ name: 'price', filters: { price: { max: 225_000 } }, count: 3 }]);
});

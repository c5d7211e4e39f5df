import { ApiError } from '#shared/api/ApiError.ts';
import type { Api } from '#shared/api/createApi.ts';
import { toEstateList } from '#shared/api/estate.ts';
import { fakeEstate } from '#tests/fakes/estates.ts';
import { loadProfileEstates } from './loadProfileEstates.ts';

/** An upstream with so many estates of each operation, some of them sold or let already. */
function apiWith(counts: { buy: number; rent: number }, status = 'new'): Api {
  const estates = ({ type, qty }: { type: 'buy' | 'rent'; qty: number }) => {
    const results = Array.from({ length: Math.min(counts[type], qty) }, (_, index) =>
      fakeEstate({ reference: `${type}-${index}`, type, status }),
    );
    return Promise.resolve(toEstateList({ results, total: counts[type], page: 1, pages: 1, qty }));
  };
  return { estates } as unknown as Api;
}

const load = (api: Api) =>
  loadProfileEstates({ agent: 'ana-mas' }, { api, language: 'es', signal: new AbortController().signal });

it.each([
  [
    { buy: 20, rent: 20 },
    { buy: 3, rent: 3 },
  ],
  [
    { buy: 20, rent: 1 },
    { buy: 5, rent: 1 },
  ],
  [
    { buy: 2, rent: 20 },
    { buy: 2, rent: 4 },
  ],
  [
    { buy: 1, rent: 1 },
    { buy: 1, rent: 1 },
  ],
  [
    { buy: 0, rent: 9 },
    { buy: 0, rent: 6 },
  ],
])('of %j estates it shows %j', async (counts, shown) => {
  const { estates, types } = (await load(apiWith(counts)))!;
  const count = (type: string) => estates.filter((estate) => estate.type === type).length;
  expect({ buy: count('buy'), rent: count('rent') }).toEqual(shown);
  expect(types).toEqual((['buy', 'rent'] as const).filter((type) => counts[type] > 0));
});

it('leaves out estates that are sold or let', async () => {
  expect(await load(apiWith({ buy: 3, rent: 3 }, 'sold'))).toEqual({ estates: [], types: [] });
});

it('an upstream failure leaves them out; other errors are thrown', async () => {
  expect(await load({ estates: () => Promise.reject(new ApiError(0)) } as unknown as Api)).toBeNull();
  await expect(load({ estates: () => Promise.reject(new TypeError('x')) } as unknown as Api)).rejects.toThrow(
    TypeError,
  );
});

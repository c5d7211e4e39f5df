import { ApiError } from '#shared/api/ApiError.ts';
import { toEstate } from '#shared/api/estate.ts';
import type { EstatesQuery } from '#shared/api/estateCalls.ts';
import type { EstateDto } from '#shared/contract/estate.ts';
import { fakeEstate, type EstateChanges } from '#tests/fakes/estates.ts';
import { pricesLike } from '#shared/views/estate/similarQuery.ts';
import { loadRelated } from './loadRelated.ts';

const at = (town: string) => ({ ...fakeEstate().address, town, town_slug: town });
const estates = (count: number, name: string, changes: EstateChanges = {}) =>
  Array.from({ length: count }, (_, n) => fakeEstate({ reference: `${name}-${n}`, ...changes }));
const vic = { reference: 'OWN-1', price: 294_000, address: at('vic') };

/** The related estates for these answers of the upstream, and the requests that it received. */
async function related(
  changes: EstateChanges,
  answers: (filters: NonNullable<EstatesQuery['filters']>) => EstateDto[] | Error,
) {
  const asked: EstatesQuery['filters'][] = [];
  const estates = (query: EstatesQuery) => {
    asked.push(query.filters);
    const answer = answers(query.filters!);
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve({ results: answer.slice(0, query.qty).map((wire) => toEstate(wire)), total: answer.length });
  };
  const {
    related: cards,
    relatedMixed = false,
    relatedNearby = false,
  } = await loadRelated(toEstate(fakeEstate({ ...vic, ...changes })), {
    api: { estates },
    language: 'es',
    signal: new AbortController().signal,
  } as never);
  return { references: cards.map(({ reference }) => reference), relatedMixed, relatedNearby, asked };
}

it.each([
  [294_000, 200_000, 390_000],
  [1250, 870, 1700],
  [100, 70, 130],
  [1, 0, 2],
])('%i € is similar to %i to %i', (price, low, high) => {
  expect(pricesLike(price)).toEqual({ price: { min: low, max: high } });
});

const vicFlats = { province: 'barcelona', town: 'vic', estate_type: ['flat'] };
/** Shared by all estates of about its price. */
const like = { price: { min: 200_000, max: 380_000 } };

it('lists those of the town that are like it, and asks for nothing else where they fill a row', async () => {
  const { references, asked } = await related({ subtype: 'duplex' }, () => [
    ...estates(4, 'NEAR', { address: at('vic') }),
    fakeEstate(vic),
  ]);
  expect(references).toEqual(['NEAR-0', 'NEAR-1', 'NEAR-2', 'NEAR-3']);
  expect(asked).toEqual([{ ...vicFlats, estate_type: ['duplex'], ...like }]);
});

it('shows the most alike in size and price, of those of the town that are about its price', async () => {
  const { references } = await related({ area_constructed: 80 }, () => [
    ...estates(6, 'OTHER', { area_constructed: 160, price: 294_000 }),
    fakeEstate({ reference: 'DEAR', area_constructed: 80, price: 370_000 }),
    fakeEstate({ reference: 'UNKNOWN', area_constructed: 0, price: 294_000 }),
    fakeEstate({ reference: 'TWIN', area_constructed: 82, price: 290_000 }),
  ]);
  expect(references).toEqual(['TWIN', 'DEAR', 'OTHER-0', 'OTHER-1', 'OTHER-2', 'OTHER-3']);
});

it('asks for the same lists as other estates of about its price', async () => {
  const [one, another] = await Promise.all(
    [284_000, 309_000].map((price) => related({ price }, () => estates(4, 'NEAR'))),
  );
  expect(another!.asked).toEqual(one!.asked);
});

it('widens to other prices of the town before it leaves the town', async () => {
  const { references, asked } = await related({}, ({ town, price }) =>
    town === undefined
      ? estates(9, 'FAR', { address: at('barcelona') })
      : price
        ? estates(2, 'LIKE')
        : estates(2, 'PRICE', { price: 900_000 }),
  );
  expect(references).toEqual(['LIKE-0', 'LIKE-1', 'PRICE-0', 'PRICE-1']);
  expect(asked.slice(1)).toEqual([vicFlats]);
});

it('widens to the province where the town has too few, the town’s first', async () => {
  const { references, asked } = await related({}, ({ town, price }) =>
    town ? estates(2, 'NEAR') : price ? estates(2, 'FAR') : estates(9, 'ANY'),
  );
  expect(references).toEqual(['NEAR-0', 'NEAR-1', 'FAR-0', 'FAR-1', 'ANY-0', 'ANY-1']);
  expect(asked.slice(2)).toEqual([
    { province: 'barcelona', estate_type: ['flat'], ...like },
    { province: 'barcelona', estate_type: ['flat'] },
  ]);
});

it('for an estate without a price, asks for none, and at last for other homes', async () => {
  const { references, asked } = await related({ status: 'sold' }, ({ town, estate_type: kind }) =>
    kind?.length !== 1 ? estates(2, 'OTHER') : town ? estates(1, 'NEAR') : [],
  );
  expect(references).toEqual(['NEAR-0', 'OTHER-0', 'OTHER-1']);
  expect(asked).toEqual([
    vicFlats,
    { province: 'barcelona', estate_type: ['flat'] },
    { province: 'barcelona', estate_type: ['flat', 'house', 'rural_house'] },
  ]);
});

it('shows reserved estates only when none is available, and never closed ones', async () => {
  const gone = [...estates(1, 'SOLD', { status: 'sold' }), ...estates(1, 'LET', { status: 'rented' })];
  const reserved = estates(1, 'RESERVED', { status: 'reserved' });
  expect((await related({}, ({ price }) => (price ? [...gone, ...reserved] : estates(1, 'ANY')))).references).toEqual([
    'ANY-0',
  ]);
  expect((await related({}, () => [...gone, ...reserved])).references).toEqual(['RESERVED-0']);
});

it('returns none when the upstream fails, without another request', async () => {
  const { references, asked } = await related({}, () => new ApiError(503));
  expect([references, asked.length]).toEqual([[], 1]);
});

it('reports when some are of other types, as for a sold garage', async () => {
  const sold = { status: 'sold', price: undefined, estate_type: 'garage' };
  const { references, relatedMixed, asked } = await related(sold, ({ estate_type: kinds }) =>
    kinds?.length === 1 ? [] : estates(3, 'STORAGE', { estate_type: 'storage' }),
  );
  expect(asked.at(-1)).toEqual({ province: 'barcelona', estate_type: ['garage', 'storage'] });
  expect({ references, relatedMixed }).toEqual({
    references: ['STORAGE-0', 'STORAGE-1', 'STORAGE-2'],
    relatedMixed: true,
  });
  expect((await related({}, () => estates(6, 'FLAT'))).relatedMixed).toBe(false);
});

it.each([
  [{ lat: 38.66, lng: -2.49 }, '-3,38,-1,40', ['NEAR-0']],
  [undefined, undefined, []],
])('goes to the provinces around %j where its own has no other', async (place, bbox, shown) => {
  const alone = {
    estate_type: 'land',
    ...(place ? { location: { ...place, precision: 'approximate' } } : { location: undefined }),
  } as EstateChanges;
  const { references, relatedNearby, asked } = await related(alone, (filters) =>
    filters.province ? [fakeEstate({ ...vic, ...alone })] : estates(1, 'NEAR', { estate_type: 'land' }),
  );
  expect({ references, relatedNearby }).toEqual({ references: shown, relatedNearby: shown.length > 0 });
  expect(asked.filter((filters) => filters?.bbox)).toEqual(bbox ? [{ estate_type: ['land'], bbox }] : []);
});

it('does not look around when the upstream fails, nor where its province has another', async () => {
  for (const answer of [new ApiError(503), estates(1, 'NEAR')]) {
    const { asked, relatedNearby } = await related({}, () => answer);
    expect([relatedNearby, asked.some((filters) => filters?.bbox)]).toEqual([false, false]);
  }
});

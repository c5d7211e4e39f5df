import type { EstateInput } from '#origin/db/input/networkInput.ts';
import type { PriceRangeDto } from '#shared/contract/priceRange.ts';
import { quantile } from '#shared/domain/quantile.ts';
import { smallEstates } from './smallNetwork.ts';
import { onEveryOrigin } from './startOrigin.ts';

const kinds: readonly string[] = ['flat', 'house', 'rural_house'];

/** What the network's listings ask a square metre, counted here. */
const pricesOf = (isWanted: (estate: EstateInput) => boolean): number[] =>
  smallEstates
    .filter(
      ({ type, status, price, estate_type, address }) =>
        type === 'buy' &&
        status === 'new' &&
        price !== undefined &&
        price > 1 &&
        kinds.includes(estate_type) &&
        address.province_slug === 'barcelona',
    )
    .filter(isWanted)
    .map(({ price, area_constructed: area }) => price! / area)
    .sort((a, b) => a - b);

onEveryOrigin('prices', (origin) => {
  const ask = (path: string) => origin.ask(`/prices/${path}`);

  test('quartiles of what comparable listings ask, of a size like theirs', async () => {
    const prices = pricesOf(() => true);
    expect(prices.length).toBeGreaterThanOrEqual(8);
    const { body, headers } = await ask('buy/barcelona');
    const range = body as PriceRangeDto;
    expect(range.count).toBe(prices.length);
    expect(range.lower_quartile).toBeCloseTo(quantile(prices, 0.25), 1);
    expect(range.median).toBeCloseTo(quantile(prices, 0.5), 1);
    expect(range.upper_quartile).toBeCloseTo(quantile(prices, 0.75), 1);
    expect(headers['cache-control']).toMatch(/^public, max-age=300/);

    const area = smallEstates.find(({ address }) => address.province_slug === 'barcelona')!.area_constructed;
    const alike = pricesOf(({ area_constructed: size }) => size >= area * 0.75 && size <= area * 1.25);
    expect((await ask(`buy/barcelona?area=${area}`)).body).toMatchObject({ count: alike.length });
  });

  test('fewer than eight are counted and say no price', async () => {
    const { body } = await ask('buy/barcelona?area=1');
    expect(body).toEqual({ count: 0 });
  });

  test.each([
    ['all/barcelona', 404],
    ['buy/nowhere', 404],
    ['buy/barcelona?town=nowhere', 422],
    ['buy/barcelona?area=-1', 422],
    ['buy/barcelona?area=big', 422],
    ['buy/barcelona?estate_type=castle', 422],
  ])('%s is refused: %d', async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });
});

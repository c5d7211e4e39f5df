import type { KyselyPlugin } from 'kysely';
import { withTraits } from '#origin/db/facts/estateTraits.ts';
import type { Store } from '#origin/db/store.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import { createComparedPrices } from '#origin/records/comparablePrices.ts';
import type { EstateDto } from '#shared/contract/estate.ts';
import type { EstateListDto } from '#shared/contract/estateList.ts';
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

/** Flats of 80 m² in one town, 4,000 €/m² and upwards, but for what is said of each: key by what it is. */
async function placeAlike({ db }: Store): Promise<Record<string, number>> {
  const rows = await db.selectFrom('estates').selectAll().where('type', '=', 0).orderBy('key').limit(22).execute();
  const zones = await db.selectFrom('places').select(['key', 'parent']).where('kind', '=', 'zone').execute();
  const [near, far] = zones.filter(({ parent }) => parent === zones[0]!.parent).map(({ key }) => key);
  const town = zones[0]!.parent!;
  const towns = await db.selectFrom('places').select(['key', 'parent']).where('kind', '=', 'town').execute();
  const others = ['house', 'toRestore', 'large', 'reserved', 'elsewhere'];
  const named: Record<string, number> = {};
  for (const [n, row] of rows.entries()) {
    const name = others[n - 17] ?? (n < 9 ? `near ${n}` : `far ${n - 9}`);
    named[name] = row.key;
    const kind = withTraits(row.traits, 'estate_type', [name === 'house' ? 'house' : 'flat']);
    const placed = name === 'elsewhere' ? zones.find(({ parent }) => parent !== town)!.parent! : town;
    const changed = {
      town: placed,
      province: towns.find(({ key }) => key === placed)!.parent!,
      zone: n < 9 ? near! : n < 16 ? far! : null,
      area: name === 'large' ? 401 : 80,
      shown_price: 320_000 + n * 800,
      availability_rank: name === 'reserved' ? 1 : 0,
      traits: withTraits(kind, 'conservation', [name === 'toRestore' ? 'toRestore' : 'good']),
    };
    await db.updateTable('estates').set(changed).where('key', '=', row.key).execute();
  }
  const keys = rows.map(({ key }) => key);
  // Nothing else is there.
  await db.updateTable('estates').set({ availability_rank: 2 }).where('key', 'not in', keys).execute();
  return named;
}

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

  test('a home is compared with those like it of its zone, else its town, without itself; one of a kind is not', async () => {
    const named = await placeAlike(origin.store);
    const of = async (name: string) => {
      const { url_key: key } = await origin.store.db
        .selectFrom('estates')
        .select('url_key')
        .where('key', '=', named[name]!)
        .executeTakeFirstOrThrow();
      return ((await origin.ask(`/estate/${key}/public`)).body as EstateDto).comparable_prices;
    };
    // Of 4,000, 4,010 … 4,080 €/m² the others than the first and the last.
    expect(await of('near 0')).toEqual({ count: 8, median: 4045, scope: 'zone' });
    expect(await of('near 8')).toEqual({ count: 8, median: 4035, scope: 'zone' });
    // Seven in its zone are too few: with those of the other, and one without a zone.
    expect(await of('far 0')).toEqual({ count: 16, median: 4075, scope: 'town' });
    expect(await Promise.all(['house', 'toRestore', 'large', 'reserved', 'elsewhere'].map(of))).toEqual(
      Array.from({ length: 5 }),
    );
    const listed = (await origin.ask('/estates/buy', { _sort: 'price+' })).body as EstateListDto;
    const scopes = listed.results.flatMap(({ comparable_prices: comparable }) => comparable?.scope ?? []);
    expect(scopes.filter((scope) => scope === 'zone')).toHaveLength(9);
    expect(scopes.filter((scope) => scope === 'town')).toHaveLength(8);
  });

  test('owners read how many of such listings fell in price, by how much, and how many are sold, without a price', async () => {
    const { db } = origin.store;
    const placeOf = (key: number) =>
      db.selectFrom('places').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
    const [first] = await db.selectFrom('estates').selectAll().where('shown_price', '=', 320_000).execute();
    const { town } = first!;
    const { slug, parent: province } = await placeOf(town);
    const flats = db.selectFrom('estates').where('town', '=', town).where('type', '=', 0).where('area', '=', 80);
    const offered = await flats.selectAll().where('availability_rank', '=', 0).orderBy('shown_price').execute();
    const [, sold] = offered;
    for (const [n, { key, shown_price: price }] of offered.entries())
      // Nine fell by a tenth, one rose, the others stayed.
      await db
        .updateTable('estates')

        .set({ province: province!, previous_price: n > 9 ? null : Math.round(n === 9 ? price! / 2 : price! / 0.9) })
        .where('key', '=', key)
        .execute();
    await db
      .updateTable('estates')
      .set({ availability_rank: 2, shown_price: null, updated_at: Date.parse('2099-01-01') })
      .where('key', '=', sold!.key)
      .execute();
    const near = `buy/${(await placeOf(province!)).slug}?town=${slug}&estate_type=flat&area=80`;
    const range = (await ask(near)).body as PriceRangeDto;
    expect(range.drops).toEqual({ count: 8, median_percent: 10 });
    expect(range.closed!.count).toBeGreaterThan(0);
    // The latest first.
    expect(range.closed!.keys[0]).toBe(sold!.url_key);
    expect(range.closed!.keys.length).toBeLessThanOrEqual(3);
    // Of fewer the share alone.
    await db.updateTable('estates').set({ previous_price: null }).where('key', '=', first!.key).execute();
    expect(((await ask(near)).body as PriceRangeDto).drops).toEqual({ count: 7 });
  });

  test('the listings of a page are compared by two statements, and those of their towns by none after it', async () => {
    const rows = await origin.store.db.selectFrom('estates').selectAll().where('type', '=', 0).limit(24).execute();
    expect(new Set(rows.map(({ town }) => town)).size).toBeGreaterThan(1);
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const compared = createComparedPrices({ ...origin.store, db: origin.store.db.withPlugin(counting) });
    await compared.of(rows);
    expect(statements).toBe(2);
    await compared.of(rows);
    expect(statements).toBe(2);
  });

  test('in a city, whose newest are read in order, they are compared with the same', async () => {
    const { db } = origin.store;
    const rows = await db.selectFrom('estates').selectAll().where('availability_rank', '=', 0).execute();
    const sorted = await createComparedPrices(origin.store).of(rows);
    expect(sorted.size).toBeGreaterThan(8);
    await db.updateTable('place_counts').set({ available: 10_001 }).execute();
    expect(await createComparedPrices(origin.store).of(rows)).toEqual(sorted);
  });
});

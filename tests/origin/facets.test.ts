import supertest from 'supertest';
import { encodeArea } from '#shared/domain/drawnArea.ts';
import type { EstateListDto } from '#shared/contract/estateList.ts';
import { createOrigin } from '#origin/createOrigin.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { bitsOf, optionBits, traitFilters, traitOptions } from '#origin/db/facts/estateTraits.ts';
import type { Store } from '#origin/db/store.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import type { EstateInput } from '#origin/db/input/networkInput.ts';
import { countList } from '#origin/search/page/countList.ts';
import { createPlaceDirectory } from '#origin/directory/placeDirectory.ts';
import { planEstates } from '#origin/search/plan/planEstates.ts';
import { resolveCriteria } from '#origin/search/criteria/resolveCriteria.ts';
import { readEstateQuery } from '#origin/web/readEstateQuery.ts';
import { onEveryBackend } from './backends.ts';
import { batchesMadeOnce } from './batchesMadeOnce.ts';
import { smallEstate, smallNetwork } from './smallNetwork.ts';
import { watchStatements } from './watchStatements.ts';

/** More than facets look at, so that they have to be estimated. */
const size = 24_000;

/** Homes of the small network, nearly all of one province: what facets look at must be less than it has. */
const seeds = Array.from({ length: 4_000 }, (_, n) => smallEstate(n)).filter(
  ({ address }, n) => address.province_slug === 'barcelona' || n % 30 === 0,
);

/** The seeds over and over, with references of their own. */
function* manyEstates(from = 0, to = size): Generator<EstateInput> {
  for (let n = from; n < to; n += 1) {
    const seed = seeds[n % seeds.length]!;
    const reference = `A${String.fromCharCode(65 + Math.floor(n / seeds.length))}${seed.reference.slice(2)}`;
    const slug = `casa-${reference.toLowerCase()}`;
    yield {
      ...seed,
      id: String(n + 1),
      reference,
      url_slug: { 'es-ES': slug, 'ca-ES': slug, 'en-US': slug },
      status: n % 37 === 0 ? 'sold' : 'new',
    };
  }
}

/** No materialised count answers it, and nearly every estate matches. */
const unkept = { area_min: '40' };

const batches = batchesMadeOnce(size, manyEstates);

onEveryBackend((backend) => {
  let store: Store;
  beforeAll(async () => {
    store = backend.open('facets');
    await migrateDatabase(store);
    await storeNetwork(store, smallNetwork(), { batches });
  }, 120_000);
  afterAll(() => store.close());

  const list = async (query: Record<string, string>): Promise<EstateListDto> =>
    (
      await supertest(createOrigin({ store }))
        .get('/web/estates/all')
        .query({ ...query, _facets: '1', _qty: '1' })
    ).body as EstateListDto;

  test('facets of long lists are estimates, and the answer says so', async () => {
    const { facets, facets_approximate: approximate } = await list(unkept);
    expect(approximate).toBe(true);
    const homes = await store.db
      .selectFrom('estates')
      .select('traits')
      .where('availability_rank', '=', 0)
      .where('area', '>=', 40)
      .execute();
    for (const name of traitFilters) {
      for (const option of traitOptions(name)) {
        const wanted = optionBits(name, [option]);
        const truth = Math.min(10_000, homes.filter(({ traits }) => (bitsOf(traits, name) & wanted) !== 0).length);
        const told = facets![name]![option] ?? 0;
        expect(told).toBe(Number(told.toPrecision(2)));
        // Two digits may be off by a twentieth, chance by as much again where there are a few hundred homes.
        expect(Math.abs(told - truth)).toBeLessThanOrEqual(10 + truth * 0.15);
      }
    }
  });

  test('where counting takes long, a sample tells that a list is long, and a shorter one is counted', async () => {
    const countAmongMillions = async (query: Record<string, string>) => {
      const resolved = await resolveCriteria(
        store.db,
        await createPlaceDirectory(store.db)(),
        readEstateQuery('buy', query),
      );
      if ('unknown' in resolved) throw new Error('not understood');
      const plan = await planEstates(store, resolved.criteria);
      const watched = watchStatements(store);
      const count = await countList(watched.store, { ...plan, lookup: null, scopeSize: 5_000_000, expected: 20_000 });
      return { count, isRead: watched.statements.some((text) => text.includes(' found')) };
    };
    expect(await countAmongMillions({ area_min: '40' })).toEqual({
      count: { total: 10_001, available: null, closed: null },
      isRead: false,
    });
    const counted = await store.db
      .selectFrom('estates')
      .select('availability_rank')
      .where('type', '=', 0)
      .where('area', '<=', 60)
      .where('shown_price', '>=', 1)
      .execute();
    expect(await countAmongMillions({ area_max: '60', price_min: '1' })).toEqual({
      count: {
        total: counted.length,
        available: counted.filter((row) => row.availability_rank === 0).length,
        closed: counted.filter((row) => row.availability_rank === 2).length,
      },
      isRead: true,
    });
  });

  test('a sample tells that a drawn area has many homes, although counting them takes few steps', async () => {
    const corners = [
      { lat: 27e5, lng: -19e5 },
      { lat: 44e5, lng: -19e5 },
      { lat: 44e5, lng: 5e5 },
      { lat: 27e5, lng: 5e5 },
    ];
    const isCounted = async (query: Record<string, string>) => {
      const asked = readEstateQuery('all', { area_min: '40', ...query });
      const resolved = await resolveCriteria(store.db, await createPlaceDirectory(store.db)(), asked);
      if ('unknown' in resolved) throw new Error('not understood');
      const plan = await planEstates(store, resolved.criteria);
      const watched = watchStatements(store);
      expect((await countList(watched.store, plan)).total).toBeGreaterThan(10_000);
      return watched.statements.some((text) => text.includes(' found'));
    };
    expect(await isCounted({})).toBe(true);
    expect(await isCounted({ area: encodeArea(corners) })).toBe(false);
  });

  test('the same query gets the same estimates', async () => {
    expect((await list(unkept)).facets).toEqual((await list(unkept)).facets);
  });

  test.each([
    ['what materialised counts answer', {}],
    ['a list short enough to be counted', { area_max: '30' }],
  ] as [string, Record<string, string>][])(
    'facets of %s are exact, and the answer does not say otherwise',
    async (_name, query) => {
      const answer = await list(query);
      expect(answer.total).toBeGreaterThan(100);
      expect('facets_approximate' in answer).toBe(false);
      const homes = await store.db
        .selectFrom('estates')
        .select('traits')
        .where('availability_rank', '=', 0)
        .$if('area_max' in query, (select) => select.where('area', '<=', 30))
        .execute();
      for (const option of traitOptions('furnished')) {
        const bits = optionBits('furnished', [option]);
        expect(answer.facets!.furnished![option]).toBe(
          Math.min(10_000, homes.filter(({ traits }) => (bitsOf(traits, 'furnished') & bits) !== 0).length),
        );
      }
    },
  );

  test.each([
    ['materialised counts', {}, 'exact'],
    ['a short list', { area_max: '30' }, 'exact'],
    ['a sample', unkept, 'estimated'],
  ] as [string, Record<string, string>, 'exact' | 'estimated'][])(
    'zones of a province are counted from %s, whatever zone is chosen',
    async (_, query, kind) => {
      const answer = await list({ ...query, province: 'barcelona' });
      expect('facets_approximate' in answer).toBe(kind === 'estimated');
      const homes = await store.db
        .selectFrom('estates')
        .innerJoin('places', 'places.key', 'estates.zone')
        .select('places.slug')
        .where('availability_rank', '=', 0)
        .where('province', '=', await key('province', 'barcelona'))
        .$if('area_max' in query, (select) => select.where('area', '<=', 30))
        .$if('area_min' in query, (select) => select.where('area', '>=', 40))
        .execute();
      expect(Object.keys(answer.facets!.zone!).sort()).toEqual(['centro', 'gracia']);
      for (const zone of ['centro', 'gracia']) {
        const truth = Math.min(10_000, homes.filter(({ slug }) => slug === zone).length);
        expect(Math.abs(answer.facets!.zone![zone]! - truth)).toBeLessThanOrEqual(
          kind === 'exact' ? 0 : 10 + truth * 0.15,
        );
      }
      expect((await list({ ...query, province: 'barcelona', zone: 'gracia' })).facets!.zone).toEqual(
        answer.facets!.zone,
      );
    },
  );

  test('a zone that was added a moment ago is counted', async () => {
    const origin = createOrigin({ store });
    const ask = async () =>
      (
        await supertest(origin)
          .get('/web/estates/buy')
          .query({ province: 'barcelona', area_max: '30', _facets: '1', _qty: '1' })
      ).body as EstateListDto;
    const { results, facets } = await ask();
    expect(Object.keys(facets!.zone!)).not.toContain('new-zone');
    const { key, town } = await store.db
      .selectFrom('estates')
      .select(['key', 'town'])
      .where('reference', '=', results[0]!.reference)
      .executeTakeFirstOrThrow();
    const zone = 999_999;
    await store.db
      .insertInto('places')
      .values({ key: zone, kind: 'zone', parent: town, slug: 'new-zone', name: 'New zone' })
      .execute();
    await store.db.updateTable('estates').set({ zone }).where('key', '=', key).execute();
    expect((await ask()).facets!.zone!['new-zone']).toBe(1);
  });

  test('zones are not counted for the country, and a town without zones has no zone counts', async () => {
    expect((await list({ zone: 'gracia' })).facets).not.toHaveProperty('zone');
    expect((await list({ province: 'barcelona', town: 'sitges' })).facets!.zone).toEqual({});
  });

  const key = async (kind: 'province', slug: string) =>
    (
      await store.db
        .selectFrom('places')
        .select('key')
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow()
    ).key;
});

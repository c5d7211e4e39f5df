import pg from 'pg';
import supertest from 'supertest';
import { sql } from 'kysely';
import { createOrigin } from '#origin/createOrigin.ts';
import { NodeSqlite } from '#origin/db/engine/nodeSqliteDialect.ts';
import { migrateDatabase } from '#origin/db/schema/migrateDatabase.ts';
import { postgresSettings, type ConnectionUse } from '#origin/db/engine/postgresConnections.ts';
import type { Store } from '#origin/db/store.ts';
import { removeUnnamedPeople, saveAgent } from '#origin/db/people/savePeople.ts';
import { readAdverts } from '#origin/adverts/readAdverts.ts';
import { readSourceRecords } from '#origin/db/estates/sourceRecords.ts';
import { findCandidates } from '#origin/twins/findCandidates.ts';
import type { TwinFacts } from '#origin/twins/facts.ts';
import { storeNetwork } from '#origin/import/storeNetwork.ts';
import { createComparedPrices } from '#origin/records/comparablePrices.ts';
import { countFacets } from '#origin/search/facets/countFacets.ts';
import { listEstates } from '#origin/search/page/listEstates.ts';
import { readSitemapIndex, sitemapKinds } from '#origin/records/readSitemap.ts';
import { listPins } from '#origin/search/map/listPins.ts';
import type { AvailabilityRank, EstateCriteria } from '#origin/search/criteria/estateCriteria.ts';
import { all, criteriaConditions, scopeConditions } from '#origin/search/criteria/filterConditions.ts';
import { createPlaceDirectory } from '#origin/directory/placeDirectory.ts';
import type { EstateOrder } from '#origin/search/plan/orderedSections.ts';
import { planEstates } from '#origin/search/plan/planEstates.ts';
import { readLinked } from '#origin/records/readLinked.ts';
import { resolveCriteria } from '#origin/search/criteria/resolveCriteria.ts';
import { readEstateQuery } from '#origin/web/readEstateQuery.ts';
import type { PinsDto } from '#shared/contract/estateList.ts';
import { encodeArea } from '#shared/domain/drawnArea.ts';
import { estateSorts } from '#shared/domain/sorts.ts';
import { manyListings } from '../../scripts/bench/manyListings.ts';
import { onEveryBackend } from './backends.ts';
import { batchesMadeOnce } from './batchesMadeOnce.ts';
import { withTours } from './withTours.ts';

/** Enough homes that reading the whole table shows in a plan, few enough to be made in seconds. */
const size = 12_000;

interface Case {
  query: string;
  /** The index that gives the page, in the order of the page or (isLookup) not. */
  index: string;
  isLookup?: true;
}

/** Pages of an ordered index scan never sort; an index lookup reads the index of its rarest filter. */
const cases: Case[] = [
  { query: '', index: 'estates_recent' },
  { query: '_sort=price-', index: 'estates_price' },
  { query: '_sort=price%2B', index: 'estates_price' },
  { query: '_sort=area-', index: 'estates_area' },
  { query: '_sort=area%2B&_page=100', index: 'estates_area' },
  { query: '_sort=area_price-', index: 'estates_area_price' },
  { query: '_sort=area_price%2B&province=madrid', index: 'estates_province_area_price' },
  { query: '_sort=random', index: 'estates_shuffle' },
  { query: 'province=madrid', index: 'estates_province_recent' },
  { query: 'province=madrid&_sort=price-', index: 'estates_province_price' },
  { query: 'province=madrid&_sort=area%2B', index: 'estates_province_area' },
  { query: 'province=madrid&_sort=random', index: 'estates_province_shuffle' },
  { query: 'rooms=2,3', index: 'estates_recent' },
  { query: 'province=madrid&estate_type=flat', index: 'estates_province_recent' },
  { query: 'price_min=1000', index: 'estates_recent' },
  { query: 'features=elevator&_sort=price-', index: 'estates_price' },
  { query: 'furnished=0&province=madrid&_sort=area-', index: 'estates_province_area' },
  { query: 'estate_type=rural_house&conservation=toRestore', index: 'estates_traits', isLookup: true },
  { query: 'energy=D,E', index: 'estates_recent' },
  { query: 'energy=A&estate_type=house', index: 'estates_traits', isLookup: true },
  { query: 'price_min=5000000', index: 'estates_price', isLookup: true },
  { query: 'price_min=3000000&_sort=area-&province=madrid', index: 'estates_province_price', isLookup: true },
  { query: 'area_max=12&_sort=price-', index: 'estates_area', isLookup: true },
  // If areas and prices were independent, a scan from the dearest would be a little shorter; small estates are cheap,
  // so it reads them all.
  { query: 'area_max=25&_sort=price%2B', index: 'estates_area', isLookup: true },
  { query: 'postcode=28001', index: 'estates_postcode', isLookup: true },
  { query: 'street=calle-del-ensayo/madrid&_sort=price-', index: 'estates_street', isLookup: true },
  { query: 'bbox=-3.72,40.41,-3.69,40.43&_sort=price-', index: 'estates_geo', isLookup: true },
  { query: 'bbox=-3.72,40.41,-3.69,40.43&rooms=2', index: 'estates_geo', isLookup: true },
  { query: 'bbox=-20,27,5,44&_sort=price-', index: 'estates_price' },
  { query: 'exterior=1&floor=middle&_sort=price-', index: 'estates_price' },
  { query: 'since=1&_sort=price-', index: 'estates_recent', isLookup: true },
  { query: 'features=bridge_crane&_sort=recent', index: 'estate_features', isLookup: true },
  { query: 'price_drop=1&with=tour', index: 'estates_dropped' },
  { query: 'price_drop=1&with=tour&_sort=price-', index: 'estates_price' },
  { query: 'price_drop=1&province=madrid', index: 'estates_province_recent' },
];

const aroundMadrid = encodeURIComponent(
  encodeArea([
    { lat: 4_030_000, lng: -380_000 },
    { lat: 4_030_000, lng: -360_000 },
    { lat: 4_050_000, lng: -362_000 },
    { lat: 4_048_000, lng: -380_000 },
  ]),
);

/** Soon after the last estate was published. */
const now = Date.UTC(2026, 10, 1, 10);

/** One in forty with an address to be found by. */
const withAddress = <T extends { id: string; address: object }>(estate: T): T =>
  Number(estate.id) % 40 === 0
    ? {
        ...estate,
        address: { ...estate.address, postal_code: '28001', street_type: 'Calle', street_name: 'del Ensayo' },
      }
    : estate;

const network = manyListings({ seed: 3, estates: size });
const batches = batchesMadeOnce(size, function* (from, to) {
  for (const estate of network.storableEstates(from, to)) yield withAddress(withTours(estate));
});

onEveryBackend((backend) => {
  let store: Store;
  let connections: Record<ConnectionUse, pg.Pool> | undefined;
  beforeAll(async () => {
    store = backend.open('plans');
    await migrateDatabase(store);
    await storeNetwork(store, network, { batches });
    if (store.kind === 'sqlite') return;
    const connect = (options: string) =>
      // Its end does not wait for the server, which may be stopped before it has closed the connection.
      new pg.Pool({ connectionString: backend.url('plans'), options, max: 1 }).on('error', () => undefined);
    connections = { lists: connect(postgresSettings.lists), others: connect(postgresSettings.others) };
  }, 120_000);
  afterAll(async () => {
    for (const pool of Object.values(connections ?? {})) await pool.end();
    await store.close();
  });

  /** The statements that a list is read with, and the database's plan of each. */
  async function plansOf(query: string): Promise<{ text: string; plan: string }[]> {
    const asked = readEstateQuery('buy', Object.fromEntries(new URLSearchParams(query)));
    const resolved = await resolveCriteria(store.db, await createPlaceDirectory(store.db)(), asked, now);
    if ('unknown' in resolved) throw new Error(`unknown ${resolved.unknown.join()}`);
    const statements = await recorded(async () => {
      const { keys } = await listEstates(
        store,
        resolved.criteria,
        asked.sort === 'random' ? { sort: 'random', start: 1_000_000_000 } : { sort: asked.sort },
        (asked.page - 1) * asked.qty,
        asked.qty,
      );
      expect(keys.length).toBeGreaterThan(0);
    });
    return Promise.all(statements.map(async (statement) => ({ text: statement.text, plan: await explain(statement) })));
  }

  interface Statement {
    text: string;
    values: unknown[];
  }

  async function recorded(work: () => Promise<void>): Promise<Statement[]> {
    const spy =
      store.kind === 'sqlite' ? jest.spyOn(NodeSqlite.prototype, 'prepare') : jest.spyOn(pg.Client.prototype, 'query');
    await work();
    const calls = spy.mock.calls as unknown as [statement: string | Statement][];
    const statements = calls
      .map(([statement]) => (typeof statement === 'string' ? { text: statement, values: [] } : statement))
      .filter(({ text }) => text.includes('estates'));
    spy.mockRestore();
    return statements;
  }

  /** @param by connections for lists, or for whatever else reads */
  async function explain({ text, values }: Statement, by: ConnectionUse = 'lists'): Promise<string> {
    if (!connections) {
      const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${text}`).execute(store.db);
      return rows.map(({ detail }) => detail).join('\n');
    }
    const { rows } = await connections[by].query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  test.each(cases)('?$query uses the index $index', async ({ query, index, isLookup = false }) => {
    const plans = await plansOf(query);
    const page = plans.findLast(({ text }) => / order by .* limit /s.test(text))!;
    expect(page.plan).toContain(index);
    expect(/temp b-tree|sort/i.test(page.plan)).toBe(isLookup);
    for (const { plan } of plans) expect(plan).not.toMatch(/SCAN estates(?! USING)|Seq Scan on estates/);
  });

  test('what visitors read alone is asked over connections that never sort', async () => {
    let asked = 0;
    const listsDb = store.db.withPlugin({
      transformQuery: ({ node }) => {
        asked += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const app = createOrigin({ store: { ...store, listsDb } });
    await supertest(app).get('/web/estates/buy').expect(200);
    expect(asked).toBeGreaterThan(0);
    asked = 0;
    await supertest(app).get('/readyz').expect(200);
    expect(asked).toBe(0);
    if (store.kind === 'sqlite') return;
    const isSorting = async (db: Store['db']) =>
      (await sql<{ enable_sort: string }>`show enable_sort`.execute(db)).rows;
    expect(await isSorting(store.listsDb)).toEqual([{ enable_sort: 'off' }]);
    expect(await isSorting(store.db)).toEqual([{ enable_sort: 'on' }]);
  });

  test('the other offer of a home is looked up by indexes', async () => {
    const key = { source: '', source_id: '17', type: 0, town: 3, linked: '18' };
    const statements = await recorded(
      async () => void (await readLinked(store, { ...key, cadastral_reference: '9872023VH5797S0001WX' })),
    );
    const plans = await Promise.all(statements.map((one) => explain(one)));
    expect(plans).toHaveLength(1);
    for (const index of ['estates_source', 'estates_linked', 'estates_cadastral']) expect(plans[0]).toContain(index);
    expect(plans[0]).not.toMatch(/SCAN estates|Seq Scan on estates/);
  });

  test('the homes of an agent whose entry in a register changes are found by an index', async () => {
    const agent = { ...network.agents[0]!, register_number: 'AICAT 1' };
    const { key } = await store.db
      .selectFrom('agencies')
      .select('key')
      .where('slug', '=', agent.agency.slug)
      .executeTakeFirstOrThrow();
    const statements = await recorded(() =>
      store.db
        .transaction()
        .execute(async (trx) => void (await saveAgent(store, trx, agent, key, { source: null, now }))),
    );
    const updates = statements.filter(({ text }) => text.startsWith('update "estates"'));
    expect(updates).toHaveLength(1);
    expect(await explain(updates[0]!, 'others')).toContain('estates_agent ');
  });

  test('people whom no listing names any more are found without reading the listings', async () => {
    const statements = await recorded(() =>
      store.db.transaction().execute((trx) => removeUnnamedPeople(store, trx, 'none', now)),
    );
    const removed = statements.find(({ text }) => text.startsWith('delete from "agents"'))!;
    expect(await explain(removed, 'others')).toContain('estates_agent ');
  });

  test('listings of another source that may be the same home are found by an index, and not in the order of keys', async () => {
    const row = await store.db
      .selectFrom('estates')
      .selectAll()
      .where('availability_rank', '=', 0)
      .where('price', '>', 0)
      .limit(1)
      .executeTakeFirstOrThrow();
    const facts: TwinFacts = { ...row, source: 'crm', agency_slug: '', cadastral: null, floor: null, pictures: [] };
    const statements = await recorded(async () =>
      expect((await findCandidates(store, facts, [row.url_key])).length).toBeGreaterThan(0),
    );
    expect(statements).toHaveLength(2);
    for (const [n, index] of ['estates_twins', store.kind === 'sqlite' ? 'url_key' : 'estates_url_key'].entries())
      for (const by of ['others', 'lists'] as const) expect(await explain(statements[n]!, by)).toContain(index);
  });

  test('adverts of a source that break a rule are found by the index of sources', async () => {
    const adverts = readAdverts(store, now, { brokenIn: 'crm' });
    const statements = await recorded(async () => void (await adverts.next()));
    const [page] = statements.filter(({ text }) => text.includes('verdict'));
    expect(await explain(page!, 'others')).toContain('estates_source');
  });

  test('what is known of the records of a source is read by an index, though no statistics know the source', async () => {
    const record = { digest: '', status: 'new', price_histories: '{}', published_at: 0, set_by_hand_at: null };
    const read = { record_digest: null, warnings: null, source_date: null };
    const rows = ['1', '2'].map((source_id) => ({ ...record, ...read, source: 'unknown', source_id }));
    const trx = await store.db.startTransaction().execute();
    const statements = await recorded(async () => {
      await store.insertRows(trx, 'source_records', rows);
      expect((await readSourceRecords(trx, 'unknown')).size).toBe(2);
    }).finally(() => trx.rollback().execute());
    const [listings] = statements.filter(({ text }) => text.includes('from "estates"'));
    expect(await explain(listings!, 'others')).toMatch(
      store.kind === 'sqlite'
        ? /estates_source \(source=\? AND source_id<\?\)/
        : /estates_source.*\s+Index Cond: .*source_id <= /,
    );
  });

  test('the homes that one in a town is compared with are not looked for in its province', async () => {
    const rows = await store.db
      .selectFrom('estates')
      .selectAll()
      .where('availability_rank', '=', 0)
      .limit(50)
      .execute();
    const statements = await recorded(async () => void (await createComparedPrices(store).of(rows)));
    const plan = await explain(statements.find(({ text }) => text.includes('published_at desc'))!);
    expect(plan).toContain('estates_town');
    expect(plan).not.toMatch(/estates_(?:province|recent)|SCAN estates|Seq Scan on estates/);
    if (store.kind === 'sqlite') return;
    // Of a city the newest come in the province's order.
    const [row] = rows;
    const counts = store.db.updateTable('place_counts').where('place', '=', row!.town).where('type', '=', row!.type);
    await counts.set(({ eb }) => ({ available: eb('available', '+', 20_000) })).execute();
    const ofCity = await recorded(async () => void (await createComparedPrices(store).of([row!])));
    await counts.set(({ eb }) => ({ available: eb('available', '-', 20_000) })).execute();
    expect(await explain(ofCity.find(({ text }) => text.includes('published_at desc'))!)).toContain(
      'estates_province_recent',
    );
  });

  test.each(['features=elevator', 'exterior=1&floor=middle'])(
    'matches of ?%s in the country are counted by the index with the fewest columns',
    async (query) => {
      const counts = (await plansOf(query)).filter(({ text }) => text.includes('count(*) as total'));
      expect(counts).toHaveLength(1);
      expect(counts[0]!.plan).toContain(store.kind === 'sqlite' ? 'estates_recent' : 'Only Scan using estates_filters');
    },
  );

  test('a scan in order of a filter begins where the filter does', async () => {
    const asked = readEstateQuery('buy', { rooms: '2', price_max: '250000', area_min: '80' });
    const resolved = await resolveCriteria(store.db, await createPlaceDirectory(store.db)(), asked, now);
    const { bounds } = await planEstates(store, (resolved as { criteria: EstateCriteria }).criteria);
    expect(bounds.price.max).toBe(250_000);
    expect(bounds.price.min).toBeLessThan(250_000);
    expect(bounds.area.min).toBe(80);
    expect(bounds.area.max).toBeGreaterThan(80);
  });

  test('homes whose price has dropped are counted among themselves', async () => {
    const counts = (await plansOf('price_drop=1&with=tour&area_max=200')).filter(({ text }) =>
      text.includes('count(*) as total'),
    );
    expect(counts).toHaveLength(1);
    expect(counts[0]!.plan).toContain('estates_dropped');
  });

  test('facets count the size of an index lookup once for all variants of a list', async () => {
    const asked = readEstateQuery('buy', { rooms: '2', floor: 'top', price_min: '1000', area_min: '40' });
    const resolved = await resolveCriteria(store.db, await createPlaceDirectory(store.db)(), asked, now);
    const statements = await recorded(
      async () => void (await countFacets(store, (resolved as { criteria: EstateCriteria }).criteria)),
    );
    const counts = statements.filter(({ text }) => text.includes('count(*) as size')).map(({ text }) => text);
    expect(counts).toHaveLength(2);
    expect(new Set(counts).size).toBe(2);
  });

  test('in a large network an index lookup by traits may find more than is ever counted one by one', async () => {
    const asked = readEstateQuery('buy', { rooms: '2', features: 'swimming' });
    const resolved = await resolveCriteria(store.db, await createPlaceDirectory(store.db)(), asked, now);
    const times = 50;
    const trx = await store.db.startTransaction().execute();
    try {
      await sql`update place_counts set listed = listed * ${times}, live = live * ${times}, available = available * ${times}`.execute(
        trx,
      );
      await sql`update trait_counts set listed = listed * ${times}`.execute(trx);
      await sql`update feature_counts set listed = listed * ${times}, available = available * ${times}`.execute(trx);
      const { criteria } = resolved as { criteria: EstateCriteria };
      const { lookup, scopeSize } = await planEstates({ ...store, db: trx }, criteria);
      expect(scopeSize).toBeGreaterThan((size * times) / 3);
      expect(lookup).toMatchObject({ index: 'estates_traits' });
      expect(lookup!.size).toBeGreaterThan(scopeSize / 20);
    } finally {
      await trx.rollback().execute();
    }
  });

  test.each(['bbox=-3.8,40.3,-3.6,40.5&rooms=2', `area=${aroundMadrid}&_sort=price-`])(
    'the homes of a part of the map, ?%s, are read once for their number and for the page',
    async (query) => {
      const reading = (await plansOf(query)).filter(({ text }) => !text.includes('count(*) as size'));
      expect(reading).toHaveLength(1);
      expect(reading[0]!.plan).toContain('estates_geo');
    },
  );

  test('a list in a part of the map is the same whether its matches are sorted or scanned in order', async () => {
    const asked = readEstateQuery('all', { bbox: '-20,27,5,44', area_min: '10' });
    const resolved = await resolveCriteria(store.db, await createPlaceDirectory(store.db)(), asked, now);
    const { criteria } = resolved as { criteria: EstateCriteria };
    const orders: EstateOrder[] = [
      ...estateSorts.map(({ apiId }) => ({ sort: apiId })),
      { sort: 'random', start: 1_000_000_000 },
    ];
    const read = async (one: Store) => {
      const pages: unknown[] = [];
      for (const order of orders)
        for (const offset of [0, 24, 5_000, 9_984, 20_000])
          pages.push(await listEstates(one, criteria, order, offset, 24));
      return pages;
    };
    const scanned = await read(store);
    const trx = await store.db.startTransaction().execute();
    try {
      // In a larger country, the box is a part of it, and looked up.
      await sql`update place_counts set listed = listed * 50, live = live * 50, available = available * 50`.execute(
        trx,
      );
      const statements = await recorded(async () => expect(await read({ ...store, db: trx })).toEqual(scanned));
      expect(statements.filter(({ text }) => text.includes('counted as materialized')).length).toBe(orders.length * 5);
    } finally {
      await trx.rollback().execute();
    }
  });

  /** Pins of a query, and the statements that read estates for them. */
  async function pinsOf(
    query: Record<string, string>,
    maxRank: AvailabilityRank = 2,
  ): Promise<{ answer: PinsDto; texts: string[]; plans: string[] }> {
    const asked = { ...readEstateQuery('all', query), maxRank };
    const resolved = await resolveCriteria(store.db, await createPlaceDirectory(store.db)(), asked);
    if ('unknown' in resolved) throw new Error(`unknown ${resolved.unknown.join()}`);
    let answer: PinsDto = { total: 0 };
    const statements = await recorded(async () => {
      answer = await listPins(store, resolved.criteria);
    });
    return {
      answer,
      texts: statements.map(({ text }) => text),
      plans: await Promise.all(statements.map((one) => explain(one))),
    };
  }

  const sumOf = ({ clusters = [] }: PinsDto): number => clusters.reduce((sum, { count }) => sum + count, 0);

  test('clusters of a country or a large box come from the counts of cells, and no estate is read', async () => {
    const { answer, plans } = await pinsOf({});
    const placed = await store.db
      .selectFrom('estates')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('lat', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(plans).toEqual([]);
    expect(answer.total).toBe(size);
    expect(sumOf(answer)).toBe(Number(placed.count));
    expect(answer.clusters!.length).toBeGreaterThan(20);
    expect(answer.clusters!.length).toBeLessThanOrEqual(25 * 25);
    const box = { bbox: '-20,27,5,44' };
    const boxed = await pinsOf(box);
    expect(sumOf(boxed.answer)).toBe(Number(placed.count));
    for (const { lng, lat } of boxed.answer.clusters!) {
      expect(Math.abs(lng + 7.5)).toBeLessThanOrEqual(12.5);
      expect(Math.abs(lat - 35.5)).toBeLessThanOrEqual(8.5);
    }
  });

  test.each([{ rooms: '2' }, { rooms: '2', bbox: '-20,36,5,44' }, { estate_type: 'flat' }] as Record<string, string>[])(
    'clusters of %j hold every match, and read only indexes',
    async (query) => {
      const { answer, texts, plans } = await pinsOf(query);
      const { criteria } = (await resolveCriteria(
        store.db,
        await createPlaceDirectory(store.db)(),
        readEstateQuery('all', query),
      )) as { criteria: EstateCriteria };
      const { rows } = await sql<{ lat: number }>`select lat from estates where lat is not null
      and ${all([...scopeConditions(criteria), ...criteriaConditions(store, criteria)])}`.execute(store.db);
      expect(answer.clusters!.length).toBeGreaterThan(1);
      expect(sumOf(answer)).toBe(rows.length);
      // Read once, for their number and for their places.
      for (const text of texts) expect(text).not.toMatch(/count\(\*\) as (?!size)/);
      for (const plan of plans) expect(plan).not.toMatch(/SCAN estates(?! USING)|Seq Scan on estates/);
    },
  );

  test.each<[Record<string, string>, 1 | 2]>([
    [{ area_min: '10', bbox: '-20,27,5,44' }, 1],
    [{ area_min: '10', bbox: '-20,27,5,44' }, 2],
    // Its lookup is counted, up to a bound.
    [{ area_min: '10' }, 2],
    // Neither sold nor reserved ones have a price.
    [{ price_min: '1', bbox: '-20,27,5,44' }, 2],
  ])('clusters of %j, rank %i, hold as many as there are, though they are not counted', async (query, maxRank) => {
    const { answer } = await pinsOf(query, maxRank);
    const { criteria } = (await resolveCriteria(store.db, await createPlaceDirectory(store.db)(), {
      ...readEstateQuery('all', query),
      maxRank,
    })) as { criteria: EstateCriteria };
    const { rows } = await sql<{ total: number }>`select count(*) as total from estates where lat is not null
      and ${all([...scopeConditions(criteria), ...criteriaConditions(store, criteria)])}`.execute(store.db);
    const total = Number(rows[0]!.total);
    expect([query, total > 9_000]).toEqual([query, true]);
    expect(Math.abs(sumOf(answer) / total - 1)).toBeLessThan(0.02);
    expect(Math.abs(answer.total / total - 1)).toBeLessThan(0.03);
    if (total > 10_000) for (const { count } of answer.clusters!) expect(count).toBe(Number(count.toPrecision(2)));
  });

  test.each([{}, { bbox: '-20,36,5,44' }, { rooms: '2' }, { estate_type: 'flat' }] as Record<string, string>[])(
    'clusters of %j have what is sold or rented only when asked, and every estate is in the cell of one',
    async (query) => {
      for (const maxRank of [1, 2] as const) {
        const { answer } = await pinsOf(query, maxRank);
        const { criteria } = (await resolveCriteria(store.db, await createPlaceDirectory(store.db)(), {
          ...readEstateQuery('all', query),
          maxRank,
        })) as { criteria: EstateCriteria };
        const { rows } = await sql<{ lat: number; lng: number }>`select lat, lng from estates where lat is not null
      and ${all([...scopeConditions(criteria), ...criteriaConditions(store, criteria)])}`.execute(store.db);
        expect([maxRank, Math.round((sumOf(answer) / rows.length) * 100)]).toEqual([maxRank, 100]);
        const side = Math.round(answer.cell! * 1e5);
        const cellOf = (lng: number, lat: number) =>
          [lng + 180e5, lat + 90e5].map((steps) => Math.floor(steps / side)).join();
        const cells = answer.clusters!.map(({ lng, lat }) => cellOf(Math.round(lng * 1e5), Math.round(lat * 1e5)));
        expect(new Set(cells).size).toBe(cells.length);
        const inCells = rows.filter(({ lng, lat }) => cells.includes(cellOf(lng, lat)));
        // Cells on the edge of a box count whole if their middle is inside.
        expect(inCells.length / rows.length).toBeGreaterThan(query.bbox ? 0.98 : 0.999);
      }
    },
  );

  test('a page of the sitemap reads its range of keys; its index reads no estate', async () => {
    const places = createPlaceDirectory(store.db);
    await places();
    const statements = await recorded(async () => {
      const entries = await sitemapKinds.get('estates')!.read(store, places, 4_000, 4_400);
      expect(entries.length).toBeGreaterThan(300);
    });
    expect(statements).toHaveLength(1);
    const plan = await explain(statements[0]!);
    expect(plan).toMatch(/SEARCH estates USING INTEGER PRIMARY KEY \(rowid>\? AND rowid<\?\)|estates_pkey/);
    expect(plan).not.toMatch(/TEMP B-TREE|SCAN |Seq Scan|Sort/);
    expect(await recorded(async () => void (await readSitemapIndex(store)))).toEqual([]);
  });
});

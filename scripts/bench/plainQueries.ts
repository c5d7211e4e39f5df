// The rival in scripts/bench/planner.ts: the search as one writes it without a planner, a statement a question, over a
// table of its own with ordinary columns, indexes and PostGIS. It takes fewer columns than the origin's listings have,
// and counts no further than the origin does.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { maxCounted } from '#shared/domain/paging.ts';
import { floorPositions } from '#origin/db/facts/estateMarks.ts';
import { positionCount, masksOf } from '#origin/db/facts/maskColumns.ts';
import { traitFilters, traitMask, traitOptions, type TraitFilter } from '#origin/db/facts/estateTraits.ts';
import { cellSide } from '#origin/db/counts/mapCells.ts';
import type { EstateCriteria, EstateQuery } from '#origin/search/index.ts';
import { sitemapPageKeys } from '#origin/db/counts/sitemapPages.ts';
import { maxPins } from '#origin/search/map/listPins.ts';

export type PlainDb = Kysely<unknown>;

/** A list, with its filters as they were asked for and in the database's keys. */
export interface PlainList {
  query: EstateQuery;
  criteria: EstateCriteria;
}

type Sql = RawBuilder<unknown>;

/** The column of each filter of traits; kinds have two. */
const traitColumns = {
  rooms: ['rooms'],
  bathrooms: ['bathrooms'],
  estate_type: ['estate_type', 'subtype'],
  furnished: ['furnished'],
  conservation: ['conservation'],
  energy: ['energy'],
} as const satisfies Record<TraitFilter, readonly string[]>;

const singleTraits = traitFilters.filter((name) => name !== 'estate_type');

/** A trait as a column of text, out of the origin's bits. */
const traitColumn = (name: TraitFilter): Sql =>
  sql`case ${sql.join(
    traitOptions(name).map(
      (option) => sql`when traits & ${sql.lit(traitMask(name, [option]))} <> 0 then ${sql.lit(option)}`,
    ),
    sql` `,
  )} end as ${sql.ref(name)}`;

/** Features and marks as an array of numbers. */
const factsColumn = sql`array_remove(array[${sql.join(
  Array.from({ length: positionCount }, (_, position) => {
    const { features, marks } = masksOf([position]);
    const isSet = features > 0 ? sql`features & ${sql.lit(features)}` : sql`marks & ${sql.lit(marks)}`;
    return sql`case when ${isSet} <> 0 then ${sql.lit(position)} end`;
  }),
)}], null) as facts`;

/** The order of each sort, within the ranks of availability; whatever a list is sorted by has an index. */
const orders = {
  recent: 'published_at desc, key desc',
  'price-': 'price, key',
  'price+': 'price desc nulls last, key desc',
  'area-': 'area, key',
  'area+': 'area desc, key desc',
  random: 'shuffle_rank, key',
};

const indexes = [
  ...Object.values(orders).flatMap((sort) => [`btree (type, rank, ${sort})`, `btree (province, type, rank, ${sort})`]),
  ...['town, zone', 'agency, agent', 'price', 'area', 'published_at'].map((columns) => `btree (${columns})`),
  ...Object.values(traitColumns).flatMap((columns) => columns.map((column) => `btree (${column})`)),
  'gin (facts)',
  'gist (place)',
];

/**
 * Makes the rival's table of what the origin's holds, where it is not there yet. It needs PostGIS (Debian:
 * postgresql-15-postgis-3).
 */
export async function makePlain(db: PlainDb): Promise<void> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('plain.estates') as found`.execute(db);
  if (rows[0]!.found !== null) return;
  await sql`create extension if not exists postgis`.execute(db);
  await sql`create schema if not exists plain`.execute(db);
  await sql`create table plain.made as
    select key, url_key, status, type, availability_rank as rank, province, town, zone, agent, agency,
      shown_price as price, area, published_at, shuffle_rank, estate_type, subtype,
      ${sql.join(singleTraits.map(traitColumn))}, ${factsColumn}, st_makepoint(lng, lat)::geometry(point) as place
    from estates where availability_rank < 3 order by key`.execute(db);
  await sql`alter table plain.made add primary key (key)`.execute(db);
  for (const index of indexes) await sql`create index on plain.made using ${sql.raw(index)}`.execute(db);
  await sql`vacuum (analyze) plain.made`.execute(db);
  await sql`alter table plain.made rename to estates`.execute(db);
}

const from = sql`from plain.estates where`;

/** @param without a filter that is left out, for the counts of its options */
function conditions({ query: { filters }, criteria }: PlainList, without?: TraitFilter | 'floor'): Sql {
  const { types, province, towns, zones, ranges, facts, floors, since, agency, agent, box, areas } = criteria;
  const given = (value: unknown, condition: Sql): Sql[] => (value === null || value === undefined ? [] : [condition]);
  return sql.join(
    [
      types.length === 1 ? sql`type = ${types[0]}` : sql`type = any(${types})`,
      sql`rank <= ${criteria.maxRank}`,
      ...given(province, sql`province = ${province}`),
      ...given(towns, sql`town = any(${towns})`),
      ...given(zones, sql`zone = any(${zones})`),
      ...given(ranges.price?.min, sql`price >= ${ranges.price?.min}`),
      ...given(ranges.price?.max, sql`price <= ${ranges.price?.max}`),
      ...given(ranges.area?.min, sql`area >= ${ranges.area?.min}`),
      ...given(ranges.area?.max, sql`area <= ${ranges.area?.max}`),
      ...traitFilters.flatMap((name) => {
        const options = [filters[name] ?? []].flat().map(String);
        if (options.length === 0 || name === without) return [];
        const columns = traitColumns[name].map((column) => sql`${sql.ref(column)} = any(${options})`);
        return [sql`(${sql.join(columns, sql` or `)})`];
      }),
      ...(facts.length > 0 ? [sql`facts @> ${facts}::int[]`] : []),
      ...(floors && without !== 'floor' ? [sql`facts && ${floors}::int[]`] : []),
      ...given(since, sql`published_at >= ${since}`),
      ...given(agency, sql`agency = ${agency}`),
      ...given(agent, sql`agent = ${agent}`),
      ...given(box, sql`place && st_makeenvelope(${box?.minLng}, ${box?.minLat}, ${box?.maxLng}, ${box?.maxLat})`),
      ...areas.map((area) => {
        const ring = [...area, area[0]!].map(({ lng, lat }) => `${lng} ${lat}`).join();
        return sql`st_intersects(place, st_geomfromtext(${`POLYGON((${ring}))`}))`;
      }),
    ],
    sql` and `,
  );
}

export interface PlainCount {
  total: number;
  available: number;
  closed: number;
}

/** The matches, up to one more than are ever counted. */
export async function plainCount(db: PlainDb, list: PlainList): Promise<PlainCount> {
  const { rows } = await sql<PlainCount>`select count(*) as total, count(*) filter (where rank = 0) as available,
    count(*) filter (where rank = 2) as closed
    from (select rank ${from} ${conditions(list)} limit ${maxCounted + 1}) found`.execute(db);
  return rows[0]!;
}

/** A page of a list and its count, side by side. */
export async function plainPage(db: PlainDb, list: PlainList): Promise<PlainCount & { keys: number[] }> {
  const { sort, page, qty } = list.query;
  const [{ rows }, count] = await Promise.all([
    sql<{ key: number }>`select key ${from} ${conditions(list)}
      order by rank, ${sql.raw(orders[sort as keyof typeof orders])} limit ${qty} offset ${(page - 1) * qty}`.execute(
      db,
    ),
    plainCount(db, list),
  ]);
  return { ...count, keys: rows.map(({ key }) => key) };
}

type OptionRow = Record<string, string | number | null> & { count: number };

/** How many there are of each option of every filter, its own filter left out. */
export async function plainFacets(db: PlainDb, listed: PlainList): Promise<OptionRow[]> {
  const list: PlainList = { ...listed, criteria: { ...listed.criteria, maxRank: 0 } };
  const asked = traitFilters.filter((name) => list.query.filters[name] !== undefined);
  const columns = traitFilters
    .filter((name) => !asked.includes(name))
    .flatMap((name): readonly string[] => traitColumns[name]);
  const sets = (names: readonly string[]): Sql => sql.join(names.map((name) => sql`(${sql.ref(name)})`));
  const count = (names: readonly string[], without?: TraitFilter) =>
    sql<OptionRow>`select ${sql.join(names.map((name) => sql.ref(name)))}, count(*) as count ${from} ${conditions(list, without)}
      group by grouping sets (${sets(names)})`.execute(db);
  const countFacts = (without?: 'floor', positions?: readonly number[]) =>
    sql<OptionRow>`select fact, count(*) as count from (select unnest(facts) as fact ${from} ${conditions(list, without)}) each
      ${positions ? sql`where fact = any(${positions})` : sql``} group by fact`.execute(db);
  const { province, towns, floors } = list.criteria;
  const answers = await Promise.all([
    count([...columns, ...(province !== null || towns ? ['zone'] : [])]),
    ...asked.map((name) => count(traitColumns[name], name)),
    countFacts(),
    ...(floors ? [countFacts('floor', Object.values(floorPositions))] : []),
  ]);
  return answers.flatMap(({ rows }) => rows);
}

/** Pins where there are few, else clusters of squares. @param level of their size, as the origin's */
export async function plainPins(db: PlainDb, list: PlainList, level: number): Promise<{ total: number }> {
  const placed = sql`${from} ${conditions(list)} and place is not null`;
  const { rows } = await sql<object>`select url_key, st_x(place) as lng, st_y(place) as lat, price, status, facts
    ${placed} limit ${maxPins + 1}`.execute(db);
  if (rows.length <= maxPins) return { total: rows.length };
  const side = cellSide(level);
  const clusters = await sql<{
    count: number;
  }>`select count(*) as count, avg(st_x(place)) as lng, avg(st_y(place)) as lat
    ${placed} group by floor(st_x(place) / ${side}), floor(st_y(place) / ${side})`.execute(db);
  return { total: clusters.rows.reduce((sum, { count }) => sum + count, 0) };
}

/** The keys of a page of the sitemap: the first and the last. */
export async function plainSitemapPage(db: PlainDb, page: number): Promise<{ first: number; last: number }> {
  const { rows } = await sql<{ first: number; last: number }>`select min(key) as first, max(key) as last
    from (select key ${from} rank < 2 order by key limit ${sitemapPageKeys} offset ${(page - 1) * sitemapPageKeys}) page`.execute(
    db,
  );
  return rows[0]!;
}

/** How many pages of listings the sitemap has. */
export async function plainSitemapIndex(db: PlainDb): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${from} rank < 2`.execute(db);
  return Math.ceil(rows[0]!.count / sitemapPageKeys);
}

import { sql } from 'kysely';
import { inTransaction } from './inTransaction.ts';
import { isSqlite } from './isSqlite.ts';
import type { Db } from './tables.ts';

/*
 * A released migration does not change with the code, so it has its own copies of the marks and their bits
 * (estateMarks.ts) and of the columns of indexes (estateIndexes.ts) as they were when it was released.
 */

const marks = ['exterior', 'plan', 'tour', 'video', 'price_drop', 'floor_ground', 'floor_middle', 'floor_top'] as const;
type Mark = (typeof marks)[number];
const firstPosition = 44;

const coveredColumns = [
  ...['traits', 'features', 'shown_price', 'area', 'published_at', 'shuffle_rank', 'province', 'town', 'zone'],
  ...['agent', 'agency', 'type', 'availability_rank', 'key', 'lat', 'lng'],
];

const newIndexes = {
  estates_area_price: ['type', 'availability_rank', 'area_price', 'key'],
  estates_province_area_price: ['province', 'type', 'availability_rank', 'area_price', 'key'],
};

/**
 * Adds prices before a drop, prices by area, and the marks to the estates, from their documents; what an alert asks of
 * floors; and moves what cards show of a floor into the summaries.
 */
export const addFacts = (given: Db): Promise<void> =>
  inTransaction(given, async (db) => {
    await db.schema.alterTable('estates').addColumn('previous_price', 'integer').execute();
    await db.schema.alterTable('estates').addColumn('area_price', 'bigint').execute();
    await db.schema
      .alterTable('alert_places')
      .addColumn('floors', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    // Alerts are indexed anew with it. Until then they ask for any floor, as they did.
    await sql`update alerts set indexed = 0`.execute(db);
    const restoreIndexes = await withoutIndexes(db);
    await sql`update estates set area_price = shown_price * cast(100 as bigint) / area
      where shown_price is not null and area > 0`.execute(db);
    await markEstates(db);
    for (const mark of marks) await countMark(db, mark);
    await restoreIndexes();
    for (const [name, first] of Object.entries(newIndexes)) {
      const columns = [...first, ...coveredColumns.filter((column) => !first.includes(column))];
      await db.schema.createIndex(name).on('estates').columns(columns).execute();
    }
  });

const bitOf = (mark: Mark): number => 2 ** (firstPosition + marks.indexOf(mark));

/**
 * Drops the indexes of lists, which nearly every estate would change row by row, and returns how to build them again:
 * as they were, whichever these are.
 */
async function withoutIndexes(db: Db): Promise<() => Promise<void>> {
  const { rows } = await (
    isSqlite(db)
      ? sql<{ name: string; definition: string }>`select name, sql as definition from sqlite_master
        where type = 'index' and tbl_name = 'estates' and name like 'estates_%' and sql is not null`
      : sql<{ name: string; definition: string }>`select indexname as name, indexdef as definition from pg_indexes
        where schemaname = current_schema() and tablename = 'estates' and indexname like 'estates_%'`
  ).execute(db);
  const ofLists = rows.filter(({ name }) => name !== 'estates_pkey');
  for (const { name } of ofLists) await db.schema.dropIndex(name).execute();
  return async () => {
    for (const { definition } of ofLists) await sql.raw(definition).execute(db);
  };
}

interface StoredDetail {
  floor?: number;
  floors?: number;
  exterior?: boolean;
  virtual_tour?: string;
  video?: string;
  price_history?: { date: string; price: number }[];
}

interface Stored {
  key: number;
  price: number;
  shown_price: number | null;
  features: number;
  subtype: string | null;
  detail: string;
  summary: string;
}

const batchSize = 500;

async function markEstates(db: Db): Promise<void> {
  for (let after = 0; ;) {
    const estates: Stored[] = await db
      .selectFrom('estates')
      .innerJoin('estate_details', 'estate_details.estate', 'estates.key')
      .innerJoin('estate_summaries', 'estate_summaries.estate', 'estates.key')
      .select(['key', 'price', 'shown_price', 'features', 'subtype', 'detail', 'summary'])
      .where('key', '>', after)
      .orderBy('key')
      .limit(batchSize)
      .execute();
    if (estates.length === 0) return;
    for (const estate of estates) await markEstate(db, estate);
    after = estates.at(-1)!.key;
  }
}

async function markEstate(db: Db, { key, price, shown_price, features, subtype, detail, summary }: Stored) {
  const stored = JSON.parse(detail) as StoredDetail;
  const previous = priceBefore(stored, price);
  const isDrop = shown_price !== null && previous !== null && previous > shown_price;
  const mask = marksOf(stored, detail, subtype, isDrop).reduce((sum, mark) => sum + bitOf(mark), 0);
  if (mask > 0 || previous !== null)
    await db
      .updateTable('estates')
      .set({ features: features + mask, previous_price: previous })
      .where('key', '=', key)
      .execute();
  const { floor, exterior } = stored;
  if (floor === undefined && exterior === undefined) return;
  await db
    .updateTable('estate_summaries')
    .set({ summary: JSON.stringify({ ...(JSON.parse(summary) as object), floor, exterior }) })
    .where('estate', '=', key)
    .execute();
}

function priceBefore({ price_history: history = [] }: StoredDetail, price: number): number | null {
  const inOrder = [...history].sort((one, other) => Date.parse(one.date) - Date.parse(other.date));
  const [before, now] = inOrder.filter((point, at) => point.price !== inOrder[at - 1]?.price).slice(-2);
  return now?.price === price ? before!.price : null;
}

function marksOf(
  { floor, floors, exterior, virtual_tour, video }: StoredDetail,
  detail: string,
  subtype: string | null,
  isDrop: boolean,
): Mark[] {
  const level: Mark[] =
    subtype === 'penthouse'
      ? ['floor_top']
      : floor === undefined
        ? []
        : floor <= 0
          ? ['floor_ground']
          : floors !== undefined && floor >= floors - 1
            ? ['floor_top']
            : ['floor_middle'];
  return [
    ...(exterior === true ? (['exterior'] as const) : []),
    ...(/"type":"plan"|"description_category":"(?:appraisal)?plan"/.test(detail) ? (['plan'] as const) : []),
    ...(virtual_tour ? (['tour'] as const) : []),
    ...(video ? (['video'] as const) : []),
    ...(isDrop ? (['price_drop'] as const) : []),
    ...level,
  ];
}

/** The estates with a mark one by one, and how many there are in each town, province and the country (place 0). */
async function countMark(db: Db, mark: Mark): Promise<void> {
  const position = sql.lit(firstPosition + marks.indexOf(mark));
  const isMarked = sql`(features & ${sql.lit(bitOf(mark))}) <> 0`;
  await sql`insert into estate_features (feature, type, province, estate)
    select ${position}, type, province, key from estates where ${isMarked}`.execute(db);
  for (const place of ['town', 'province', '0'])
    await sql`insert into feature_counts (place, type, feature, listed, min_price, max_price, min_area, max_area)
      select ${sql.raw(place)}, type, ${position}, count(*), min(price), max(price), min(area), max(area)
      from estates where ${isMarked} group by ${sql.raw(place === '0' ? 'type' : `${place}, type`)}`.execute(db);
}

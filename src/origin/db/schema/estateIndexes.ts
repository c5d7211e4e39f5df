import { sql, type RawBuilder } from 'kysely';
import { lookUp } from '#shared/lookUp.ts';
import { dropPosition } from '../facts/estateMarks.ts';
import { isSqlite } from '../engine/isSqlite.ts';
import { maskColumns, masksOf } from '../facts/maskColumns.ts';
import type { Db } from '../tables.ts';

/**
 * The indexes that lists are read through. Each ends in everything that filters and sorts look at, so that a list never
 * touches the table for an estate that it does not show (five to ten times faster than looking each one up). Two kinds:
 * for ordered index scans (in the order of the page, until it is full) and for index lookups (few estates, found by one
 * filter, then sorted).
 */
export const coveredColumns = [
  'traits',
  ...maskColumns,
  'shown_price',
  'area',
  'published_at',
  'shuffle_rank',
  'province',
  'town',
  'zone',
  'agent',
  'agency',
  'type',
  'availability_rank',
  'key',
  'lat',
  'lng',
];

const covering = (...first: string[]): string[] => [
  ...first,
  ...coveredColumns.filter((column) => !first.includes(column)),
];

export const estateIndexes = {
  estates_recent: covering('type', 'availability_rank', 'published_at', 'key'),
  estates_dropped: covering('type', 'availability_rank', 'published_at', 'key'),
  estates_price: covering('type', 'availability_rank', 'shown_price', 'key'),
  estates_area: covering('type', 'availability_rank', 'area', 'key'),
  estates_area_price: covering('type', 'availability_rank', 'area_price', 'key'),
  estates_shuffle: covering('type', 'availability_rank', 'shuffle_rank', 'key'),
  estates_province_recent: covering('province', 'type', 'availability_rank', 'published_at', 'key'),
  estates_province_price: covering('province', 'type', 'availability_rank', 'shown_price', 'key'),
  estates_province_area: covering('province', 'type', 'availability_rank', 'area', 'key'),
  estates_province_area_price: covering('province', 'type', 'availability_rank', 'area_price', 'key'),
  estates_province_shuffle: covering('province', 'type', 'availability_rank', 'shuffle_rank', 'key'),
  estates_town: covering('town', 'zone', 'type', 'availability_rank'),
  estates_agency: covering('agency', 'agent', 'type', 'availability_rank'),
  estates_traits: covering('traits', 'province'),
  estates_postcode: covering('postcode', 'type', 'availability_rank'),
  estates_street: covering('street', 'type', 'availability_rank'),
  estates_geo: covering('geo_row', 'type', 'lng', 'lat'),
} satisfies Record<string, string[]>;

export type EstateIndex = keyof typeof estateIndexes;

/**
 * Whether an estate's price has dropped. Written without a parameter: a database uses a partial index only for a
 * statement that repeats its condition.
 */
export const hasDropped = sql<boolean>`(features & ${sql.lit(masksOf([dropPosition]).features)}) <> 0`;

/**
 * The conditions of partial indexes. The price of an estate drops after it has been listed for a while: a scan of all
 * estates, newest first, would read many before it finds one. Many addresses are not known.
 */
const partialIndexes: Partial<Record<string, RawBuilder<boolean>>> = {
  estates_dropped: hasDropped,
  estates_postcode: sql<boolean>`postcode is not null`,
  estates_street: sql<boolean>`street is not null`,
};

/**
 * What the commonest filters look at, and no more: on PostgreSQL counting the matches in the country through it takes
 * two thirds of the time. SQLite, which is told which index to read, does without.
 */
const postgresIndexes: Record<string, string[]> = {
  estates_filters: ['type', 'availability_rank', 'features', 'traits', 'area', 'shown_price'],
};

/** By what a home is the same in two sources (twins/findCandidates.ts). */
export const twinIndex = 'estates_twins';
const twinColumns = ['town', 'type', 'rooms', 'price', 'area'];

export async function createEstateIndexes(db: Db): Promise<void> {
  await db.schema.createIndex('estates_url_key').ifNotExists().unique().on('estates').column('url_key').execute();
  await db.schema
    .createIndex('estates_source')
    .ifNotExists()
    .unique()
    .on('estates')
    .columns(['source', 'source_id'])
    .execute();
  await db.schema.createIndex('estates_reference').ifNotExists().on('estates').column('reference_text').execute();
  await db.schema.createIndex(twinIndex).ifNotExists().on('estates').columns(twinColumns).execute();
  const indexes = isSqlite(db) ? estateIndexes : { ...estateIndexes, ...postgresIndexes };
  for (const [name, columns] of Object.entries(indexes)) {
    const index = db.schema.createIndex(name).ifNotExists().on('estates').columns(columns);
    const condition = lookUp(partialIndexes, name);
    await (condition ? index.where(condition) : index).execute();
  }
}

/** The indexes by which one estate is found. */
const identityIndexes = ['estates_url_key', 'estates_source', 'estates_reference', twinIndex];

/** Before a large load: building an index once is several times cheaper than growing it row by row. */
export async function dropEstateIndexes(db: Db): Promise<void> {
  for (const name of [...identityIndexes, ...Object.keys({ ...estateIndexes, ...postgresIndexes })])
    await sql`drop index if exists ${sql.ref(name)}`.execute(db);
}

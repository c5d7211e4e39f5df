import { sql } from 'kysely';
import type { Db } from './tables.ts';

/**
 * The indexes that lists are read through. Each ends in everything that filters and sorts look at, so that a list never touches
 * the table for a home it does not show (five to ten times faster than looking each one up).
 * Two kinds: ordered (walked in the order of the page, stops when it is full) and gathered (few homes, found by one filter, then sorted).
 */
export const coveredColumns = [
  'traits',
  'features',
  'shown_price',
  'area',
  'published_at',
  'draw',
  'province',
  'town',
  'zone',
  'agent',
  'agency',
  'type',
  'unavailable',
  'key',
];

const covering = (...first: string[]): string[] => [
  ...first,
  ...coveredColumns.filter((column) => !first.includes(column)),
];

export const estateIndexes = {
  estates_recent: covering('type', 'unavailable', 'published_at', 'key'),
  estates_price: covering('type', 'unavailable', 'shown_price', 'key'),
  estates_area: covering('type', 'unavailable', 'area', 'key'),
  estates_draw: covering('type', 'unavailable', 'draw', 'key'),
  estates_province_recent: covering('province', 'type', 'unavailable', 'published_at', 'key'),
  estates_province_price: covering('province', 'type', 'unavailable', 'shown_price', 'key'),
  estates_province_area: covering('province', 'type', 'unavailable', 'area', 'key'),
  estates_province_draw: covering('province', 'type', 'unavailable', 'draw', 'key'),
  estates_town: covering('town', 'zone', 'type', 'unavailable'),
  estates_agency: covering('agency', 'agent', 'type', 'unavailable'),
  estates_traits: covering('traits', 'province'),
  estates_geo: covering('geo_row', 'type', 'lng', 'lat'),
} satisfies Record<string, string[]>;

export type EstateIndex = keyof typeof estateIndexes;

export async function createEstateIndexes(db: Db): Promise<void> {
  await db.schema.createIndex('estates_reference').ifNotExists().unique().on('estates').column('reference').execute();
  for (const [name, columns] of Object.entries(estateIndexes)) {
    await db.schema.createIndex(name).ifNotExists().on('estates').columns(columns).execute();
  }
}

/** Before a large load: building an index once is several times cheaper than growing it row by row. */
export async function dropEstateIndexes(db: Db): Promise<void> {
  for (const name of ['estates_reference', ...Object.keys(estateIndexes)])
    await sql`drop index if exists ${sql.ref(name)}`.execute(db);
}

import { sql } from 'kysely';
import { dropPosition } from '../facts/estateMarks.ts';
import { maskColumns, masksOf } from '../facts/maskColumns.ts';

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

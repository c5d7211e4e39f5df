import { sql, type RawBuilder } from 'kysely';
import { behindRank } from '../db/estates/availability.ts';
import { twinIndex } from '../db/schema/indexes.ts';
import type { Store } from '../db/store.ts';
import { isOfHome } from './compareReferences.ts';
import type { TwinFacts } from './facts.ts';

/** By how much prices and areas of one home may differ. */
const tolerance = 0.03;

/** Listings that one is compared with at most: more are alike in a development of hundreds of homes only. */
const maxCandidates = 50;

/** Kinds of homes that one agency calls this and another that. */
const kindOf = (estateType: string): string => (estateType === 'rural_house' ? 'house' : estateType);

export const isSameKind = (a: TwinFacts, b: TwinFacts): boolean =>
  a.type === b.type && kindOf(a.estate_type) === kindOf(b.estate_type);

const isNear = (a: number, b: number): boolean => a > 0 && b > 0 && Math.min(a, b) >= Math.max(a, b) * (1 - tolerance);

/**
 * Whether two listings say the same of place, rooms, price and area. Not where one says nothing of price or area.
 * @param areLinked they are known to be one home: one of them may have another price by now
 */
export const areFactsAlike = (a: TwinFacts, b: TwinFacts, areLinked: boolean): boolean =>
  a.town === b.town &&
  a.rooms === b.rooms &&
  (areLinked || isNear(a.price, b.price)) &&
  isNear(a.area, b.area) &&
  (a.floor === null || b.floor === null || a.floor === b.floor);

const near = (column: 'price' | 'area', value: number): RawBuilder<unknown> =>
  sql`${sql.ref(column)} between ${Math.ceil(value * (1 - tolerance))} and ${Math.floor(value / (1 - tolerance))}`;

/** Found by the index of what is asked for, and then ordered: PostgreSQL would read all listings in the keys' order. */
const keysOf = async ({ db }: Store, source: RawBuilder<unknown>): Promise<number[]> => {
  const { rows } = await sql<{ key: number }>`
    with alike as materialized (select key ${source}) select key from alike order by key limit ${maxCandidates}`.execute(
    db,
  );
  return rows.map(({ key }) => key);
};

/** Of another source, and available. */
const others = ({ type, source }: TwinFacts): RawBuilder<unknown> =>
  sql`type = ${type} and source <> ${source} and availability_rank in (0, ${sql.lit(behindRank)})`;

function byFacts(store: Store, facts: TwinFacts): Promise<number[]> {
  const { town, rooms, price, area } = facts;
  if (price <= 0 || area <= 0) return Promise.resolve([]);
  const sameRooms = rooms === null ? sql`rooms is null` : sql`rooms = ${rooms}`;
  return keysOf(
    store,
    sql`${store.estatesBy(twinIndex)} where town = ${town} and ${others(facts)} and ${sameRooms}
      and ${near('price', price)} and ${near('area', area)}`,
  );
}

/** Agencies may state other prices of one home, and other areas. */
const byReference = (store: Store, facts: TwinFacts): Promise<number[]> =>
  isOfHome(facts.cadastral)
    ? keysOf(store, sql`from estates where cadastral_reference = ${facts.cadastral} and ${others(facts)}`)
    : Promise.resolve([]);

/** @param keys of URLs */
const byKeys = (store: Store, facts: TwinFacts, keys: readonly string[]): Promise<number[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : keysOf(store, sql`from estates where ${store.isOneOf('url_key', keys)} and ${others(facts)}`);

/**
 * The keys of listings of other sources that may be the same home: few lookups, whatever the size of the network.
 * @param named keys of the URLs of those that are known to be, or said to be
 */
export async function findCandidates(store: Store, facts: TwinFacts, named: readonly string[]): Promise<number[]> {
  return [
    ...new Set([
      ...(await byFacts(store, facts)),
      ...(await byReference(store, facts)),
      ...(await byKeys(store, facts, named)),
    ]),
  ];
}

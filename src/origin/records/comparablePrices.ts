import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { minComparable, type ComparablePrices } from '#shared/domain/priceFairness.ts';
import { quantile } from '#shared/domain/quantile.ts';
import { bitsOf, optionBits, traitMask } from '../db/facts/estateTraits.ts';
import type { Store } from '../db/store.ts';
import type { EstateRow } from '../db/tables.ts';
import { similarArea } from './readPriceRange.ts';

/** The newest of a town that are held: more make the answer slower and no better. */
const maxOfTown = 2_000;

/** Homes of a town above which its newest are found in order: as a rule a tenth of its province or more. */
const maxSorted = 10_000;

/** Those of a page; a statement has room for five hundred (SQLite). */
const townsAtOnce = 50;

/** Listings held at most, in all towns together. */
const maxHeld = 400_000;

/** Milliseconds for which a town's listings are held: what others ask changes little meanwhile. */
const holdMs = 10 * 60_000;

/** m² of homes that others are like: a room and an estate have prices of their own. */
const comparableAreas = { min: 25, max: 400 };

/** Kinds whose price a square metre says something; a rural house, a building or land is one of a kind. */
const comparableKinds = ['flat', 'house'] as const;

/** A home to restore is cheap for a reason that its price a square metre does not say. */
const inNeedOfWork = optionBits('conservation', ['toRestore']);

type ComparedRow = Pick<
  EstateRow,
  'key' | 'type' | 'province' | 'town' | 'zone' | 'traits' | 'area' | 'shown_price' | 'availability_rank'
>;

type PeerRow = Pick<EstateRow, 'key' | 'type' | 'town' | 'zone' | 'traits' | 'area' | 'shown_price'>;

interface Peer {
  key: number;
  zone: number | null;
  kind: number;
  area: number;
  /** Euros a square metre. */
  price: number;
}

/** Which of the kinds a home is, as a bit; 0 for what is not compared. */
function kindOf({ traits, area }: Pick<ComparedRow, 'traits' | 'area'>): number {
  if (area < comparableAreas.min || area > comparableAreas.max) return 0;
  if ((bitsOf(traits, 'conservation') & inNeedOfWork) !== 0) return 0;
  return bitsOf(traits, 'estate_type') & optionBits('estate_type', comparableKinds);
}

const isCompared = (row: ComparedRow): boolean =>
  row.availability_rank === 0 && row.shown_price !== null && kindOf(row) !== 0;

const groupOf = ({ type, town }: Pick<ComparedRow, 'type' | 'town'>): string => `${type}/${town}`;

/** The towns of which more homes can be had than is worth sorting. */
async function readCities({ db, isOneOf }: Store, rows: readonly ComparedRow[]): Promise<Set<string>> {
  const counted = await db
    .selectFrom('place_counts')
    .select(['type', 'place as town'])
    .where(isOneOf('place', [...new Set(rows.map(({ town }) => town))]))
    .where('available', '>', maxSorted)
    .execute();
  return new Set(counted.map(groupOf));
}

/**
 * The newest of a town that others are compared with: of a city in its province's order, which ends after some
 * thousands; else all of the town, sorted.
 */
function newestOf({ estatesBy, lookupFirst }: Store, { type, town, province }: ComparedRow, isCity: boolean) {
  const columns = sql`key, type, town, zone, traits, area, shown_price`;
  const homes = sql`${estatesBy('estates_town')} where town = ${town} and type = ${type} and availability_rank = 0
    and shown_price is not null and area >= ${comparableAreas.min} and area <= ${comparableAreas.max}
    and (traits & ${sql.lit(traitMask('estate_type', comparableKinds))}) <> 0`;
  const newest = sql`order by published_at desc, key desc limit ${maxOfTown}`;
  if (isCity)
    return sql<PeerRow>`select * from (select ${columns} ${homes} and province = ${province} ${newest}) as newest`;
  return sql<PeerRow>`select * from (with alike as ${lookupFirst} (select ${columns}, published_at ${homes})
    select ${columns} from alike ${newest}) as newest`;
}

/** The available homes of some towns that others are compared with, in statements whose rows are bounded. */
async function readPeers(store: Store, rows: readonly ComparedRow[]): Promise<Map<string, Peer[]>> {
  const asked = [...new Map(rows.map((row) => [groupOf(row), row])).values()];
  const cities = await readCities(store, asked);
  const peers: PeerRow[] = [];
  for (let at = 0; at < asked.length; at += townsAtOnce) {
    const parts = asked.slice(at, at + townsAtOnce).map((row) => newestOf(store, row, cities.has(groupOf(row))));
    peers.push(...(await sql<PeerRow>`${sql.join(parts, sql` union all `)}`.execute(store.db)).rows);
  }
  const groups = new Map<string, Peer[]>();
  for (const { zone, ...peer } of peers) {
    const [traits, area] = [Number(peer.traits), Number(peer.area)];
    const kind = kindOf({ traits, area });
    if (kind === 0) continue;
    const group = groups.get(groupOf(peer)) ?? [];
    group.push({ key: peer.key, zone, kind, area, price: Number(peer.shown_price) / area });
    groups.set(groupOf(peer), group);
  }
  return groups;
}

/** Of the same kind and of a size like it, without itself: in its zone where enough are there, else in its town. */
function compare(row: ComparedRow, peers: readonly Peer[]): ComparablePrices | undefined {
  const kind = kindOf({ traits: Number(row.traits), area: Number(row.area) });
  const [least, most] = [row.area * (1 - similarArea), row.area * (1 + similarArea)];
  const alike = peers.filter(
    (peer) => peer.key !== row.key && peer.kind === kind && peer.area >= least && peer.area <= most,
  );
  const near = row.zone === null ? [] : alike.filter(({ zone }) => zone === row.zone);
  const [scope, chosen] = near.length >= minComparable ? (['zone', near] as const) : (['town', alike] as const);
  if (chosen.length < minComparable) return undefined;
  const prices = chosen.map(({ price }) => price).sort((one, other) => one - other);
  return { count: chosen.length, median: Math.round(quantile(prices, 0.5) * 100) / 100, scope };
}

export interface ComparedPrices {
  /** What listings like each of these ask, by their keys; a listing is missing where it is not compared. */
  of: (rows: readonly ComparedRow[]) => Promise<Map<number, ComparablePrices>>;
}

/**
 * Compares prices with those of listings like them (docs/product.md#price-compared): homes that can be had, of the same
 * operation, kind and place, a quarter larger or smaller. Two statements for all towns of a page that are not held
 * yet, however many listings there are.
 */
export function createComparedPrices(store: Store): ComparedPrices {
  const held = new LRUCache<string, readonly Peer[]>({
    maxSize: maxHeld,
    sizeCalculation: ({ length }) => 1 + length,
    ttl: holdMs,
  });
  return {
    of: async (rows) => {
      const compared = rows.filter(isCompared);
      const missing = compared.filter((row) => !held.has(groupOf(row)));
      const read = missing.length > 0 ? await readPeers(store, missing) : new Map<string, Peer[]>();
      for (const row of missing) held.set(groupOf(row), read.get(groupOf(row)) ?? []);
      return new Map(
        compared.flatMap((row) => {
          const found = compare(row, read.get(groupOf(row)) ?? held.get(groupOf(row)) ?? []);
          return found ? [[row.key, found] as const] : [];
        }),
      );
    },
  };
}

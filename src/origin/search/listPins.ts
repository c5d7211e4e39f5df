import { sql, type RawBuilder } from 'kysely';
import { maxCounted } from '#shared/domain/paging.ts';
import type { PinDto, PinsDto } from '#shared/contract/estateList.ts';
import { isExactPlace } from '../db/publicLocation.ts';
import type { Store } from '../db/store.ts';
import { countEstates } from './countEstates.ts';
import type { EstateCriteria } from './estateCriteria.ts';
import { lookupSource, matchSource, scanSource } from './matchSources.ts';
import { lookupForMatches, planEstates, type EstatePlan } from './planEstates.ts';

/** Estates shown one by one, at most: more could neither be told apart nor drawn smoothly. */
export const maxPins = 2_000;

/** Cells a side of the grid that clusters are made on. */
const gridSide = 24;

/** Estates read at most to make clusters. */
const sampleSize = 20_000;

/**
 * The estates of a list on the map: each by itself up to maxPins, else in clusters over a grid. Cluster counts are
 * exact up to maxCounted estates and beyond that in proportion to a sample. Estates without a known place count in
 * `total` only.
 */
export async function listPins(store: Store, criteria: EstateCriteria): Promise<PinsDto> {
  const plan = await planEstates(store, criteria);
  const total = await countEstates(store, plan);
  return total > maxPins
    ? { total, clusters: await makeClusters(store, plan, total) }
    : { total, pins: await readPins(store, plan, total) };
}

async function readPins(store: Store, plan: EstatePlan, total: number): Promise<PinDto[]> {
  const isMatch = store.isAmong('key', sql`select key ${await matchSource(store, plan, total)}`);
  const { rows } = await sql<{ reference: string; lng: number; lat: number; price: number | null }>`
    select reference, lng, lat, shown_price as price from estates where ${isMatch} and lat is not null order by key`.execute(
    store.db,
  );
  return rows.map(({ reference, lng, lat, price }) => [
    reference,
    degrees(lng),
    degrees(lat),
    price,
    isExactPlace(lat, lng) ? 1 : 0,
  ]);
}

/** @param stored in 1e-5 degrees */
const degrees = (stored: number): number => Math.round(stored) / 1e5;

interface Extent {
  minLng: number | null;
  maxLng: number;
  minLat: number;
  maxLat: number;
  found: number;
}

async function makeClusters(store: Store, plan: EstatePlan, total: number): Promise<NonNullable<PinsDto['clusters']>> {
  const isMatch = store.isAmong('key', sql`select key ${await clusterSource(store, plan, total)} limit ${sampleSize}`);
  const placed = sql`(select lat, lng from estates where ${isMatch} and lat is not null) placed`;
  const { rows: extents } = await sql<Extent>`select min(lng) as ${sql.ref('minLng')}, max(lng) as ${sql.ref('maxLng')},
    min(lat) as ${sql.ref('minLat')}, max(lat) as ${sql.ref('maxLat')}, count(*) as found from ${placed}`.execute(
    store.db,
  );
  const extent = extents[0];
  if (!extent || extent.minLng === null) return [];
  const side = Math.max(extent.maxLng - extent.minLng, extent.maxLat - extent.minLat) + 1;
  const step = sql.lit(Math.max(1, Math.ceil(side / gridSide)));
  const { rows } = await sql<{ count: number; lng: number; lat: number }>`
    select count(*) as count, avg(lng) as lng, avg(lat) as lat from ${placed}
    group by (lng - ${sql.lit(extent.minLng)}) / ${step}, (lat - ${sql.lit(extent.minLat)}) / ${step}
    order by count(*) desc`.execute(store.db);
  const scale = Math.max(1, total / Number(extent.found));
  return rows.map(({ count, lng, lat }) => ({
    lng: degrees(Number(lng)),
    lat: degrees(Number(lat)),
    count: Math.round(Number(count) * scale),
  }));
}

/**
 * All matches by an index lookup where their number is known and small, else matches in the order of the shuffle: a
 * fair sample.
 */
async function clusterSource(store: Store, plan: EstatePlan, total: number): Promise<RawBuilder<unknown>> {
  const lookup = plan.total !== null && total <= maxCounted ? lookupForMatches(plan, total) : null;
  return lookup ? lookupSource(store, plan.criteria, lookup) : scanSource(store, plan.criteria, 'estates_shuffle');
}

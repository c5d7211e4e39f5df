import { sql } from 'kysely';
import { maxCounted } from '#shared/domain/paging.ts';
import type { WirePin, WirePins } from '#shared/api/wire.ts';
import { isExactPlace } from '../db/publicLocation.ts';
import type { Store } from '../db/store.ts';
import { all, conditions, inProvince, typeCondition, type EstateCriteria } from './estateCriteria.ts';
import { gathered, totalOf, walked } from './listEstates.ts';
import { planEstates, prefersGather } from './planEstates.ts';

/** Homes shown one by one, at most: more would neither be told apart nor drawn smoothly. */
export const maxPins = 2_000;

/** Cells a side of the grid that clusters are made on. */
const gridSide = 24;

/** Homes looked at, at most, to draw clusters. */
const sampleSize = 20_000;

/**
 * The homes of a list on the map: each by itself up to maxPins, else in clusters over a grid. Cluster counts are exact
 * up to maxCounted homes and beyond that in proportion to a sample. Homes without a known place count in `total` only.
 */
export async function listPins(store: Store, criteria: EstateCriteria): Promise<WirePins> {
  const plan = await planEstates(store, criteria);
  const total = await totalOf(store, plan);
  if (total > maxPins) return { total, clusters: await clusters(store, criteria, total) };
  const source = prefersGather(plan, total, false) ? await gathered(store, plan) : walked(store, criteria);
  const found = sql`select key ${source}`;
  const { rows } = await sql<{ reference: string; lng: number; lat: number; price: number | null }>`
    select reference, lng, lat, shown_price as price from estates where ${store.isAmong('key', found)} and lat is not null order by key`.execute(
    store.db,
  );
  return {
    total,
    pins: rows.map((row): WirePin => [
      row.reference,
      round(row.lng),
      round(row.lat),
      row.price,
      isExactPlace(row.lat, row.lng) ? 1 : 0,
    ]),
  };
}

const round = (value: number): number => Math.round(value) / 1e5;

interface GridCell {
  count: number;
  lng: number;
  lat: number;
}

async function clusters(
  store: Store,
  criteria: EstateCriteria,
  total: number,
): Promise<NonNullable<WirePins['clusters']>> {
  const plan = await planEstates(store, criteria);
  const source =
    plan.total !== null && total <= maxCounted && prefersGather(plan, total, false)
      ? await gathered(store, plan)
      : sampled(store, criteria);
  const found = sql`(select lat, lng from estates where ${store.isAmong('key', sql`select key ${source} limit ${sampleSize}`)} and lat is not null) found`;
  const edges = await sql<{ minLng: number | null; maxLng: number; minLat: number; maxLat: number; found: number }>`
    select min(lng) as ${sql.ref('minLng')}, max(lng) as ${sql.ref('maxLng')}, min(lat) as ${sql.ref('minLat')}, max(lat) as ${sql.ref('maxLat')}, count(*) as found
    from ${found}`.execute(store.db);
  const edge = edges.rows[0];
  if (!edge || edge.minLng === null) return [];
  const step = Math.max(1, Math.ceil((Math.max(edge.maxLng - edge.minLng, edge.maxLat - edge.minLat) + 1) / gridSide));
  const { rows } = await sql<GridCell>`select count(*) as count, avg(lng) as lng, avg(lat) as lat from ${found}
    group by (lng - ${sql.lit(edge.minLng)}) / ${sql.lit(step)}, (lat - ${sql.lit(edge.minLat)}) / ${sql.lit(step)} order by count(*) desc`.execute(
    store.db,
  );
  const scale = Math.max(1, total / edge.found);
  return rows.map((cell) => ({
    lng: round(Number(cell.lng)),
    lat: round(Number(cell.lat)),
    count: Math.round(cell.count * scale),
  }));
}

/** Matches in the order of the shuffle, so that the first of them are a fair sample. */
const sampled = (store: Store, criteria: EstateCriteria) =>
  sql`${store.estatesBy('estates_draw')} where ${all([
    typeCondition(criteria.types),
    ...inProvince(criteria.province),
    ...conditions(store, criteria),
  ])}`;

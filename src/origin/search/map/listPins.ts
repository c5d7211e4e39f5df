import { sql } from 'kysely';
import type { PinDto, PinsDto } from '#shared/contract/estateList.ts';
import { hidesPrice } from '#shared/domain/estate.ts';
import { maxCounted } from '#shared/domain/paging.ts';
import { developmentPosition } from '../../db/facts/estateMarks.ts';
import { hasPosition, type Masks } from '../../db/facts/maskColumns.ts';
import { isExactPlace } from '../../db/estates/publicLocation.ts';
import type { Columns, Store } from '../../db/store.ts';
import type { EstateCriteria } from '../criteria/estateCriteria.ts';
import { isSurelyLong } from '../plan/isSurelyLong.ts';
import { clustersOfLong, clustersOfMatches } from './makeClusters.ts';
import { matchSource } from '../plan/matchSources.ts';
import { planEstates, type EstatePlan } from '../plan/planEstates.ts';

/** Estates shown one by one, at most: more could neither be told apart nor drawn smoothly. */
export const maxPins = 2_000;

/**
 * The estates of a list on the map: each by itself up to maxPins, else in clusters (makeClusters.ts). Estates without a
 * known place count in `total` only.
 */
export async function listPins(store: Store, criteria: EstateCriteria): Promise<PinsDto> {
  const plan = await planEstates(store, criteria);
  const matches = await readMatches(store, plan);
  if (!matches) return clustersOfLong(store, plan);
  const total = matches.key.length;
  return total > maxPins
    ? clustersOfMatches(store, criteria, matches)
    : { total, pins: await readPins(store, matches.key) };
}

/** All matches; null when there are more than maxCounted. */
async function readMatches(
  store: Store,
  plan: EstatePlan,
): Promise<Columns<{ key: number; lat: number | null; lng: number | null }> | null> {
  const { total, isTotalExact } = plan;
  if ((total ?? 0) > maxCounted || (!isTotalExact && (await isSurelyLong(store, plan)))) return null;
  return store.readColumns(store.db, ['key', 'lat', 'lng'], await matchSource(store, plan), maxCounted);
}

async function readPins(store: Store, keys: readonly number[]): Promise<PinDto[]> {
  const { rows } = await sql<PinRow>`
    select url_key, lng, lat, shown_price as price, status, features, marks from estates
    where ${store.isOneOf('key', keys)} and lat is not null order by key`.execute(store.db);
  return rows.map(({ url_key, lng, lat, price, status, ...masks }): PinDto => {
    const exact = isExactPlace(lat, lng) ? 1 : 0;
    const place = [url_key, degrees(lng), degrees(lat), price, exact] as const;
    if (hidesPrice(status)) return [...place, status];
    return price !== null && hasPosition(masks, developmentPosition) ? [...place, undefined, 1] : [...place];
  });
}

type PinRow = Masks & { url_key: string; lng: number; lat: number; price: number | null; status: string };

/** @param stored in 1e-5 degrees */
const degrees = (stored: number): number => Math.round(stored) / 1e5;

import { sql, type RawBuilder } from 'kysely';
import type { EstateIndex } from '../db/estateIndexes.ts';
import type { Store } from '../db/store.ts';
import { geoRowHeight } from '../db/publicLocation.ts';
import { all, areaConditions, boxConditions, inProvince, priceConditions, typeCondition, type EstateCriteria } from './estateCriteria.ts';
import { featureCounts, listedIn, listedWithTraits, traitCombinations } from './keptCounts.ts';
import { countryKey } from '../db/tables.ts';

/** A way to find a list's homes by one of its filters alone, whatever their order. */
export interface Gather {
  /** Index to read, or null to look each home up by its key. */
  index: EstateIndex | 'estates_reference' | null;
  /** How many homes it finds, at most `sizeCap`: beyond that it does not matter. */
  size: number;
  /** Cost of a home found this way, in steps of an ordered index. Measured by scripts/bench/origin.ts. */
  stepCost: number;
  where: () => Promise<RawBuilder<boolean>>;
}

/** No gathering of more homes than this is ever the better way, so none is counted further. */
export const sizeCap = 30_000;

const coveredStep = 4;
const lookedUpStep = 12;

const ready = (parts: RawBuilder<boolean>[]) => () => Promise.resolve(all(parts));

/** All ways to gather the homes of these criteria, each with what it would cost. */
export async function gathersFor(store: Store, criteria: EstateCriteria): Promise<Gather[]> {
  const found = await Promise.all([
    byPlaces(store, criteria), byTraits(store, criteria), byFeature(store, criteria), byRange(store, criteria, 'price'), byRange(store, criteria, 'area'),
    byAgency(store, criteria), byBox(store, criteria), byReferences(store, criteria),
  ]);
  return found.filter((gather) => gather !== null);
}

async function byPlaces(store: Store, { towns, zones, types }: EstateCriteria): Promise<Gather | null> {
  if (!towns) return null;
  const where = [store.isOneOf('town', towns), ...(zones ? [store.isOneOf('zone', zones), typeCondition(types)] : [])];
  return { index: 'estates_town', size: await listedIn(store, zones ?? towns, types), stepCost: coveredStep, where: ready(where) };
}

async function byTraits(store: Store, criteria: EstateCriteria): Promise<Gather | null> {
  if (Object.keys(criteria.traits).length === 0) return null;
  const place = criteria.province ?? countryKey;
  const size = await listedWithTraits(store, place, criteria);
  return {
    index: 'estates_traits', size, stepCost: coveredStep,
    where: async () => {
      const combinations = await traitCombinations(store, place, criteria);
      return all([store.isOneOf('traits', combinations.map(({ traits }) => traits)), ...inProvince(criteria.province)]);
    },
  };
}

async function byFeature(store: Store, { features, province, types }: EstateCriteria): Promise<Gather | null> {
  const counts = [...(await featureCounts(store, province ?? countryKey, types, features))];
  const rarest = counts.sort(([, a], [, b]) => a - b)[0];
  if (!rarest) return null;
  const select = sql`select estate from estate_features where ${all([sql`feature = ${rarest[0]}`, typeCondition(types), ...inProvince(province)])}`;
  return { index: null, size: rarest[1], stepCost: lookedUpStep, where: ready([store.isAmong('key', select)]) };
}

async function byRange(store: Store, criteria: EstateCriteria, name: 'price' | 'area'): Promise<Gather | null> {
  const range = criteria[name];
  if (!range) return null;
  const parts = [
    typeCondition(criteria.types),
    ...inProvince(criteria.province),
    ...(name === 'price' ? [sql<boolean>`unavailable = 0`, ...priceConditions(range)] : [sql<boolean>`unavailable in (0, 1, 2)`, ...areaConditions(range)]),
  ];
  return sized(store, criteria.province === null ? `estates_${name}` : `estates_province_${name}`, parts);
}

async function byAgency(store: Store, { agency, agent, types, province }: EstateCriteria): Promise<Gather | null> {
  if (agency === null) return null;
  return sized(store, 'estates_agency', [sql`agency = ${agency}`, ...(agent === null ? [] : [sql<boolean>`agent = ${agent}`]), typeCondition(types), ...inProvince(province)]);
}

async function byBox(store: Store, { box, types, province }: EstateCriteria): Promise<Gather | null> {
  if (!box) return null;
  const first = Math.floor(box.minLat / geoRowHeight);
  const rows = Array.from({ length: Math.max(0, Math.floor(box.maxLat / geoRowHeight) - first + 1) }, (_, position) => first + position);
  return sized(store, 'estates_geo', [store.isOneOf('geo_row', rows), typeCondition(types), ...boxConditions(box), ...inProvince(province)]);
}

function byReferences(store: Store, { references }: EstateCriteria): Promise<Gather | null> {
  if (!references) return Promise.resolve(null);
  return Promise.resolve({ index: 'estates_reference', size: references.length, stepCost: lookedUpStep, where: ready([store.isOneOf('reference', references)]) });
}

async function sized(store: Store, index: EstateIndex, parts: RawBuilder<boolean>[]): Promise<Gather> {
  const { rows } = await sql<{ size: number }>`select count(*) as size from (select 1 ${store.estatesBy(index)} where ${all(parts)} limit ${sizeCap}) found`.execute(store.db);
  return { index, size: Number(rows[0]!.size), stepCost: coveredStep, where: ready(parts) };
}

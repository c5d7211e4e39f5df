import { sql, type RawBuilder } from 'kysely';
import { maxCounted } from '#shared/domain/paging.ts';
import type { EstateIndex } from '../db/estateIndexes.ts';
import type { Store } from '../db/store.ts';
import { geoRowHeight } from '../db/publicLocation.ts';
import {
  all,
  areaConditions,
  boxConditions,
  inProvince,
  priceConditions,
  typeCondition,
  type EstateCriteria,
} from './estateCriteria.ts';
import { traitCombinations, type KeptCounts } from './keptCounts.ts';
import { countryKey } from '../db/tables.ts';

/** A way to find a list's homes by one of its filters alone, whatever their order. */
export interface Gather {
  /** Index to read, or null to look each home up by its key. */
  index: EstateIndex | 'estates_reference' | null;
  /** How many homes it finds, at most the cap: from there on gathering is never the better way. */
  size: number;
  /** Cost of a home found this way, in steps of an ordered walk. Measured with scripts/bench/origin.ts. */
  stepCost: number;
  where: () => Promise<RawBuilder<boolean>>;
}

/** How far sizes are counted: beyond what a list shows, and where lists are long far enough to tell how dense the matches are. */
export const sizeCap = (base: number): number => Math.max(maxCounted + 1, Math.ceil(base / 20));

const coveredStep = 2;
const lookedUpStep = 20;

const ready = (parts: RawBuilder<boolean>[]) => () => Promise.resolve(all(parts));

/** All ways to gather the homes of these criteria, each with what it would cost. */
export async function gathersFor(store: Store, criteria: EstateCriteria, counts: KeptCounts): Promise<Gather[]> {
  const cap = sizeCap(await counts.listedIn([criteria.province ?? countryKey]));
  const found = await Promise.all([
    byPlaces(store, criteria, counts),
    byTraits(store, criteria, counts),
    byFeature(store, criteria, counts),
    byRange(store, criteria, 'price', cap),
    byRange(store, criteria, 'area', cap),
    byAgency(store, criteria, cap),
    byBox(store, criteria, cap),
    byReferences(store, criteria),
  ]);
  return found.filter((gather) => gather !== null);
}

async function byPlaces(
  store: Store,
  { towns, zones, types }: EstateCriteria,
  counts: KeptCounts,
): Promise<Gather | null> {
  if (!towns) return null;
  const where = [store.isOneOf('town', towns), ...(zones ? [store.isOneOf('zone', zones), typeCondition(types)] : [])];
  return {
    index: 'estates_town',
    size: await counts.listedIn(zones ?? towns),
    stepCost: coveredStep,
    where: ready(where),
  };
}

async function byTraits(store: Store, criteria: EstateCriteria, counts: KeptCounts): Promise<Gather | null> {
  if (Object.keys(criteria.traits).length === 0) return null;
  const place = criteria.province ?? countryKey;
  const { listed: size } = await counts.withTraits(place);
  return {
    index: 'estates_traits',
    size,
    stepCost: coveredStep,
    where: async () => {
      const combinations = await traitCombinations(store, place, criteria);
      return all([
        store.isOneOf(
          'traits',
          combinations.map(({ traits }) => traits),
        ),
        ...inProvince(criteria.province),
      ]);
    },
  };
}

async function byFeature(
  store: Store,
  { features, province, types }: EstateCriteria,
  counts: KeptCounts,
): Promise<Gather | null> {
  if (features.length === 0) return null;
  const known = await counts.withFeatures(province ?? countryKey);
  const [rarest, size] = features
    .map((feature): [number, number] => [feature, known.get(feature)?.listed ?? 0])
    .sort(([, a], [, b]) => a - b)[0]!;
  const select = sql`select estate from estate_features where ${all([sql`feature = ${rarest}`, typeCondition(types), ...inProvince(province)])}`;
  return { index: null, size, stepCost: lookedUpStep, where: ready([store.isAmong('key', select)]) };
}

async function byRange(
  store: Store,
  criteria: EstateCriteria,
  name: 'price' | 'area',
  cap: number,
): Promise<Gather | null> {
  const range = criteria[name];
  if (!range) return null;
  const parts = [
    typeCondition(criteria.types),
    ...inProvince(criteria.province),
    ...(name === 'price'
      ? [sql<boolean>`unavailable = 0`, ...priceConditions(range)]
      : [sql<boolean>`unavailable in (0, 1, 2)`, ...areaConditions(range)]),
  ];
  return sized(store, criteria.province === null ? `estates_${name}` : `estates_province_${name}`, parts, cap);
}

async function byAgency(
  store: Store,
  { agency, agent, types, province }: EstateCriteria,
  cap: number,
): Promise<Gather | null> {
  if (agency === null) return null;
  return sized(
    store,
    'estates_agency',
    [
      sql`agency = ${agency}`,
      ...(agent === null ? [] : [sql<boolean>`agent = ${agent}`]),
      typeCondition(types),
      ...inProvince(province),
    ],
    cap,
  );
}

async function byBox(store: Store, { box, types, province }: EstateCriteria, cap: number): Promise<Gather | null> {
  if (!box) return null;
  const first = Math.floor(box.minLat / geoRowHeight);
  const rows = Array.from(
    { length: Math.max(0, Math.floor(box.maxLat / geoRowHeight) - first + 1) },
    (_, position) => first + position,
  );
  return sized(
    store,
    'estates_geo',
    [store.isOneOf('geo_row', rows), typeCondition(types), ...boxConditions(box), ...inProvince(province)],
    cap,
  );
}

function byReferences(store: Store, { references }: EstateCriteria): Promise<Gather | null> {
  if (!references) return Promise.resolve(null);
  return Promise.resolve({
    index: 'estates_reference',
    size: references.length,
    stepCost: lookedUpStep,
    where: ready([store.isOneOf('reference', references)]),
  });
}

async function sized(store: Store, index: EstateIndex, parts: RawBuilder<boolean>[], cap: number): Promise<Gather> {
  const { rows } = await sql<{
    size: number;
  }>`select count(*) as size from (select 1 ${store.estatesBy(index)} where ${all(parts)} limit ${cap}) found`.execute(
    store.db,
  );
  return { index, size: Number(rows[0]!.size), stepCost: coveredStep, where: ready(parts) };
}

import { sql, type RawBuilder } from 'kysely';
import { maxCounted } from '#shared/domain/paging.ts';
import { hasDropped, type EstateIndex } from '../../db/schema/estateIndexes.ts';
import { dropPosition } from '../../db/facts/estateMarks.ts';
import { geoRowHeight } from '../../db/estates/publicLocation.ts';
import type { Store } from '../../db/store.ts';
import { boxOfPart, cellsInBox } from '../counts/cellCounts.ts';
import { areAllDropped, type EstateCriteria } from '../criteria/estateCriteria.ts';
import {
  all,
  areaConditions,
  boxConditions,
  placeConditions,
  priceConditions,
  scopeConditions,
  sinceConditions,
} from '../criteria/filterConditions.ts';
import { countsByFeature, scopeOf, traitCombinations, type MaterialisedCounts } from '../counts/materialisedCounts.ts';

/** One way to find a list's estates: by one of its filters alone, through an index, in no particular order. */
export interface IndexLookup {
  /** Index to read, or null to look each estate up by its key. */
  index: EstateIndex | 'estates_url_key' | null;
  /** How many estates it finds, the other filters aside. */
  size: number;
  /** There are more: counting ended at maxLookupSize. */
  isLowerBound?: boolean;
  /** Cost of an estate found this way, in steps of an ordered index scan. Measured with scripts/bench/origin.ts. */
  stepCost: number;
  /**
   * What the index is searched by, beyond the conditions that the list has anyway. SQLite tests a condition that is
   * given twice twice: for the homes of a box that took 40 % of the time.
   */
  conditions: () => Promise<RawBuilder<boolean>[]>;
}

const coveredStep = 2;
const byKeyStep = 20;

/**
 * How far the size of a lookup is counted where no materialised count has it: beyond what a list shows, and in a large
 * scope far enough to tell how dense the matches are. From there on an ordered index scan is taken as the better way.
 */
const maxLookupSize = (scopeSize: number): number => Math.max(maxCounted + 1, Math.ceil(scopeSize / 20));

const known =
  (...conditions: RawBuilder<boolean>[]) =>
  () =>
    Promise.resolve(conditions);

/** Sizes that had to be counted, by index: each index is counted for one filter. */
export type LookupSizes = Map<EstateIndex, Promise<number>>;

interface LookupContext {
  store: Store;
  criteria: EstateCriteria;
  counts: MaterialisedCounts;
  sizes: LookupSizes;
  maxSize: number;
}

/** All lookups that the criteria allow. */
export async function indexLookups(
  store: Store,
  criteria: EstateCriteria,
  counts: MaterialisedCounts,
  sizes: LookupSizes,
): Promise<IndexLookup[]> {
  const maxSize = maxLookupSize(await counts.inPlaces([scopeOf(criteria)]));
  const context = { store, criteria, counts, sizes, maxSize };
  const lookups = await Promise.all(
    [
      byPlace,
      byTraits,
      byFeature,
      byDrop,
      byFloor,
      bySince,
      byPrice,
      byArea,
      byAgency,
      byPostcode,
      byStreet,
      byPartOfMap,
      byUrlKey,
    ].map((lookup) => lookup(context)),
  );
  return lookups.filter((lookup) => lookup !== null);
}

async function byPlace({ criteria: { towns, zones }, counts }: LookupContext): Promise<IndexLookup | null> {
  if (!towns) return null;
  return {
    index: 'estates_town',
    size: await counts.inPlaces(zones ?? towns),
    stepCost: coveredStep,
    conditions: known(),
  };
}

async function byTraits({ store, criteria, counts }: LookupContext): Promise<IndexLookup | null> {
  if (Object.keys(criteria.traits).length === 0) return null;
  const scope = scopeOf(criteria);
  const { listed: size } = await counts.withTraits(scope);
  return {
    index: 'estates_traits',
    size,
    stepCost: coveredStep,
    conditions: async () => [store.isOneOf('traits', (await traitCombinations(store, scope, criteria)).traits)],
  };
}

/** By the rarest of the features that have no index. The status is not in their table. */
async function byFeature({ store, criteria, counts }: LookupContext): Promise<IndexLookup | null> {
  const sizes = await counts.byFeature(scopeOf(criteria));
  const [rarest] = criteria.facts
    .filter((feature) => feature !== dropPosition || !areAllDropped(criteria))
    .map((feature) => ({ feature, size: sizes.get(feature)?.listed ?? 0 }))
    .sort((a, b) => a.size - b.size);
  if (!rarest) return null;
  const scope = placeConditions(criteria);
  const keys = sql`select estate from estate_features where ${all([sql`feature = ${rarest.feature}`, ...scope])}`;
  return { index: null, size: rarest.size, stepCost: byKeyStep, conditions: known(store.isAmong('key', keys)) };
}

/** By a drop of the price, which has an index of its own in the country. */
async function byDrop({ criteria, counts }: LookupContext): Promise<IndexLookup | null> {
  if (!areAllDropped(criteria)) return null;
  const size = (await counts.byFeature(scopeOf(criteria))).get(dropPosition)?.listed ?? 0;
  return { index: 'estates_dropped', size, stepCost: coveredStep, conditions: known(hasDropped) };
}

/** A home has one floor, so that those of several add up. */
async function byFloor({ store, criteria }: LookupContext): Promise<IndexLookup | null> {
  const { floors } = criteria;
  if (!floors) return null;
  const sizes = await countsByFeature(store, scopeOf(criteria), criteria, floors);
  const keys = sql`select estate from estate_features where ${all([store.isOneOf('feature', floors), ...placeConditions(criteria)])}`;
  return {
    index: null,
    size: floors.reduce((sum, floor) => sum + (sizes.get(floor)?.listed ?? 0), 0),
    stepCost: byKeyStep,
    conditions: known(store.isAmong('key', keys)),
  };
}

async function bySince(context: LookupContext): Promise<IndexLookup | null> {
  const { since, province } = context.criteria;
  if (since === null) return null;
  return counted(context, province === null ? 'estates_recent' : 'estates_province_recent', sinceConditions(since));
}

async function byPrice(context: LookupContext): Promise<IndexLookup | null> {
  const { ranges, province } = context.criteria;
  if (!ranges.price) return null;
  const index = province === null ? 'estates_price' : 'estates_province_price';
  return counted(context, index, priceConditions(ranges.price), [sql<boolean>`availability_rank = 0`]);
}

async function byArea(context: LookupContext): Promise<IndexLookup | null> {
  const { ranges, province } = context.criteria;
  if (!ranges.area) return null;
  const index = province === null ? 'estates_area' : 'estates_province_area';
  return counted(context, index, areaConditions(ranges.area), [sql<boolean>`availability_rank in (0, 1, 2)`]);
}

async function byAgency(context: LookupContext): Promise<IndexLookup | null> {
  const { agency, agent } = context.criteria;
  if (agency === null) return null;
  return counted(context, 'estates_agency', [
    sql`agency = ${agency}`,
    ...(agent === null ? [] : [sql<boolean>`agent = ${agent}`]),
  ]);
}

async function byPostcode(context: LookupContext): Promise<IndexLookup | null> {
  const { postcode } = context.criteria;
  return postcode === null ? null : counted(context, 'estates_postcode', [sql<boolean>`postcode = ${postcode}`]);
}

async function byStreet(context: LookupContext): Promise<IndexLookup | null> {
  const { street } = context.criteria;
  return street === null ? null : counted(context, 'estates_street', [sql<boolean>`street = ${street}`]);
}

/** A part that holds more than are ever counted is not counted, but estimated from the cells of the map. */
async function byPartOfMap(context: LookupContext): Promise<IndexLookup | null> {
  const { store, criteria } = context;
  const box = boxOfPart(criteria);
  if (!box) return null;
  const first = Math.floor(box.minLat / geoRowHeight);
  const last = Math.floor(box.maxLat / geoRowHeight);
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, position) => first + position);
  const bounds = boxConditions(box);
  const { areas } = criteria;
  // The list has the bounds of a box, and those of each area, but not of what they have in common.
  const isShared = areas.length + (criteria.box ? 1 : 0) > 1;
  const search = [store.isOneOf('geo_row', rows), ...(isShared ? bounds : [])];
  const inCells = (await cellsInBox(store, criteria, box)).reduce((sum, { count }) => sum + count, 0);
  if (inCells > 2 * maxCounted)
    return { index: 'estates_geo', size: inCells, stepCost: coveredStep, conditions: known(...search) };
  return counted(context, 'estates_geo', [...bounds, ...areas.map((area) => store.isInside(area))], search);
}

function byUrlKey({ criteria: { keys } }: LookupContext): Promise<IndexLookup | null> {
  if (!keys) return Promise.resolve(null);
  return Promise.resolve({
    index: 'estates_url_key',
    size: keys.length,
    stepCost: byKeyStep,
    conditions: known(),
  });
}

/**
 * A lookup through a covering index whose size has to be counted.
 *
 * @param filter conditions that the list has too
 * @param search conditions of the lookup alone
 */
async function counted(
  { store, criteria, sizes, maxSize }: LookupContext,
  index: EstateIndex,
  filter: RawBuilder<boolean>[],
  search: RawBuilder<boolean>[] = [],
): Promise<IndexLookup> {
  const counting =
    sizes.get(index) ?? countUpTo(store, index, [...search, ...scopeConditions(criteria), ...filter], maxSize);
  sizes.set(index, counting);
  const size = await counting;
  return { index, size, isLowerBound: size >= maxSize, stepCost: coveredStep, conditions: known(...search) };
}

async function countUpTo(
  store: Store,
  index: EstateIndex,
  conditions: RawBuilder<boolean>[],
  max: number,
): Promise<number> {
  const { rows } = await sql<{ size: number }>`select count(*) as size
    from (select 1 ${store.estatesBy(index)} where ${all(conditions)} limit ${max}) found`.execute(store.db);
  return Number(rows[0]!.size);
}

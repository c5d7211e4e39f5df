import { sql, type RawBuilder } from 'kysely';
import { boundsOf } from '#shared/domain/drawnArea.ts';
import type { Range } from '#shared/filters/kinds.ts';
import type { FilterName } from '#shared/filters/table.ts';
import type { MarkFilter } from '../../db/facts/estateMarks.ts';
import { maskColumns, masksOf } from '../../db/facts/maskColumns.ts';
import type { TraitFilter } from '../../db/facts/estateTraits.ts';
import type { Store } from '../../db/store.ts';
import type { AvailabilityRank, Box, EstateCriteria } from './estateCriteria.ts';

type Condition = RawBuilder<boolean>;

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`;

export const typeCondition = (types: readonly number[]): Condition =>
  types.length === 1 ? sql<boolean>`type = ${types[0]}` : sql<boolean>`type in (${sql.join(types)})`;

export const provinceConditions = (province: number | null): Condition[] =>
  province === null ? [] : [sql<boolean>`province = ${province}`];

const rankConditions: Record<AvailabilityRank, Condition> = {
  0: sql<boolean>`availability_rank = 0`,
  1: sql<boolean>`availability_rank in (0, 1)`,
  2: sql<boolean>`availability_rank < 3`,
};

type Scope = Pick<EstateCriteria, 'types' | 'province' | 'maxRank' | 'keys'>;

/** Type and province: the scope without the status. */
export const placeConditions = ({ types, province }: Pick<Scope, 'types' | 'province'>): Condition[] => [
  ...provinceConditions(province),
  typeCondition(types),
];

/**
 * Type, province and status: what every index begins with, and every list is limited to. Of homes that are named, as
 * favourites, also those that stand behind their twins.
 */
export const scopeConditions = ({ maxRank, keys, ...place }: Scope): Condition[] => [
  ...placeConditions(place),
  ...(keys && maxRank === 2 ? [] : [rankConditions[maxRank]]),
];

const rangeConditions = (column: string, { min, max }: Range): Condition[] => [
  ...(min === undefined ? [] : [sql<boolean>`${sql.ref(column)} >= ${min}`]),
  ...(max === undefined ? [] : [sql<boolean>`${sql.ref(column)} <= ${max}`]),
];

/** A price that is not shown never matches (PD-27). */
export const priceConditions = (range: Range): Condition[] => [
  sql<boolean>`shown_price is not null`,
  ...rangeConditions('shown_price', range),
];

export const areaConditions = (range: Range): Condition[] => rangeConditions('area', range);

export const boxConditions = (box: Box): Condition[] => [
  sql<boolean>`lng between ${box.minLng} and ${box.maxLng}`,
  sql<boolean>`lat between ${box.minLat} and ${box.maxLat}`,
];

export const traitConditions = (traits: EstateCriteria['traits']): Condition[] =>
  Object.values(traits).map((mask) => sql<boolean>`(traits & ${mask}) <> 0`);

/** With every rank by name, so that an index by rank and date is read from there on. */
export const sinceConditions = (since: number): Condition[] => [
  sql<boolean>`availability_rank in (0, 1, 2)`,
  sql<boolean>`published_at >= ${since}`,
];

/** The columns that hold some features and marks, with their bits. */
function masksIn(positions: readonly number[]): { column: RawBuilder<unknown>; mask: number }[] {
  const masks = masksOf(positions);
  return maskColumns
    .filter((column) => masks[column] !== 0)
    .map((column) => ({ column: sql.ref(column), mask: masks[column] }));
}

const hasAll = (positions: readonly number[]): Condition[] =>
  masksIn(positions).map(({ column, mask }) => sql<boolean>`(${column} & ${mask}) = ${mask}`);

const hasOneOf = (positions: readonly number[]): Condition =>
  sql<boolean>`(${sql.join(
    masksIn(positions).map(({ column, mask }) => sql`(${column} & ${mask}) <> 0`),
    sql` or `,
  )})`;

/** Of zones, or of zones and whole towns. */
function zoneConditions({ towns, zones }: EstateCriteria, store: Store): Condition[] {
  if (!zones) return [];
  const inZones = store.isOneOf('zone', zones);
  const isMixed = towns?.some((town) => zones.includes(town));
  return [isMixed ? sql<boolean>`(${inZones} or ${store.isOneOf('town', zones)})` : inZones];
}

/**
 * The conditions of each filter that is not among the traits, which share one form, nor among the marks, which are
 * asked for as features are.
 */
const filterConditions = {
  // Part of the scope.
  province: () => [],
  town: ({ towns }, store) => (towns ? [store.isOneOf('town', towns)] : []),
  zone: zoneConditions,
  // With town and zone.
  where: () => [],
  price: ({ ranges: { price } }) => (price ? priceConditions(price) : []),
  area: ({ ranges: { area } }) => (area ? areaConditions(area) : []),
  features: ({ facts }) => hasAll(facts),
  floor: ({ floors }) => (floors ? [hasOneOf(floors)] : []),
  since: ({ since }) => (since === null ? [] : sinceConditions(since)),
  agent: ({ agent }) => (agent === null ? [] : [sql<boolean>`agent = ${agent}`]),
  agency: ({ agency }) => (agency === null ? [] : [sql<boolean>`agency = ${agency}`]),
  postcode: ({ postcode }) => (postcode === null ? [] : [sql<boolean>`postcode = ${postcode}`]),
  street: ({ street }) => (street === null ? [] : [sql<boolean>`street = ${street}`]),
  // With the drawn area.
  near: () => [],
  travel: () => [],
  // The bounds first: they cost less.
  drawn: ({ areas }, store) => areas.flatMap((area) => [...boxConditions(boundsOf(area)), store.isInside(area)]),
  bbox: ({ box }) => (box ? boxConditions(box) : []),
} satisfies Record<
  Exclude<FilterName, TraitFilter | MarkFilter>,
  (criteria: EstateCriteria, store: Store) => Condition[]
>;

/** Everything but the scope, which each way of reading places itself. */
export const criteriaConditions = (store: Store, criteria: EstateCriteria): Condition[] => [
  ...traitConditions(criteria.traits),
  ...Object.values(filterConditions).flatMap((conditions) => conditions(criteria, store)),
  ...(criteria.keys ? [store.isOneOf('url_key', criteria.keys)] : []),
];

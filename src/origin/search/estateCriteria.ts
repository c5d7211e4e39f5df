import { sql, type RawBuilder } from 'kysely';
import type { TraitFilter } from '../db/estateTraits.ts';
import type { Store } from '../db/store.ts';

export interface Range {
  min: number | null;
  max: number | null;
}

/** In 1e-5 degrees. */
export interface Box {
  minLng: number;
  minLat: number;
  maxLng: number;
  maxLat: number;
}

/** Which estates are asked for, in the store's own numbers. Everything given must hold. */
export interface EstateCriteria {
  /** Positions in operationTypes. */
  types: readonly number[];
  province: number | null;
  /** One of these towns. Several only when a slug without its province means several. */
  towns: readonly number[] | null;
  zones: readonly number[] | null;
  price: Range | null;
  area: Range | null;
  /** A mask a filter: at least one of its bits. */
  traits: Partial<Record<TraitFilter, number>>;
  /** Positions in featureIds: all of them. */
  features: readonly number[];
  agency: number | null;
  agent: number | null;
  box: Box | null;
  references: readonly string[] | null;
}

const inRange = (column: string, { min, max }: Range): RawBuilder<boolean>[] => [
  ...(min === null ? [] : [sql<boolean>`${sql.ref(column)} >= ${min}`]),
  ...(max === null ? [] : [sql<boolean>`${sql.ref(column)} <= ${max}`]),
];

export const priceConditions = (range: Range): RawBuilder<boolean>[] => [
  sql<boolean>`shown_price is not null`,
  ...inRange('shown_price', range),
];
export const areaConditions = (range: Range): RawBuilder<boolean>[] => inRange('area', range);
export const boxConditions = (box: Box): RawBuilder<boolean>[] => [
  sql<boolean>`lng between ${box.minLng} and ${box.maxLng}`,
  sql<boolean>`lat between ${box.minLat} and ${box.maxLat}`,
];
export const traitConditions = (traits: EstateCriteria['traits']): RawBuilder<boolean>[] =>
  Object.values(traits).map((mask) => sql<boolean>`(traits & ${mask}) <> 0`);

export const typeCondition = (types: readonly number[]): RawBuilder<boolean> =>
  types.length === 1 ? sql<boolean>`type = ${types[0]}` : sql<boolean>`type in (${sql.join(types)})`;

export const inProvince = (province: number | null): RawBuilder<boolean>[] =>
  province === null ? [] : [sql<boolean>`province = ${province}`];

/** Everything but the type and the province, which each way of reading places itself. */
export function conditions(store: Store, criteria: EstateCriteria): RawBuilder<boolean>[] {
  const featureMask = criteria.features.reduce((mask, position) => mask + 2 ** position, 0);
  return [
    ...traitConditions(criteria.traits),
    ...(featureMask > 0 ? [sql<boolean>`(features & ${featureMask}) = ${featureMask}`] : []),
    ...(criteria.price ? priceConditions(criteria.price) : []),
    ...(criteria.area ? areaConditions(criteria.area) : []),
    ...(criteria.towns ? [store.isOneOf('town', criteria.towns)] : []),
    ...(criteria.zones ? [store.isOneOf('zone', criteria.zones)] : []),
    ...(criteria.agency === null ? [] : [sql<boolean>`agency = ${criteria.agency}`]),
    ...(criteria.agent === null ? [] : [sql<boolean>`agent = ${criteria.agent}`]),
    ...(criteria.box ? boxConditions(criteria.box) : []),
    ...(criteria.references ? [store.isOneOf('reference', criteria.references)] : []),
  ];
}

export const all = (parts: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  parts.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(parts, sql` and `)}`;

/** The parts of the criteria beyond type and province that narrow the list, by name. */
export const activeFilters = (criteria: EstateCriteria): string[] => [
  ...(Object.keys(criteria.traits).length > 0 ? ['traits'] : []),
  ...criteria.features.map((position) => `feature${position}`),
  ...(['price', 'area', 'towns', 'zones', 'agency', 'agent', 'box', 'references'] as const).filter(
    (name) => criteria[name] !== null,
  ),
];

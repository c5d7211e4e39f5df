import type { TraitFilter } from '../db/estateTraits.ts';

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

/** Which estates a list holds, in the store's own numbers. Everything given must hold. */
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

export type CriterionName =
  'traits' | 'features' | 'price' | 'area' | 'towns' | 'zones' | 'agency' | 'agent' | 'box' | 'references';

/** The criteria beyond type and province that narrow a list. */
export const activeCriteria = (criteria: EstateCriteria): CriterionName[] => [
  ...(Object.keys(criteria.traits).length > 0 ? (['traits'] as const) : []),
  ...(criteria.features.length > 0 ? (['features'] as const) : []),
  ...(['price', 'area', 'towns', 'zones', 'agency', 'agent', 'box', 'references'] as const).filter(
    (name) => criteria[name] !== null,
  ),
];

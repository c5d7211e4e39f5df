import type { AreaPoint } from '#shared/domain/drawnArea.ts';
import type { Range } from '#shared/filters/kinds.ts';
import type { FilterNameOf } from '#shared/filters/table.ts';
import { dropPosition } from '../../db/facts/estateMarks.ts';
import type { TraitFilter } from '../../db/facts/estateTraits.ts';

/** 0 available, 1 reserved, 2 sold or rented. */
export type AvailabilityRank = 0 | 1 | 2;

export type RangeFilter = FilterNameOf<{ kind: 'range' }>;

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
  /** The least available ones (availabilityRank) that it holds: 0 is available ones only, 2 is all. */
  maxRank: AvailabilityRank;
  province: number | null;
  /** One of these towns. */
  towns: readonly number[] | null;
  /** One of these zones; beside them stand those of the towns that are searched whole. */
  zones: readonly number[] | null;
  ranges: { [Name in RangeFilter]: Range | undefined };
  /** A mask a filter: at least one of its bits. */
  traits: Partial<Record<TraitFilter, number>>;
  /** Positions of features and marks: all of them. */
  facts: readonly number[];
  /** Positions of marks: one of them. */
  floors: readonly number[] | null;
  /** Published then or later: epoch ms. */
  since: number | null;
  postcode: string | null;
  /** As it is stored. */
  street: string | null;
  agency: number | null;
  agent: number | null;
  box: Box | null;
  /** The outlines that it is limited to (areasOf.ts): in all of them. */
  areas: readonly (readonly AreaPoint[])[];
  /** Of homes, folded. */
  keys: readonly string[] | null;
}

type CriterionName = RangeFilter | Exclude<keyof EstateCriteria, 'types' | 'maxRank' | 'province' | 'ranges'>;

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** The criteria beyond type, province and status that narrow a list. */
export const activeCriteria = ({ traits, facts, ranges, areas, ...others }: EstateCriteria): CriterionName[] => [
  ...(Object.keys(traits).length > 0 ? (['traits'] as const) : []),
  ...(facts.length > 0 ? (['facts'] as const) : []),
  ...(Object.keys(ranges) as RangeFilter[]).filter((name) => isGiven(ranges[name])),
  ...(['towns', 'zones', 'postcode', 'street', 'agency', 'agent', 'floors', 'since', 'box', 'keys'] as const).filter(
    (name) => isGiven(others[name]),
  ),
  ...(areas.length > 0 ? (['areas'] as const) : []),
];

/** Whether the index `estates_dropped` holds all matches: in a province a list is short enough without it. */
export const areAllDropped = ({ facts, province }: Pick<EstateCriteria, 'facts' | 'province'>): boolean =>
  province === null && facts.includes(dropPosition);

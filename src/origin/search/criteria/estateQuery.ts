import type { EstateFilters } from '#shared/filters/table.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import type { EstateSort } from '#shared/domain/sorts.ts';
import type { Box } from './estateCriteria.ts';

/** A list as it was asked for, checked in form but not yet against what the network holds. */
export interface EstateQuery {
  type: OperationType | 'all';
  filters: EstateFilters;
  box: Box | null;
  /** Of homes, folded. */
  keys: readonly string[] | null;
  sort: EstateSort | 'random';
  /** From 1. */
  page: number;
  qty: number;
  facets: boolean;
  /** Of the map: with those that are sold or rented. */
  closed: boolean;
}

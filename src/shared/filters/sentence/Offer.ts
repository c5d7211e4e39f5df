import type { OperationType } from '../../domain/estate.ts';
import type { EstateSort } from '../../domain/sorts.ts';
import type { EstateFilters } from '../table.ts';

/** What words may mean, or what is nearest to them: the visitor may choose it, and it is never applied by itself. */
export interface Offer {
  filters: EstateFilters;
  operation?: OperationType;
  sort?: EstateSort;
  /** Of the place that the filters are of. */
  name?: string;
}

/** A number that may mean several things: none is taken for granted. */
export interface SentenceQuestion {
  /** The visitor's words. */
  text: string;
  /** What they may mean. */
  choices: readonly Offer[];
}

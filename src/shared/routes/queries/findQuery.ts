import { formatFilters, parseFilters, queryNamesOf } from '#shared/filters/filterQuery.ts';
import { filterNames, type EstateFilters } from '#shared/filters/table.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { beginningOf } from '#shared/parseJson.ts';
import { operationOf } from '../operationWords.ts';
import { lastValue, pair, type QueryCodec } from './QueryCodec.ts';

export interface FindQuery {
  /** Absent: whichever of the two the text is about. */
  operation?: OperationType;
  /** What the visitor looks for, as typed: a place, a postcode, a reference, an agent, an agency. */
  q?: string;
  /** Of the list that the text was typed over, its province among them: what it leads to keeps them. */
  filters?: EstateFilters;
  /** The place of the text joins those of the list. */
  add?: boolean;
}

/** Characters of a text that is looked for: a name, or a sentence. */
const maxFindLength = 200;

export const findQuery: QueryCodec<FindQuery> = {
  // As the plain form of a list sends them.
  names: ['operation', ...queryNamesOf(filterNames), 'q', 'add'],
  parse: (query) => {
    const operation = operationOf(lastValue(query, 'operation') ?? '');
    const typed = (lastValue(query, 'q') ?? '').replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim();
    const q = beginningOf(typed, maxFindLength).trim();
    const { filters } = parseFilters((name) => query.getAll(name));
    return {
      ...(operation === undefined ? {} : { operation }),
      ...(q === '' ? {} : { q }),
      ...(Object.keys(filters).length > 0 ? { filters } : {}),
      ...(lastValue(query, 'add') === '1' ? { add: true } : {}),
    };
  },
  format: ({ operation, q, filters = {}, add }) => [
    ...pair('operation', operation),
    ...formatFilters(filters),
    ...pair('q', q),
    ...pair('add', add ? '1' : undefined),
  ],
};

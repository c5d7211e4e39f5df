import type { OperationType } from '#shared/domain/estate.ts';
import { beginningOf } from '#shared/parseJson.ts';
import { typeOfWord } from '../operationWords.ts';
import { lastValue, pair, type QueryCodec } from './QueryCodec.ts';

export interface FindQuery {
  /** Absent: whichever of the two the text is about. */
  operation?: OperationType;
  /** What the visitor looks for, as typed: a place, a postcode, a reference, an agent, an agency. */
  q?: string;
}

/** Characters of a text that is looked for. */
const maxFindLength = 80;

export const findQuery: QueryCodec<FindQuery> = {
  names: ['operation', 'q'],
  parse: (query) => {
    const operation = typeOfWord.get(lastValue(query, 'operation') ?? '');
    const typed = (lastValue(query, 'q') ?? '').replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim();
    const q = beginningOf(typed, maxFindLength).trim();
    return { ...(operation === undefined ? {} : { operation }), ...(q === '' ? {} : { q }) };
  },
  format: ({ operation, q }) => [...pair('operation', operation), ...pair('q', q)],
};

import type { TravelMode } from '../../domain/travelTime.ts';
import type { GrammarWord } from '../../i18n/SentenceWords.ts';
import type { FilterName } from '../table.ts';
import type { Meaning } from './lexicon.ts';
import type { Sentence, Span } from './phrases.ts';
import type { Quantity } from './quantities.ts';

/** Words for what the table of filters has. */
export interface Phrase extends Span {
  as: 'phrase';
  meanings: readonly Meaning[];
  /** What it stands behind: a word for `with`, or one that a place follows. */
  scope?: 'with' | 'in';
}

/** What some tokens say. */
export type Part = Phrase | ({ as: 'quantity' } & Quantity);

/** What a token does: it is of a part, of a phrase of grammar, not to be looked at, or free to be of a place's name. */
export type Use = 'part' | 'free' | 'mark' | 'ignored' | GrammarWord;

/** The tokens of a sentence with what they do. */
export interface Scan extends Sentence {
  parts: readonly Part[];
  uses: readonly Use[];
  /** How somebody travels. */
  mode: TravelMode | undefined;
}

export const optionsOf = (part: Part, name: FilterName): string[] =>
  part.as === 'phrase'
    ? part.meanings.flatMap((one) => (one.as === 'option' && one.name === name ? [one.value] : []))
    : [];

export const isKind = (part: Part): boolean => optionsOf(part, 'estate_type').length > 0;

/** A word for a thing that is looked for, or that a home has: a garage, a storage room. */
export const isEither = (part: Part): boolean => isKind(part) && optionsOf(part, 'features').length > 0;

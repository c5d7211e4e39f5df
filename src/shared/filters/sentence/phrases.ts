import type { GrammarWord } from '../../i18n/SentenceWords.ts';
import type { Lexicon, Match, Meaning } from './lexicon.ts';
import type { Token } from './tokens.ts';

export interface Sentence {
  text: string;
  tokens: readonly Token[];
  lexicon: Lexicon;
}

/** Tokens, from one to before another. */
export interface Span {
  from: number;
  to: number;
}

export const holds = ({ from, to }: Span, at: number): boolean => from <= at && at < to;

export const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** Tokens as they were typed. */
export const textOf = ({ text, tokens }: Sentence, { from, to }: Span): string =>
  text.slice(tokens[from]!.from, tokens[to - 1]!.to);

/** The longest phrase at a token. */
export const matchAt = ({ lexicon, tokens }: Sentence, at: number): Match | undefined => lexicon.find(tokens, at);

type Value<As extends Meaning['as']> = Extract<Meaning, { as: As }>['value'];

/** The meaning of the longest phrase at a token, where it is one of those asked for. */
export function meaningAt<As extends 'unit' | 'scale' | 'number' | 'grammar'>(
  sentence: Sentence,
  at: number,
  as: As,
): { value: Value<As>; length: number } | undefined {
  const match = matchAt(sentence, at);
  const found = match?.meanings.find((meaning) => meaning.as === as);
  return match && found && { value: found.value as Value<As>, length: match.length };
}

/** How many tokens from one on are a phrase that does one of these things; 0 for none. */
export function lengthOf(sentence: Sentence, at: number, ...words: readonly GrammarWord[]): number {
  const match = matchAt(sentence, at);
  const isOne = match?.meanings.some(({ as, value }) => as === 'grammar' && words.some((word) => word === value));
  return isOne ? match!.length : 0;
}

export const isMark = ({ tokens }: Sentence, at: number, marks: string): boolean =>
  tokens[at]?.kind === 'mark' && marks.includes(tokens[at].text);

import type { OperationType } from '../../domain/estate.ts';
import { foldLetters } from '../../domain/foldLetters.ts';
import { parseEstateSort, type EstateSort } from '../../domain/sorts.ts';
import { allowedTypos, countTypos } from '../../domain/typos.ts';
import type { GrammarWord, Phrases, SentenceWords, UnitWord } from '../../i18n/SentenceWords.ts';
import type { FilterName } from '../table.ts';
import type { Token } from './tokens.ts';

type OptionOrSort = { as: 'option'; name: FilterName; value: string } | { as: 'sort'; value: EstateSort };

/** What the search has that is nearest to words that it does not understand: of a place what is looked up. */
export type Nearest = OptionOrSort | { as: 'place'; value: string };

/** What a phrase means; it may mean several things at once, as `Mietwohnung`. */
export type Meaning =
  | OptionOrSort
  | { as: 'operation'; value: OperationType }
  | { as: 'nearest'; value: Nearest }
  | { as: 'unit'; value: UnitWord }
  | { as: 'scale'; value: number }
  | { as: 'number'; value: number }
  | { as: 'grammar'; value: GrammarWord };

/** A phrase that was found. */
export interface Match {
  /** In tokens. */
  length: number;
  meanings: readonly Meaning[];
}

/** The phrases of a language. */
export interface Lexicon {
  /** The longest phrase that begins with a token, of those with a meaning that is asked for. */
  find: (tokens: readonly Token[], from: number, isAsked?: (meaning: Meaning) => boolean) => Match | undefined;
  /** The word that a mistyped one was to be; undefined for one that is known, or that none is like. */
  correct: (word: string) => string | undefined;
  /** A number and what it counts, written as one word: `dreizimmerwohnung`; undefined for any other. */
  split: (word: string) => [string, string] | undefined;
}

/** `piso(s)` → `piso`, `pisos`; `nuev(o/a)` → `nuevo`, `nueva`. */
function expand(phrase: string): string[] {
  const [, start, choices, rest] = /^([^(]*)\(([^)]*)\)(.*)$/.exec(phrase) ?? [];
  if (start === undefined || choices === undefined) return [phrase];
  const ways = choices.includes('/') ? choices.split('/') : ['', choices];
  return ways.flatMap((way) => expand(start + way + rest));
}

/** As it is compared, and with `ae` for `ä`, as Germans type it. */
const spellingsOf = (phrase: string): string[] =>
  [phrase, phrase.toLowerCase().replace(/[äöü]/g, '$&e')].map((spelled) =>
    foldLetters(spelled)
      .replace(/[€/]/g, ' $& ')
      .replace(/['’\-.\s]+/g, ' ')
      .trim(),
  );

/** Each phrase as it is compared. */
export const phrasesOf = (phrases: Phrases): string[] => [
  ...new Set(phrases.split(',').flatMap(expand).flatMap(spellingsOf).filter(Boolean)),
];

type Meant<One = Meaning> = [Phrases, One][];

const each = <Key extends string, One>(table: Readonly<Record<Key, Phrases>>, make: (key: Key) => One): Meant<One> =>
  (Object.entries(table) as [Key, Phrases][]).map(([key, phrases]) => [phrases, make(key)]);

const optionsAndSorts = ({ options, sorts }: Pick<SentenceWords, 'options' | 'sorts'>): Meant<OptionOrSort> => [
  ...Object.entries(options).flatMap(([name, values]) =>
    each(values, (value): OptionOrSort => ({ as: 'option', name: name as FilterName, value })),
  ),
  ...each(sorts, (name): OptionOrSort => ({ as: 'sort', value: parseEstateSort(name)! })),
];

const meaningsOf = (words: SentenceWords): Meant => [
  ...optionsAndSorts(words),
  ...optionsAndSorts(words.nearest).map(([phrases, value]): Meant[0] => [phrases, { as: 'nearest', value }]),
  ...each(words.nearest.places, (value) => ({ as: 'nearest' as const, value: { as: 'place' as const, value } })),
  ...each(words.operation, (value) => ({ as: 'operation' as const, value })),
  ...each(words.units, (value) => ({ as: 'unit' as const, value })),
  ...each(words.scales, (value) => ({ as: 'scale' as const, value: Number(value) })),
  ...each(words.numbers, (value) => ({ as: 'number' as const, value: Number(value) })),
  ...each(words.grammar, (value) => ({ as: 'grammar' as const, value })),
];

/** Words of fewer letters are too like others: of them letters may have changed places only. */
const leastLetters = 5;

/** The word that is most like a mistyped one. */
function correction(typed: string, words: readonly string[]): string | undefined {
  const allowed = allowedTypos(typed.length);
  const sorted = [...typed].sort().join('');
  const mayBe = (word: string): boolean =>
    Math.abs(word.length - typed.length) <= allowed &&
    (typed.length < leastLetters ? [...word].sort().join('') === sorted : word.length >= leastLetters);
  const near = words.filter(mayBe).map((word) => ({ word, typos: countTypos(typed, word, false) }));
  return near.filter(({ typos }) => typos <= allowed).sort((a, b) => a.typos - b.typos)[0]?.word;
}

/** Of mistyped words it is better that they are not understood. */
const untold: readonly unknown[] = [
  ...['filler', 'unavailable', 'about', 'street', 'of', 'in', 'to', 'and', 'or', 'with', 'without'],
];

function makeLexicon(words: SentenceWords): Lexicon {
  const byPhrase = new Map<string, Meaning[]>();
  for (const [phrases, meaning] of meaningsOf(words))
    for (const phrase of phrasesOf(phrases)) byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), meaning]);
  const wordsThat = (isAsked: (meaning: Meaning) => boolean) =>
    new Set([...byPhrase].flatMap(([phrase, meanings]) => (meanings.some(isAsked) ? phrase.split(' ') : [])));
  const known = wordsThat(() => true);
  const telling = wordsThat(({ as, value }) => as !== 'nearest' && !(as === 'grammar' && untold.includes(value)));
  const byLetter = new Map<string, string[]>();
  for (const word of telling) byLetter.set(word.charAt(0), [...(byLetter.get(word.charAt(0)) ?? []), word]);
  const numbers = [...wordsThat(({ as }) => as === 'number')];
  const units = wordsThat(({ as }) => as === 'unit');
  const longest = Math.max(...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length));
  return {
    find: (tokens, from, isAsked = () => true) => {
      for (let length = Math.min(longest, tokens.length - from); length > 0; length -= 1) {
        const phrase = tokens.slice(from, from + length).map(({ word }) => word);
        const meanings = byPhrase.get(phrase.join(' '))?.filter(isAsked) ?? [];
        if (meanings.length > 0) return { length, meanings };
      }
      return undefined;
    },
    split: (word) => {
      if (known.has(word)) return undefined;
      const isUnit = (unit: string) => unit.length >= leastLetters && units.has(unit);
      const number = numbers.find((one) => word.startsWith(one) && isUnit(word.slice(one.length)));
      return number === undefined ? undefined : [number, word.slice(number.length)];
    },
    correct: (word) => (known.has(word) ? undefined : correction(word, byLetter.get(word.charAt(0)) ?? [])),
  };
}

const made = new WeakMap<SentenceWords, Lexicon>();

/** Made when a language is read first. */
export function lexiconOf(words: SentenceWords): Lexicon {
  const lexicon = made.get(words) ?? makeLexicon(words);
  made.set(words, lexicon);
  return lexicon;
}

/** What people say in the language of the country while they speak their own: `Piso mit Terrasse`. */
const isMixedIn = ({ as }: Meaning): boolean => as === 'option' || as === 'operation' || as === 'unit';

/**
 * The words of two languages.
 * @param other is read where the language itself has no word
 * @param mayBeOther whether a token may be of it
 */
export function mixLexicons(own: Lexicon, other: Lexicon, mayBeOther: (token: Token) => boolean): Lexicon {
  return {
    ...own,
    find: (tokens, from, isAsked = () => true) => {
      const found = own.find(tokens, from, isAsked);
      if (found || !tokens[from] || !mayBeOther(tokens[from])) return found;
      return other.find(tokens, from, (meaning) => isMixedIn(meaning) && isAsked(meaning));
    },
  };
}

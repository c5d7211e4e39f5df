import type { OperationType } from '../../domain/estate.ts';
import { foldLetters } from '../../domain/foldLetters.ts';
import { parseEstateSort, type EstateSort } from '../../domain/sorts.ts';
import { countTypos } from '../../domain/typos.ts';
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
  /** The longest phrase that begins with a token. */
  at: (tokens: readonly Token[], from: number) => Match | undefined;
  /** The same, of those with a meaning that is asked for. */
  find: (tokens: readonly Token[], from: number, isAsked: (meaning: Meaning) => boolean) => Match | undefined;
  /** The word that a mistyped one was to be; undefined for one that is known, or that none is like. */
  correct: (word: string) => string | undefined;
  /** A number and what it counts, written as one word: `dreizimmerwohnung`; undefined for any other. */
  split: (word: string) => [string, string] | undefined;
}

/** `piso(s)` → `piso`, `pisos`; `nuev(o/a)` → `nuevo`, `nueva`. */
function expand(phrase: string): string[] {
  const open = phrase.indexOf('(');
  if (open < 0) return [phrase];
  const close = phrase.indexOf(')', open);
  const choices = phrase.slice(open + 1, close).split('/');
  const ways = choices.length === 1 ? ['', ...choices] : choices;
  return expand(phrase.slice(close + 1)).flatMap((rest) => ways.map((way) => phrase.slice(0, open) + way + rest));
}

/** As it is compared, and with `ae` for `ä`, as Germans type it. */
const spellingsOf = (phrase: string): string[] => {
  const plain = foldLetters(phrase);
  const umlauts = phrase.toLowerCase().replace(/[äöü]/g, (letter) => `${foldLetters(letter)}e`);
  return umlauts === phrase.toLowerCase() ? [plain] : [plain, foldLetters(umlauts)];
};

export const phrasesOf = (phrases: Phrases): string[] =>
  phrases
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .flatMap(expand)
    .flatMap(spellingsOf)
    .map((phrase) =>
      phrase
        .replace(/[€/]/g, ' $& ')
        .replace(/['’\-.\s]+/g, ' ')
        .trim(),
    );

function* optionsAndSorts(words: Pick<SentenceWords, 'options' | 'sorts'>): Generator<[Phrases, OptionOrSort]> {
  for (const [name, options] of Object.entries(words.options))
    for (const [value, phrases] of Object.entries(options))
      yield [phrases, { as: 'option', name: name as FilterName, value }];
  for (const [value, phrases] of Object.entries(words.sorts))
    yield [phrases, { as: 'sort', value: parseEstateSort(value)! }];
}

function* meaningsOf(words: SentenceWords): Generator<[Phrases, Meaning]> {
  yield* optionsAndSorts(words);
  for (const [phrases, value] of optionsAndSorts(words.nearest)) yield [phrases, { as: 'nearest', value }];
  for (const [value, phrases] of Object.entries(words.nearest.places))
    yield [phrases, { as: 'nearest', value: { as: 'place', value } }];
  for (const [value, phrases] of Object.entries(words.operation))
    yield [phrases, { as: 'operation', value: value as OperationType }];
  for (const [value, phrases] of Object.entries(words.units)) yield [phrases, { as: 'unit', value: value as UnitWord }];
  for (const as of ['scale', 'number'] as const)
    for (const [value, phrases] of Object.entries(words[`${as}s`])) yield [phrases, { as, value: Number(value) }];
  for (const [value, phrases] of Object.entries(words.grammar))
    yield [phrases, { as: 'grammar', value: value as GrammarWord }];
}

/** Words of fewer letters are too like others; longer ones may have two errors, as in matchNames.ts. */
const letters = { least: 5, ofTwoErrors: 8, ofWord: 4, ofPhrase: 6 };

const isSwapped = (typed: string, word: string): boolean =>
  typed.length === word.length && [...typed].sort().join('') === [...word].sort().join('');

function correction(typed: string, words: readonly string[]): string | undefined {
  const allowed = typed.length >= letters.ofTwoErrors ? 2 : 1;
  const likely = words.filter((word) => Math.abs(word.length - typed.length) <= allowed);
  const counted = likely.map((word) => ({ word, typos: countTypos(typed, word, false) }));
  const near = counted.filter(({ typos }) => typos <= allowed).sort((a, b) => a.typos - b.typos);
  return (typed.length >= letters.least ? near[0] : near.find(({ word }) => isSwapped(typed, word)))?.word;
}

const untold: readonly GrammarWord[] = [
  ...(['filler', 'unavailable', 'about', 'street', 'of', 'in', 'to', 'and', 'or', 'with', 'without'] as const),
];

/** Whether a mistyped word may have been meant: of others it is better that they are not understood. */
const isTelling = (meaning: Meaning, phrase: string): boolean =>
  meaning.as !== 'number' &&
  meaning.as !== 'nearest' &&
  !(meaning.as === 'grammar' && untold.includes(meaning.value) && !(meaning.value === 'of' && phrase.length === 4));

function makeLexicon(words: SentenceWords): Lexicon {
  const byPhrase = new Map<string, Meaning[]>();
  for (const [phrases, meaning] of meaningsOf(words))
    for (const phrase of phrasesOf(phrases)) byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), meaning]);
  const known = new Set([...byPhrase.keys()].flatMap((phrase) => phrase.split(' ')));
  const byLetter = new Map<string, string[]>();
  const telling = [...byPhrase.entries()]
    .filter(([phrase, meanings]) => meanings.some((one) => isTelling(one, phrase)))
    .map(([phrase]) => phrase.split(' '))
    .flatMap((all) => all.filter(({ length }) => length >= (all.length > 1 ? letters.ofPhrase : letters.ofWord)));
  for (const word of new Set(telling)) byLetter.set(word.charAt(0), [...(byLetter.get(word.charAt(0)) ?? []), word]);
  const phrasesThat = (as: Meaning['as']) =>
    [...byPhrase].filter(([, meanings]) => meanings.some((one) => one.as === as)).map(([phrase]) => phrase);
  const numbers = phrasesThat('number');
  const units = new Set(phrasesThat('unit').filter(({ length }) => length >= letters.least));
  const longest = Math.max(...[...byPhrase.keys()].map((phrase) => phrase.split(' ').length));

  const find: Lexicon['find'] = (tokens, from, isAsked) => {
    for (let length = Math.min(longest, tokens.length - from); length > 0; length -= 1) {
      const phrase = tokens.slice(from, from + length).map(({ word }) => word);
      const meanings = byPhrase.get(phrase.join(' '))?.filter(isAsked);
      if (meanings && meanings.length > 0) return { length, meanings };
    }
    return undefined;
  };
  return {
    find,
    split: (word) => {
      if (known.has(word)) return undefined;
      const number = numbers.find((one) => word.startsWith(one) && units.has(word.slice(one.length)));
      return number === undefined ? undefined : [number, word.slice(number.length)];
    },
    at: (tokens, from) => find(tokens, from, () => true),
    correct: (word) => {
      if (word.length < 4 || known.has(word)) return undefined;
      return correction(
        word,
        (byLetter.get(word.charAt(0)) ?? []).filter(({ length }) => length >= Math.min(word.length, letters.least)),
      );
    },
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
  const find: Lexicon['find'] = (tokens, from, isAsked) => {
    const [token] = tokens.slice(from, from + 1);
    const isOther = token && token.word.length >= letters.ofWord && mayBeOther(token);
    return (
      own.find(tokens, from, isAsked) ??
      (isOther ? other.find(tokens, from, (meaning) => isMixedIn(meaning) && isAsked(meaning)) : undefined)
    );
  };
  return { ...own, find, at: (tokens, from) => find(tokens, from, () => true) };
}

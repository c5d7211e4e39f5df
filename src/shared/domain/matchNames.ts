import { foldLetters } from './foldLetters.ts';
import { isMistyped } from './typos.ts';

/** How a thing is found by text. */
export interface Searchable {
  /** The names that it is known by, the usual one first. */
  names: readonly string[];
  /** What it lies in or belongs to. */
  within?: string | undefined;
}

/** Words without accents and case (docs/product.md#language-quality): `L'Hospitalet` → `l`, `hospitalet`. */
export const wordsOf = (text: string): string[] =>
  foldLetters(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** A text as the API is asked for it, the same for all spellings: letters of other alphabets may be of a reference. */
export const foldWords = (text: string): string =>
  foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');

/** Words that say nothing of a place, in the languages of the site: left out where nothing matches with them. */
const fillers = new Set(
  (
    'a al and d de del el els en i in l la las les los of per para pis pisos piso flat flats casa casas cases house ' +
    'houses home homes vivienda viviendas habitatge habitatges venta venda alquiler lloguer compra comprar alquilar ' +
    'llogar buy rent sale for the y codigo codi postal postcode provincia province zona area'
  ).split(' '),
);

interface Entry<T> {
  item: T;
  names: { words: string[]; joined: string }[];
  within: string[];
}

type MatchesWord = (typed: string, word: string) => boolean;

const beginsWord: MatchesWord = (typed, word) => word.startsWith(typed);

/** How well a text matches; lower is better. */
const ranks = { same: 0, beginning: 1, words: 2, wordsWithin: 3, within: 4, mistyped: 5, none: Infinity } as const;

function rankOfWords(entry: Entry<unknown>, typed: readonly string[], matches: MatchesWord): number {
  const isIn = (words: readonly string[]) => (one: string) => words.some((word) => matches(one, word));
  const inPlace = isIn(entry.within);
  let best: number = typed.every(inPlace) ? ranks.within : ranks.none;
  for (const { words } of entry.names) {
    const inName = isIn(words);
    if (typed.every(inName)) return ranks.words;
    if (typed.some(inName) && typed.every((one) => inName(one) || inPlace(one))) best = ranks.wordsWithin;
  }
  return best;
}

function rankOf(entry: Entry<unknown>, typed: readonly string[]): number {
  const joined = typed.join('');
  if (entry.names.some((name) => name.joined === joined)) return ranks.same;
  if (entry.names.some((name) => name.joined.startsWith(joined))) return ranks.beginning;
  return rankOfWords(entry, typed, beginsWord);
}

/** Remembers the answer for each pair: names share most of their words. */
function mistypedOnce(): MatchesWord {
  const known = new Map<string, boolean>();
  return (typed, word) => {
    if (word.startsWith(typed)) return true;
    const pair = `${typed} ${word}`;
    const found = known.get(pair) ?? isMistyped(typed, word);
    known.set(pair, found);
    return found;
  };
}

function rankAll<T>(entries: readonly Entry<T>[], typed: readonly string[]): { entry: Entry<T>; rank: number }[] {
  if (typed.length === 0) return [];
  const exact = entries.map((entry) => ({ entry, rank: rankOf(entry, typed) })).filter(({ rank }) => rank < Infinity);
  if (exact.some(({ rank }) => rank < ranks.within)) return exact;
  const matches = mistypedOnce();
  const known = new Set(exact.map(({ entry }) => entry));
  const mistyped = entries.flatMap((entry) => {
    const rank = known.has(entry) ? Infinity : rankOfWords(entry, typed, matches);
    return rank === Infinity ? [] : [{ entry, rank: rank + ranks.mistyped }];
  });
  return [...exact, ...mistyped];
}

/**
 * Finds things by text.
 * @param weigh of two that match as well, the heavier comes first; by default they keep their order. Null leaves one
 * out
 * @returns the matching ones, best first, at most so many
 */
export type FindByName<T> = (text: string, most: number, weigh?: (item: T) => number | null) => T[];

/**
 * Makes an index of things by their names. Found are names that the text begins or is, then those with all its words in
 * any order, as words or their beginnings, then those in a place of that name; where no name has the words, also those
 * with a typing error or two.
 */
export function indexNames<T>(items: readonly T[], describe: (item: T) => Searchable): FindByName<T> {
  const entries = items.map((item): Entry<T> => {
    const { names, within = '' } = describe(item);
    const spelled = names.map((name) => wordsOf(name)).map((words) => ({ words, joined: words.join('') }));
    return { item, names: spelled, within: wordsOf(within) };
  });
  return (text, most, weigh = () => 0) => {
    const typed = wordsOf(text);
    const telling = typed.filter((word) => !fillers.has(word));
    let found = rankAll(entries, typed);
    if (found.length === 0 && telling.length < typed.length) found = rankAll(entries, telling);
    return found
      .flatMap(({ entry: { item }, rank }) => {
        const weight = weigh(item);
        return weight === null ? [] : [{ item, rank, weight }];
      })
      .sort((a, b) => a.rank - b.rank || b.weight - a.weight)
      .slice(0, most)
      .map(({ item }) => item);
  };
}

/** Whether a text is one of the names, whatever its accents, case and spaces. */
export const isNamed = (names: readonly string[], text: string): boolean => {
  const joined = wordsOf(text).join('');
  return joined !== '' && names.some((name) => wordsOf(name).join('') === joined);
};

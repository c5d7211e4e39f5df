import { wordsOf } from '../../domain/matchNames.ts';
import { namesOf } from '../../domain/otherNames.ts';
import { allowedTypos, countTypos, isMistyped } from '../../domain/typos.ts';
import type { FoundPlace } from '../filtersOfFound.ts';
import type { PlaceSpan } from './placeSpans.ts';
import { articles } from './tokens.ts';

/** How well words are a place's name, best first; each typing error counts one more. */
export const fits = { named: 0, covered: 1, nickname: 2, mistyped: 3, beginning: 20, ending: 21 };

const links = new Set('de del d dels of y i e'.split(' '));

/** `la latina` and `Latina` are compared alike. */
const withoutArticle = (words: readonly string[]): readonly string[] =>
  words.length > 1 && articles.has(words[0]!) ? words.slice(1) : words;

const telling = (words: readonly string[]): string[] => words.filter((word) => !articles.has(word) && !links.has(word));

/** The typing errors of words that are a name but for a few; Infinity where they are another. */
function typosOf(typed: readonly string[], name: readonly string[]): number {
  if (typed.length !== name.length || typed.join('').length < 5) return Infinity;
  const counts = typed.map((word, index) => countTypos(word, name[index]!, false));
  return counts.every((count, index) => count <= allowedTypos(typed[index]!.length))
    ? counts.reduce((sum, count) => sum + count, 0)
    : Infinity;
}

/** Letters of a name's beginning, where nothing says that it is of a place. */
const leastOfBeginning = 6;

/**
 * How well words fit a place; Infinity of another.
 * @param isOnly nothing else was found: they may be its nickname
 */
function fitOf(typed: readonly string[], found: FoundPlace, isSure: boolean, isOnly: boolean): number {
  const whole = namesOf(found.name).map(wordsOf);
  if (whole.some((name) => name.join('') === typed.join(''))) return fits.named;
  const names = whole.map(withoutArticle);
  const words = withoutArticle(typed);
  const within = (found.within ?? '').split(', ').flatMap(namesOf);
  const around = [...within, found.province ?? '', found.town ?? ''].flatMap(wordsOf);
  const asked = telling(words);
  const isCovered = (name: readonly string[]) =>
    telling(name).every((word) => asked.includes(word)) && asked.every((one) => [...name, ...around].includes(one));
  if (asked.length > 0 && names.some(isCovered)) return fits.covered;
  const typos = Math.min(...names.map((name) => typosOf(words, name)));
  if (typos < Infinity) return fits.mistyped + typos;
  const isLong = typed.join('').length >= leastOfBeginning;
  const begins = (name: readonly string[]) => words.every((word, index) => word === name[index]);
  if ((isSure || isLong) && names.some(begins)) return fits.beginning;
  // `la laguna` of San Cristóbal de La Laguna.
  const ends = (name: readonly string[]) => name.slice(-typed.length).join(' ') === typed.join(' ');
  if (typed.length > 1 && isLong && whole.some(ends)) return fits.ending;
  const explains = (word: string) => words.some((one) => word.startsWith(one) || isMistyped(one, word));
  const isAround = words.every((word) => around.some((one) => one.startsWith(word)));
  return isOnly && !names.flat().some(explains) && !isAround ? fits.nickname : Infinity;
}

const placeKinds = ['province', 'town', 'zone', 'postcode', 'street', 'area', 'landmark'];

/** Whether a place lies in a town or a province. */
export const isInside = (inner: FoundPlace, outer: FoundPlace): boolean =>
  outer.province !== undefined &&
  inner.province === outer.province &&
  (outer.town === undefined || inner.town === outer.town) &&
  outer.zone === undefined;

export interface PlaceMatch<Found> {
  found: Found;
  /** What else is called so, and is neither in it nor around it. */
  others: readonly Found[];
}

/**
 * The place that words name, as the search field would choose it: called so before partly so, in the order that they
 * were found in.
 * @param most how well they must fit it, of `fits`
 * @returns undefined where what was found is not named by the words: words in a sentence need not be a place's
 */
export function matchPlace<Found extends FoundPlace>(
  text: string,
  found: readonly Found[],
  { isSure, level }: Pick<PlaceSpan, 'isSure' | 'level'>,
  most: number,
): PlaceMatch<Found> | undefined {
  const typed = wordsOf(text);
  const isRelated = (one: Found, other: Found) => isInside(other, one) || isInside(one, other);
  const isOnly = (one: Found) => one === found[0] && found.every((other) => other === one || isRelated(one, other));
  const fitting = found
    .filter(({ kind }) => placeKinds.includes(kind) && (kind !== 'street' || level === 'street'))
    .map((one) => ({ one, fit: fitOf(typed, one, isSure, isOnly(one)) }));
  const best = Math.min(...fitting.map(({ fit }) => fit));
  if (best > most) return undefined;
  const alike = fitting.filter(({ fit }) => fit === best).map(({ one }) => one);
  const meant = alike.find(({ kind }) => kind === level) ?? alike[0]!;
  return { found: meant, others: alike.filter((one) => one !== meant && !isRelated(one, meant)) };
}

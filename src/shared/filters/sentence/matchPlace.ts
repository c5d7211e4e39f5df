import { isCity } from '../../domain/isCity.ts';
import { wordsOf } from '../../domain/matchNames.ts';
import { namesOf } from '../../domain/otherNames.ts';
import { countTypos } from '../../domain/typos.ts';
import type { FoundPlace } from '../filtersOfFound.ts';
import type { PlaceSpan } from './placeSpans.ts';

/** How well words are a place's name. */
type Fit = 'named' | 'covered' | 'mistyped' | 'beginning' | 'nickname';

const articles = new Set('la el los las l els les en na sa es the der die das le a o as os'.split(' '));
const links = new Set('de del d dels of y i e'.split(' '));

/** `la latina` and `Latina` are compared alike. */
const withoutArticle = (words: readonly string[]): readonly string[] =>
  words.length > 1 && articles.has(words[0]!) ? words.slice(1) : words;

const telling = (words: readonly string[]): string[] => words.filter((word) => !articles.has(word) && !links.has(word));

const typosIn = (word: string): number => (word.length < 4 ? 0 : word.length <= 7 ? 1 : 2);

const isAlmost = (typed: readonly string[], name: readonly string[]): boolean =>
  typed.length === name.length &&
  typed.every((word, index) => countTypos(word, name[index]!, false) <= typosIn(word)) &&
  typed.join('').length >= 5;

/** Letters of a name's beginning, where nothing says that it is of a place. */
const leastOfBeginning = 6;

function fitOf(typed: readonly string[], found: FoundPlace, isSure: boolean, isOnly: boolean): Fit | undefined {
  const words = withoutArticle(typed);
  const names = namesOf(found.name).map((name) => withoutArticle(wordsOf(name)));
  if (names.some((name) => name.join('') === words.join(''))) return 'named';
  const around = [...wordsOf(found.within ?? ''), ...wordsOf(found.province ?? ''), ...wordsOf(found.town ?? '')];
  const asked = telling(words);
  const isCovered = (name: readonly string[]) =>
    asked.length > 0 &&
    telling(name).every((word) => asked.includes(word)) &&
    asked.every((word) => name.includes(word) || around.includes(word));
  if (names.some(isCovered)) return 'covered';
  if (names.some((name) => isAlmost(words, name))) return 'mistyped';
  const begins = (name: readonly string[]) => words.every((word, index) => word === name[index]);
  const isPart = (name: readonly string[]) => asked.length > 0 && asked.every((word) => name.includes(word));
  const isLong = words.join('').length >= leastOfBeginning;
  if (names.some((name) => (isSure ? begins(name) || isPart(name) : isLong && begins(name)))) return 'beginning';
  const isExplained = names.some((name) =>
    name.some((word) => words.some((one) => word.startsWith(one) || countTypos(one, word, true) <= typosIn(one))),
  );
  const isInside = words.every((word) => around.some((one) => one.startsWith(word)));
  return isOnly && !isExplained && !isInside ? 'nickname' : undefined;
}

const fits: readonly Fit[] = ['named', 'nickname', 'covered', 'mistyped', 'beginning'];

const placeKinds = ['province', 'town', 'zone', 'postcode', 'street', 'area', 'landmark'];

const isInside = (inner: FoundPlace, outer: FoundPlace): boolean =>
  outer.province !== undefined &&
  inner.province === outer.province &&
  (outer.town === undefined || inner.town === outer.town) &&
  outer.zone === undefined;

export interface PlaceMatch<Found> {
  found: Found;
  /** What else is called so, and is neither in it nor around it. */
  others: Found[];
  fit: Fit;
}

/**
 * The place that words name, as the search field would choose it: called so before partly so, a city before its
 * province, in the order that they were found in.
 * @returns undefined where what was found is not named by the words: words in a sentence need not be a place's
 */
export function matchPlace<Found extends FoundPlace>(
  text: string,
  found: readonly Found[],
  { isSure, level }: Pick<PlaceSpan, 'isSure' | 'level'>,
): PlaceMatch<Found> | undefined {
  const typed = wordsOf(text);
  const places = found.filter(({ kind }) => placeKinds.includes(kind) && (kind !== 'street' || level === 'street'));
  const first = found[0];
  const isOnly = (one: Found) =>
    one === first && found.every((other) => other === one || isInside(other, one) || isInside(one, other));
  const fitting = places.flatMap((one) => {
    const fit = fitOf(typed, one, isSure, isOnly(one));
    return fit ? [{ one, fit }] : [];
  });
  const fit = fits.find((wanted) => fitting.some((each) => each.fit === wanted));
  if (!fit) return undefined;
  const alike = fitting.filter((each) => each.fit === fit).map(({ one }) => one);
  const wanted = level === 'street' ? undefined : alike.find(({ kind }) => kind === level);
  const best = wanted ?? alike.find(isCity) ?? alike[0]!;
  const others = alike.filter((one) => one !== best && !isInside(one, best) && !isInside(best, one));
  return { found: best, others, fit };
}

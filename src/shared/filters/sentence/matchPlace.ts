import { isCity } from '../../domain/isCity.ts';
import { wordsOf } from '../../domain/matchNames.ts';
import { namesOf } from '../../domain/otherNames.ts';
import { countTypos } from '../../domain/typos.ts';
import type { FoundPlace } from '../filtersOfFound.ts';
import type { PlaceSpan } from './placeSpans.ts';
import { articles } from './tokens.ts';

/** How well words are a place's name. */
type Fit = 'named' | 'nickname' | 'covered' | 'mistyped' | 'beginning';

const links = new Set('de del d dels of y i e'.split(' '));

/** `la latina` and `Latina` are compared alike. */
const withoutArticle = (words: readonly string[]): readonly string[] =>
  words.length > 1 && articles.has(words[0]!) ? words.slice(1) : words;

const telling = (words: readonly string[]): string[] => words.filter((word) => !articles.has(word) && !links.has(word));

const typosIn = (word: string): number => (word.length < 4 ? 0 : word.length <= 7 ? 1 : 2);

/** The typing errors of words that are a name but for a few; undefined where they are another. */
function typosOf(typed: readonly string[], name: readonly string[]): number | undefined {
  if (typed.length !== name.length || typed.join('').length < 5) return undefined;
  const counts = typed.map((word, index) => countTypos(word, name[index]!, false));
  return counts.every((count, index) => count <= typosIn(typed[index]!))
    ? counts.reduce((sum, count) => sum + count, 0)
    : undefined;
}

/** Letters of a name's beginning, where nothing says that it is of a place. */
const leastOfBeginning = 6;

/** How well words fit a place, and with how many typing errors. */
function fitOf(
  typed: readonly string[],
  found: FoundPlace,
  isSure: boolean,
  isOnly: boolean,
): [Fit, number] | undefined {
  const words = withoutArticle(typed);
  const names = namesOf(found.name).map((name) => withoutArticle(wordsOf(name)));
  if (namesOf(found.name).some((name) => wordsOf(name).join('') === typed.join(''))) return ['named', 0];
  if (names.some((name) => name.join('') === words.join(''))) return ['named', 1];
  const within = (found.within ?? '').split(', ').flatMap(namesOf);
  const around = [...within, found.province ?? '', found.town ?? ''].flatMap(wordsOf);
  const asked = telling(words);
  const isCovered = (name: readonly string[]) =>
    asked.length > 0 &&
    telling(name).every((word) => asked.includes(word)) &&
    asked.every((one) => [...name, ...around].includes(one));
  if (names.some(isCovered)) return ['covered', 0];
  const typos = names.flatMap((name) => typosOf(words, name) ?? []);
  if (typos.length > 0) return ['mistyped', Math.min(...typos)];
  const begins = (name: readonly string[]) => words.every((word, index) => word === name[index]);
  const isPart = (name: readonly string[]) => asked.length > 0 && asked.every((word) => name.includes(word));
  const isLong = typed.join('').length >= leastOfBeginning;
  if (names.some((name) => (isSure ? begins(name) || isPart(name) : isLong && begins(name)))) return ['beginning', 0];
  // `la laguna` of San Cristóbal de La Laguna.
  const whole = namesOf(found.name).map((name) => ` ${wordsOf(name).join(' ')} `);
  if (typed.length > 1 && isLong && whole.some((name) => name.endsWith(` ${typed.join(' ')} `)))
    return ['beginning', 1];
  const isExplained = names.some((name) =>
    name.some((word) => words.some((one) => word.startsWith(one) || countTypos(one, word, true) <= typosIn(one))),
  );
  const isAround = words.every((word) => around.some((one) => one.startsWith(word)));
  return isOnly && !isExplained && !isAround ? ['nickname', 0] : undefined;
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
    return fit ? [{ one, fit: fit[0], rank: fits.indexOf(fit[0]) * 10 + fit[1] }] : [];
  });
  const rank = Math.min(...fitting.map((each) => each.rank));
  const fitted = fitting.find((each) => each.rank === rank);
  if (!fitted) return undefined;
  const alike = fitting.filter((each) => each.rank === rank).map(({ one }) => one);
  const wanted = level === 'street' ? undefined : alike.find(({ kind }) => kind === level);
  const best = wanted ?? alike.find(isCity) ?? alike[0]!;
  const others = alike.filter((one) => one !== best && !isInside(one, best) && !isInside(best, one));
  return { found: best, others, fit: fitted.fit };
}

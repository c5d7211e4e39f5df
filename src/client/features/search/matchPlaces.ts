import type { OperationType } from '#shared/domain/estate.ts';
import type { RouteTarget } from '#shared/routes/build.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import type { EstateSort } from '#shared/domain/sorts.ts';

/** A place to search in. Without any slug it is the whole country. */
export interface SearchPlace {
  name: string;
  /** Of the place that it lies in. */
  within?: string;
  province?: string;
  town?: string;
  zone?: string;
  /** Available estates there. */
  count?: number;
}

/** Marks of accents, and the points of Catalan's double l. */
const marks = /[\u0300-\u036f·]/g;

/** Words without accents and case (docs/product.md#language-quality): `L'Hospitalet` → `l`, `hospitalet`. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

const beginsWith = (words: readonly string[], start: string): boolean => words.some((word) => word.startsWith(start));

/** Memoized: a network has thousands of places, and each keystroke compares them all. */
const wordsByPlace = new WeakMap<SearchPlace, { name: string[]; all: string[] }>();

function wordsIn(place: SearchPlace): { name: string[]; all: string[] } {
  const known = wordsByPlace.get(place);
  if (known) return known;
  const name = wordsOf(place.name);
  const words = { name, all: [...name, ...wordsOf(place.within ?? '')] };
  wordsByPlace.set(place, words);
  return words;
}

/**
 * Lower is better: the name begins with the text, words of the name do, or words of the surrounding place do. Null: no
 * match.
 */
function rankOf(place: SearchPlace, words: readonly string[]): number | null {
  const { name, all } = wordsIn(place);
  if (!words.every((word) => beginsWith(all, word))) return null;
  if (name.join(' ').startsWith(words.join(' '))) return 0;
  return words.every((word) => beginsWith(name, word)) ? 1 : 2;
}

/** Suggestions shown at most. */
const maxSuggestions = 40;

/**
 * The places that match a text, best first, equal ones in the given order. Words match by their beginning, in any
 * order.
 */
export function matchPlaces(text: string, places: readonly SearchPlace[]): SearchPlace[] {
  const words = wordsOf(text);
  return places
    .flatMap((place) => {
      const rank = rankOf(place, words);
      return rank === null ? [] : [{ place, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, maxSuggestions)
    .map(({ place }) => place);
}

/** The list of a place, with the other filters and the order. */
export function targetOfPlace(
  { province, town, zone }: SearchPlace,
  type: OperationType,
  sort: EstateSort,
  { province: _, town: __, zone: ___, ...filters }: EstateFilters,
): RouteTarget<'Search'> {
  return {
    to: 'Search',
    params: { type, ...(province ? { province } : {}) },
    query: { filters: { ...filters, ...(town ? { town } : {}), ...(zone ? { zone: [zone] } : {}) }, sort },
  };
}

import type { OperationType } from '#shared/domain/estate.ts';
import type { RouteTarget } from '#shared/routes/build.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import type { EstateSort } from '#shared/domain/sorts.ts';

/** Somewhere to look for a home. Its slugs say what it is: none of them means the whole country. */
export interface SearchPlace {
  name: string;
  /** Of the place that it lies in. */
  within?: string;
  province?: string;
  town?: string;
  zone?: string;
  /** Live homes there. */
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

/** A network has thousands of places, and every letter that is typed goes through them. */
const readBefore = new WeakMap<SearchPlace, { name: string[]; all: string[] }>();

function wordsIn(place: SearchPlace): { name: string[]; all: string[] } {
  const known = readBefore.get(place);
  if (known) return known;
  const name = wordsOf(place.name);
  const words = { name, all: [...name, ...wordsOf(place.within ?? '')] };
  readBefore.set(place, words);
  return words;
}

/** Lower is better: the name begins like this, some word of it does, or only the place around it helps. */
function rankOf(place: SearchPlace, asked: readonly string[]): number | null {
  const { name, all } = wordsIn(place);
  if (!asked.every((word) => beginsWith(all, word))) return null;
  if (name.join(' ').startsWith(asked.join(' '))) return 0;
  return asked.every((word) => beginsWith(name, word)) ? 1 : 2;
}

/** Shown at most: a list to choose from, not to read. */
const most = 40;

/** The places that a text may mean, the likeliest first; in the order given where it says no more. The words may come in any order, each begun only. */
export function matchPlaces(text: string, places: readonly SearchPlace[]): SearchPlace[] {
  const asked = wordsOf(text);
  return places
    .flatMap((place) => {
      const rank = rankOf(place, asked);
      return rank === null ? [] : [{ place, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ place }) => place);
}

/** The list of a place, with other filters and the order kept. */
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

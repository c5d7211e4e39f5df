import type { Suggestion } from '#shared/api/suggestion.ts';
import { isCity } from '#shared/domain/isCity.ts';
import { indexNames, type FindByName } from '#shared/domain/matchNames.ts';
import { namesOf } from '#shared/domain/otherNames.ts';

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

/** A place as the API suggests it. The whole country is a province without a slug. */
export const suggestionOf = ({ count, ...place }: SearchPlace): Suggestion => ({
  ...place,
  kind: place.zone ? 'zone' : place.town ? 'town' : 'province',
  ...(count === undefined ? {} : { count }),
});

/** Suggestions shown at most. */
const maxSuggestions = 40;

/** Made once for a list of places: a network has thousands, and each keystroke compares them all. */
const indexes = new WeakMap<readonly SearchPlace[], FindByName<SearchPlace>>();

function indexOf(places: readonly SearchPlace[]): FindByName<SearchPlace> {
  const index = indexes.get(places) ?? indexNames(places, ({ name, within }) => ({ names: namesOf(name), within }));
  indexes.set(places, index);
  return index;
}

/** The places that a text means, best first, equal ones in the given order, cities first; without a text the first. */
export const matchPlaces = (text: string, places: readonly SearchPlace[]): SearchPlace[] =>
  text.trim() === ''
    ? places.slice(0, maxSuggestions)
    : indexOf(places)(text, maxSuggestions, (place) => Number(isCity(place)));

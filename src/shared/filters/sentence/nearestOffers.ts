import { wordsOf } from '../../domain/matchNames.ts';
import { isPlace, pathOfFound, spotOf, type FoundPlace } from '../filtersOfFound.ts';
import { withoutFilters } from '../filterQuery.ts';
import { filtersOfPlaces } from '../placeFilters.ts';
import { aroundFilterNames, filterOf, placeFilterNames, type EstateFilters } from '../table.ts';
import type { Meaning, Nearest } from './lexicon.ts';
import type { FindPlaces } from './lookUpPlaces.ts';
import type { Offer } from './Offer.ts';
import type { Scan } from './parts.ts';
import { lengthOf, type Span } from './phrases.ts';

/** Of one sentence. */
const maxOffers = 4;
/** Each may be a call. */
const maxLookups = 2;

/** What is nearest to words that were not taken into account; nothing to what is not wanted. */
function nearestIn(scan: Scan, ignored: readonly Span[]): Nearest[] {
  const isNearest = ({ as }: Meaning) => as === 'nearest';
  const found = ignored.flatMap(({ from, to }) => {
    const tokens = Array.from({ length: to - from }, (_, index) => from + index);
    if (tokens.some((at) => lengthOf(scan, at, 'without') > 0)) return [];
    return tokens.flatMap((at) => scan.lexicon.find(scan.tokens, at, isNearest)?.meanings ?? []);
  });
  return [...new Set(found)].flatMap((one) => (one.as === 'nearest' ? [one.value] : []));
}

/** Whether a coast is in the province of a place, anything else in its town, or called after it. */
function isOf(place: FoundPlace, one: FoundPlace): boolean {
  if (one.province !== place.province || (!spotOf(one) && one.kind !== 'zone')) return false;
  const isCalledSo = wordsOf(place.name).every((word) => wordsOf(one.name).includes(word));
  return one.kind === 'area' || place.town === undefined || one.town === place.town || isCalledSo;
}

/** The coasts and the like that a word stands for: of the sentence's place the first, of none all coasts. */
async function findNearest<Found extends FoundPlace>(
  word: string,
  place: FoundPlace | undefined,
  find: FindPlaces<Found>,
): Promise<Offer[]> {
  const found = await find(place ? `${word} ${place.name}` : word);
  const near = place
    ? found.filter((one) => isOf(place, one)).slice(0, 1)
    : found.filter(({ kind }) => kind === 'area');
  return near.map((one) => ({ filters: spotOf(one) ?? filtersOfPlaces([pathOfFound(one)]), name: one.name }));
}

/**
 * What the search has that is nearest to the words of a sentence that were not taken into account.
 * @param places of the sentence
 * @throws whatever `find` throws
 */
export async function nearestOffers<Found extends FoundPlace>(
  scan: Scan,
  ignored: readonly Span[],
  places: readonly Found[],
  find: FindPlaces<Found>,
): Promise<Offer[]> {
  const nearest = nearestIn(scan, ignored);
  const words = nearest.flatMap((one) => (one.as === 'place' ? [one.value] : [])).slice(0, maxLookups);
  const around = places.find((one) => isPlace(one));
  const found = await Promise.all(words.map((word) => findNearest(word, around, find)));
  const others = nearest.flatMap((one): Offer[] => {
    if (one.as === 'sort') return [{ filters: {}, sort: one.value }];
    if (one.as !== 'option') return [];
    return [{ filters: { [one.name]: filterOf(one.name).parse(one.name, () => [one.value]).value } }];
  });
  return [...found.flat(), ...others].slice(0, maxOffers);
}

/** The filters of a search with those of an offer: a place goes in place of its own, a feature joins the others. */
export function withOffer(filters: EstateFilters, { filters: offered, name }: Offer): EstateFilters {
  const kept =
    name === undefined ? filters : withoutFilters(filters, ['province', ...placeFilterNames, ...aroundFilterNames]);
  const features = [...new Set([...(filters.features ?? []), ...(offered.features ?? [])])].sort();
  return { ...kept, ...offered, ...(offered.features ? { features } : {}) };
}

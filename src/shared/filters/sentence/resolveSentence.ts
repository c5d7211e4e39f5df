import { maxRadius, readCircle, roundDegrees, type Circle } from '../../domain/circle.ts';
import { withoutNested } from '../../domain/placePaths.ts';
import { travelMinutes, travelTimeText, type TravelMode } from '../../domain/travelTime.ts';
import { pathOfFound, spotOf, type FoundPlace } from '../filtersOfFound.ts';
import { maxPlaces } from '../kinds.ts';
import { filtersOfPlaces } from '../placeFilters.ts';
import type { EstateFilters } from '../table.ts';
import { filtersOfParts, type Understood } from './filtersOfParts.ts';
import { ignoredWords } from './ignoredWords.ts';
import { isNameWord, lookUpPlaces, type FindPlaces, type Resolved } from './lookUpPlaces.ts';
import { nearestOffers } from './nearestOffers.ts';
import type { Offer } from './Offer.ts';
import { holds, overlaps, textOf } from './phrases.ts';
import type { PlaceRelation } from './placeSpans.ts';
import type { SentenceReading } from './readSentence.ts';

/** A place of a sentence. */
export interface SentencePlace<Found> {
  found: Found;
  relation: PlaceRelation;
  /** What else the same words may mean. */
  others: readonly Found[];
}

/** A sentence with its places, which are among its filters. */
export interface ResolvedSentence<Found> extends Omit<Understood, 'unused'> {
  places: readonly SentencePlace<Found>[];
  /** The visitor's own words that were not taken into account. */
  ignored: readonly string[];
  /** What the search has that is nearest to them. */
  nearest: readonly Offer[];
}

export interface PlaceFinder<Found> {
  /** What a text may mean, best first: the suggestions of the search field. */
  find: FindPlaces<Found>;
  /** The middle of a place, in degrees; undefined where it is not known. A landmark's is known without it. */
  locate?: (place: Found) => Promise<Pick<Circle, 'lat' | 'lng'> | undefined>;
  /** How the ways of the site's travel times are made; undefined where it has none. */
  travelModes?: readonly TravelMode[] | undefined;
  /** The outline of a travel time, for what needs it; undefined where it cannot be had. */
  outlineOf?: (travel: string) => Promise<string | undefined>;
  /** Of what `find` found, what the visitor chose in place of what was understood. */
  chosen?: readonly Found[];
}

/** Of what is `cerca de` a place, in km. */
const nearKm = 10;

/** How the way to a place is made where the sentence does not say it. */
const usualMode: TravelMode = 'car';

/** The circle or the travel time around a place; undefined where it cannot be asked for. */
async function aroundOf<Found extends FoundPlace>(
  { found, span: { relation } }: Resolved<Found>,
  { locate, travelModes = [], outlineOf }: PlaceFinder<Found>,
): Promise<EstateFilters | undefined> {
  if (relation === 'in') return undefined;
  const circle = found.near === undefined ? null : readCircle(found.near);
  const middle = circle ?? (await locate?.(found));
  if (!middle) return undefined;
  const at = { lat: roundDegrees(middle.lat), lng: roundDegrees(middle.lng) };
  const place = {
    ...(found.province ? { province: found.province } : {}),
    ...(found.town ? { town: found.town } : {}),
  };
  if (relation === 'near') return { ...place, near: circle ?? { ...at, km: nearKm } };
  if ('km' in relation) return { ...place, near: { ...at, km: Math.min(maxRadius, Math.max(1, relation.km)) } };
  const minutes = travelMinutes.find((step) => step >= relation.minutes);
  const mode = travelModes.find((one) => one === (relation.mode ?? usualMode));
  if (!minutes || !mode) return undefined;
  const travel = travelTimeText({ ...at, minutes, mode });
  if (!outlineOf) return { ...place, travel };
  const drawn = await outlineOf(travel);
  return drawn === undefined ? undefined : { ...place, travel, drawn };
}

/** The filters of places, and those of them that a search has no room for. */
async function filtersOf<Found extends FoundPlace>(
  places: readonly Resolved<Found>[],
  finder: PlaceFinder<Found>,
): Promise<{ filters: EstateFilters; used: readonly Resolved<Found>[]; isAround: boolean }> {
  for (const one of places) {
    const around = await aroundOf(one, finder);
    if (around) return { filters: around, used: [one], isAround: true };
  }
  const spot = places.find(({ found }) => spotOf(found));
  if (spot) return { filters: spotOf(spot.found)!, used: [spot], isAround: false };
  const used = places.slice(0, maxPlaces);
  const paths = withoutNested(used.map(({ found }) => pathOfFound(found)).filter(Boolean));
  return { filters: filtersOfPlaces(paths), used, isAround: false };
}

/** A place as the visitor chose it, where the same words may mean that. */
function withChosen<Found>(place: Resolved<Found>, chosen: readonly Found[]): Resolved<Found> {
  const { found: first, others } = place;
  const found = others.find((one) => chosen.includes(one));
  return found === undefined ? place : { ...place, found, others: [first, ...others.filter((one) => one !== found)] };
}

/**
 * Looks up the places of a sentence. Words that are part of a place's name are no filter; words that no rule took and
 * that name no place are named.
 * @throws whatever `find` and `locate` throw
 */
export async function resolveSentence<Found extends FoundPlace>(
  reading: SentenceReading,
  finder: PlaceFinder<Found>,
): Promise<ResolvedSentence<Found>> {
  const { scan, spans, pageOperation } = reading;
  const { find, chosen = [] } = finder;
  const places = (await lookUpPlaces(reading, find)).map((place) => withChosen(place, chosen));
  const isOfPlace = (at: number): boolean => places.some(({ tokens }) => holds(tokens, at));
  // `cerca del restaurante El Jardín`
  const names = spans.filter((span) => span.isSure && !places.some(({ tokens }) => overlaps(tokens, span)));
  const isOfName = (at: number): boolean =>
    names.some(
      ({ from, wide }) => from < at && at < wide.to && (isNameWord(scan, from) || scan.uses[at - 1] === 'filler'),
    );
  const { unused, ...said } = filtersOfParts(scan, (at) => isOfPlace(at) || isOfName(at), pageOperation);
  const { filters, used, isAround } = await filtersOf(places, finder);
  const isTaken = (at: number): boolean =>
    used.some(({ tokens, span }) => {
      const lead = span.relation === 'in' || isAround ? span.lead : tokens.from;
      return Math.min(lead, tokens.from) <= at && at < tokens.to;
    });
  const ignored = ignoredWords(scan, unused, isTaken, isOfName);
  const found = used.map((place) => place.found);
  return {
    ...said,
    filters: { ...filters, ...said.filters },
    places: used.map(({ found: one, others, span: { relation } }) => ({ found: one, others, relation })),
    ignored: ignored.map((span) => textOf(scan, span)),
    nearest: await nearestOffers(scan, ignored, found, find),
  };
}

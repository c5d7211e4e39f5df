import { maxRadius, readCircle, roundDegrees, type Circle } from '../../domain/circle.ts';
import type { OperationType } from '../../domain/estate.ts';
import { withoutNested } from '../../domain/placePaths.ts';
import type { EstateSort } from '../../domain/sorts.ts';
import { travelMinutes, travelTimeText } from '../../domain/travelTime.ts';
import { pathOfFound, spotOf, type FoundPlace } from '../filtersOfFound.ts';
import { maxPlaces } from '../kinds.ts';
import { filtersOfPlaces } from '../placeFilters.ts';
import type { EstateFilters } from '../table.ts';
import { filtersOfParts } from './filtersOfParts.ts';
import { matchPlace, type PlaceMatch } from './matchPlace.ts';
import type { PlaceRelation, PlaceSpan, Span } from './placeSpans.ts';
import { ignoredIn, textOf, type SentenceReading } from './readSentence.ts';

/** A place of a sentence. */
export interface SentencePlace<Found> {
  found: Found;
  relation: PlaceRelation;
  /** What else the same words may mean. */
  others: readonly Found[];
}

/** A sentence with its places. */
export interface ResolvedSentence<Found> {
  operation?: OperationType;
  /** With places. */
  filters: EstateFilters;
  sort?: EstateSort;
  places: readonly SentencePlace<Found>[];
  /** The visitor's own words that were not taken into account. */
  ignored: readonly string[];
}

export interface PlaceFinder<Found> {
  /** What a text may mean, best first: the suggestions of the search field. */
  find: (text: string) => Promise<readonly Found[]>;
  /** The middle of a place, in degrees; undefined where it is not known. A landmark's is known without it. */
  locate?: (place: Found) => Promise<Pick<Circle, 'lat' | 'lng'> | undefined>;
  /** Whether the site has travel times. */
  hasTravelTimes?: boolean;
}

/** Lookups of a sentence: each may be a call. */
const maxLookups = 6;
/** Of what is `cerca de` a place, in km. */
const nearKm = 10;

interface Resolved<Found> extends PlaceMatch<Found> {
  span: PlaceSpan;
  /** The tokens of the name. */
  tokens: Span;
}

interface Attempt {
  tokens: Span;
  /** Whether it counts only if a place is called exactly so. */
  isExact: boolean;
  text?: string;
}

const isSame = (a: Span, b: Span): boolean => a.from === b.from && a.to === b.to;

/** What is looked up for words, in this order: all of them, with those around them, fewer and fewer. */
function attemptsOf({ source: { scan } }: SentenceReading, span: PlaceSpan, next: PlaceSpan | undefined): Attempt[] {
  const { from, to, wide, isSure } = span;
  const own = { from, to };
  const isFree = (at: number) => scan.uses[at] === 'free';
  const hasFree = scan.uses.slice(from, to).includes('free');
  const ends = Array.from({ length: to - from }, (_, index) => from + index);
  const shorter = ends
    .slice(1)
    .reverse()
    .filter((end) => isFree(end - 1))
    .map((end) => ({ from, to: end }));
  const later = ends
    .slice(1)
    .filter(isFree)
    .map((start) => ({ from: start, to }));
  const joint = span.joinsNext && next ? [{ tokens: { from, to: next.to }, isExact: true }] : [];
  const parts = isSure
    ? shorter
    : shorter.flatMap((one, index) => [later[index], one].filter((each) => each !== undefined));
  return [
    ...joint,
    { tokens: own, isExact: !hasFree },
    ...(isSame(own, wide) ? [] : [{ tokens: wide, isExact: true }]),
    ...parts.map((tokens) => ({ tokens, isExact: false })),
  ];
}

/** A street with its town: `calle mayor, getafe` as the search field has it. */
function streetAttempts(
  { source: { scan } }: SentenceReading,
  span: PlaceSpan,
  next: PlaceSpan | undefined,
): Attempt[] {
  if (span.level !== 'street') return [];
  const text = (from: number, to: number) => textOf(scan, { from, to });
  const start = Math.max(0, scan.uses.lastIndexOf('street', span.from));
  const attempts: Attempt[] = [];
  const isNear = next && next.from - span.to <= 3 && !span.joinsNext;
  if (isNear) {
    const tokens = { from: start, to: next.to };
    attempts.push({ tokens, isExact: false, text: `${text(start, span.to)}, ${text(next.from, next.to)}` });
  }
  for (let at = span.to - 1; at > span.from; at -= 1) {
    if (scan.uses[at] !== 'free') continue;
    const end = scan.uses[at - 1] === 'of' ? at - 1 : at;
    const tokens = { from: start, to: span.to };
    attempts.push({ tokens, isExact: false, text: `${text(start, end)}, ${text(at, span.to)}` });
    if (end < at) break;
  }
  return attempts.slice(0, 2);
}

const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** Looks the spans up, those behind a preposition first. */
async function lookUpSpans<Found extends FoundPlace>(
  reading: SentenceReading,
  find: PlaceFinder<Found>['find'],
): Promise<Resolved<Found>[]> {
  const { scan, spans } = reading.source;
  const answers = new Map<string, readonly Found[]>();
  const resolved: Resolved<Found>[] = [];
  const queue = [...spans].sort((a, b) => Number(b.isSure) - Number(a.isSure));
  for (let span = queue.shift(); span; span = queue.shift()) {
    const next = spans[spans.indexOf(span) + 1];
    for (const { tokens, isExact, text = textOf(scan, tokens) } of [
      ...streetAttempts(reading, span, next),
      ...attemptsOf(reading, span, next),
    ]) {
      if (resolved.some((one) => overlaps(one.tokens, tokens))) continue;
      if (!answers.has(text) && answers.size >= maxLookups) continue;
      const found = answers.get(text) ?? (await find(text));
      answers.set(text, found);
      const isStreet = text.includes(',') && span.level === 'street';
      const match = isStreet ? streetIn(text, found) : matchPlace(text, found, span);
      if (!match || (isExact && match.fit !== 'named' && match.fit !== 'covered')) continue;
      resolved.push({ ...match, span, tokens });
      // What is left of the words may be another place: `gràcia barcelona`.
      if (tokens.to < span.to)
        queue.push({ ...span, from: tokens.to, wide: { from: tokens.to, to: span.to }, isSure: false });
      break;
    }
  }
  return resolved.sort((a, b) => a.tokens.from - b.tokens.from);
}

function streetIn<Found extends FoundPlace>(_text: string, found: readonly Found[]): PlaceMatch<Found> | undefined {
  const street = found.find(({ kind }) => kind === 'street');
  return street && { found: street, others: [], fit: 'named' };
}

const isAround = (outer: FoundPlace, inner: FoundPlace): boolean =>
  pathOfFound(inner).startsWith(`${pathOfFound(outer)}/`) ||
  (outer.town === undefined && inner.province === outer.province && inner.kind !== 'province');

/** `Salamanca, Madrid`: of several places of a name the one in the place that follows, which then adds nothing. */
function inContext<Found extends FoundPlace>(all: readonly Resolved<Found>[]): Resolved<Found>[] {
  let places = [...all];
  for (const one of all) {
    const context = places.find(
      (other) =>
        other !== one &&
        !one.span.joinsNext &&
        !other.span.joinsNext &&
        other.found.kind !== 'zone' &&
        [one.found, ...one.others].some((meant) => isAround(other.found, meant) && meant.kind !== 'province'),
    );
    if (!context) continue;
    const meant = [one.found, ...one.others].find((each) => isAround(context.found, each))!;
    places = places
      .filter((other) => other !== context)
      .map((other) => (other === one ? { ...one, found: meant, others: [] } : other));
  }
  return places;
}

/** The circle or the travel time around a place; undefined where it cannot be asked for. */
async function aroundOf<Found extends FoundPlace>(
  { found, span: { relation } }: Resolved<Found>,
  { locate, hasTravelTimes = false }: PlaceFinder<Found>,
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
  return hasTravelTimes && minutes
    ? { ...place, travel: travelTimeText({ ...at, minutes, mode: relation.mode ?? 'car' }) }
    : undefined;
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

/**
 * Looks up the places of a sentence. Words that are part of a place's name are no filter; words that no rule took and
 * that name no place are named.
 * @throws whatever `find` and `locate` throw
 */
export async function resolveSentence<Found extends FoundPlace>(
  reading: SentenceReading,
  finder: PlaceFinder<Found>,
): Promise<ResolvedSentence<Found>> {
  const { scan, operation } = reading.source;
  const places = inContext(await lookUpSpans(reading, finder.find));
  const isOfPlace = (at: number): boolean => places.some(({ tokens }) => tokens.from <= at && at < tokens.to);
  const understood = filtersOfParts(scan, isOfPlace, operation);
  const { filters, used, isAround: isNear } = await filtersOf(places, finder);
  const isTaken = (at: number): boolean =>
    used.some(({ tokens, span }) => {
      const lead = span.relation === 'in' || isNear ? span.lead : tokens.from;
      return Math.min(lead, tokens.from) <= at && at < tokens.to;
    });
  const { unused: _, ...said } = understood;
  return {
    ...said,
    filters: { ...filters, ...said.filters },
    places: used.map(({ found, others, span: { relation } }) => ({ found, others, relation })),
    ignored: ignoredIn(scan, understood, isTaken),
  };
}

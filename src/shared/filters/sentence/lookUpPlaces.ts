import { pathOfFound, type FoundPlace } from '../filtersOfFound.ts';
import { fits, matchPlace, type PlaceMatch } from './matchPlace.ts';
import { isKind, optionsOf, type Scan } from './parts.ts';
import { overlaps, textOf, type Span } from './phrases.ts';
import { isLink, type PlaceSpan } from './placeSpans.ts';
import type { SentenceReading } from './readSentence.ts';

/** What a text may mean, best first. */
export type FindPlaces<Found> = (text: string) => Promise<readonly Found[]>;

/** Lookups of a sentence: each may be a call. */
const maxLookups = 6;

/** Words of a sentence that are a place's name. */
export interface Resolved<Found> extends PlaceMatch<Found> {
  span: PlaceSpan;
  /** The tokens of the name. */
  tokens: Span;
}

/** Tokens that are looked up, as they were typed or as `text`, and how well they must fit what is found. */
interface Attempt extends Span {
  most: number;
  text?: string;
}

/** Whether a token is of a name by itself, an article among them. */
export const isNameWord = ({ uses }: Scan, at: number): boolean => uses[at] === 'free' || uses[at] === 'filler';

/** What is looked up for words, in this order: those around them too, all of them, fewer and fewer. */
function attemptsOf(
  scan: Scan,
  { from, to, wide, isSure, joinsNext }: PlaceSpan,
  next: PlaceSpan | undefined,
): Attempt[] {
  const isFree = scan.uses.slice(from, to).includes('free');
  const isOpen = isFree && isNameWord(scan, from);
  const inner =
    isOpen || scan.uses[from] === 'part' ? Array.from({ length: to - from - 1 }, (_, index) => from + 1 + index) : [];
  const later = inner.map((start) => ({ from: start, to }));
  const shorter = inner.filter((end) => !isLink(scan, end - 1)).map((end) => ({ from, to: end }));
  shorter.reverse();
  const fewer = isSure
    ? [...shorter, ...(isOpen ? later.slice(-1) : [])]
    : shorter.flatMap((one, index) => [...later.slice(index, index + 1), one]);
  const most = isFree ? fits.ending : fits.covered;
  return [
    ...(joinsNext && next ? [{ from, to: next.to, most: fits.named }] : []),
    ...(wide.from < from || wide.to > to ? [{ ...wide, most: fits.covered }] : []),
    ...(wide.from < from && wide.to > to ? [{ from, to: wide.to, most: fits.covered }] : []),
    { from, to, most },
    ...fewer.map((one) => ({ ...one, most: Math.min(most, fits.beginning - 1) })),
  ];
}

/** A street with its town: `calle mayor, getafe` as the search field has it. */
function streetAttempts(scan: Scan, span: PlaceSpan, next: PlaceSpan | undefined): Attempt[] {
  let from = span.level === 'street' ? scan.uses.lastIndexOf('street', span.from) : -1;
  if (from < 0) return [];
  while (scan.uses[from - 1] === 'street') from -= 1;
  const attempt = (end: number, town: Span): Attempt => {
    let last = end;
    while (scan.uses[last - 1] === 'of') last -= 1;
    return {
      from,
      to: town.to,
      most: fits.covered,
      text: `${textOf(scan, { from, to: last })}, ${textOf(scan, town)}`,
    };
  };
  const isNear = next && next.from - span.to <= 3 && !span.joinsNext;
  const town = scan.uses.lastIndexOf('free', span.to - 1);
  return [
    ...(isNear ? [attempt(Math.min(span.to, next.from), next)] : []),
    ...(town > span.from ? [attempt(town, { from: town, to: span.to })] : []),
  ];
}

/** The same text is looked up once, and of others no more than so many. */
function limited<Found>(find: FindPlaces<Found>): (text: string) => Promise<readonly Found[] | undefined> {
  const answers = new Map<string, readonly Found[]>();
  return async (text) => {
    const found = answers.get(text) ?? (answers.size < maxLookups ? await find(text) : undefined);
    if (found) answers.set(text, found);
    return found;
  };
}

/** `lloguer Terrassa`: where no place is named, a word for a feature may be one. */
const featureSpans = ({ parts }: Scan): PlaceSpan[] =>
  parts
    .filter((part) => part.as === 'phrase' && !part.scope && part.to === part.from + 1)
    .filter((part) => !isKind(part) && optionsOf(part, 'features').length > 0)
    .map(({ from, to }) => ({
      ...{ from, to, wide: { from, to }, joinsNext: false },
      ...{ relation: 'in', isSure: false, lead: from },
    }));

/** Looks the spans up, those behind a preposition first. */
async function lookUpSpans<Found extends FoundPlace>(
  scan: Scan,
  spans: readonly PlaceSpan[],
  find: (text: string) => Promise<readonly Found[] | undefined>,
): Promise<Resolved<Found>[]> {
  const resolved: Resolved<Found>[] = [];
  const isTaken = (tokens: Span) => resolved.some((one) => overlaps(one.tokens, tokens));
  const queue = spans.toSorted((a, b) => Number(b.isSure) - Number(a.isSure));
  for (const span of queue) {
    const next = spans[spans.indexOf(span) + 1];
    for (const { from, to, most, text = textOf(scan, { from, to }) } of [
      ...streetAttempts(scan, span, next),
      ...attemptsOf(scan, span, next),
    ]) {
      const found = isTaken({ from, to }) ? undefined : await find(text);
      const match = found && matchPlace(text, found, span, most);
      if (!match) continue;
      // Behind words that are no place's, the preposition is not its own: `cerca del mercado Vic`.
      const isOwn = scan.uses.slice(span.from, from).every((_, index) => isLink(scan, span.from + index));
      resolved.push({ ...match, tokens: { from, to }, span: isOwn ? span : { ...span, relation: 'in', lead: from } });
      // What is left of the words may be another place: `gràcia barcelona`.
      for (const rest of [
        { from: to, to: span.to },
        { from: span.from, to: from },
      ])
        if (scan.uses.slice(rest.from, rest.to).includes('free'))
          queue.push({ ...span, ...rest, wide: rest, isSure: false, relation: 'in', joinsNext: false });
      break;
    }
  }
  return resolved.sort((a, b) => a.tokens.from - b.tokens.from);
}

const isAround = (outer: FoundPlace, inner: FoundPlace): boolean =>
  pathOfFound(inner).startsWith(`${pathOfFound(outer)}/`) ||
  (outer.town === undefined && inner.province === outer.province && inner.kind !== 'province');

/** `Salamanca, Madrid`: of several places of a name the one in the place beside it, which then adds nothing. */
function inContext<Found extends FoundPlace>(all: readonly Resolved<Found>[]): Resolved<Found>[] {
  let places = [...all];
  for (const one of all.filter(({ span }) => !span.joinsNext)) {
    const meantIn = (outer: Found) => [one.found, ...one.others].find((each) => isAround(outer, each));
    const context = places.find((other) => other !== one && !other.span.joinsNext && meantIn(other.found));
    if (!context || !places.includes(one)) continue;
    const from = Math.min(one.tokens.from, context.tokens.from);
    const to = Math.max(one.tokens.to, context.tokens.to);
    const span = { ...one.span, isSure: one.span.isSure || context.span.isSure };
    const joined = { found: meantIn(context.found)!, others: [], tokens: { from, to }, span };
    places = places.filter((other) => other !== context).map((other) => (other === one ? joined : other));
  }
  return places;
}

/** Without words that happen to be a place's name, where another place is named with a preposition. */
function withoutChance<Found extends FoundPlace>(all: readonly Resolved<Found>[]): Resolved<Found>[] {
  const isJoined = (index: number) => all[index]?.span.joinsNext || all[index - 1]?.span.joinsNext;
  return all.some(({ span }) => span.isSure)
    ? all.filter(({ span }, index) => span.isSure || isJoined(index) === true)
    : [...all];
}

/**
 * The places that a sentence names, in its order.
 * @throws whatever `find` throws
 */
export async function lookUpPlaces<Found extends FoundPlace>(
  { scan, spans }: SentenceReading,
  find: FindPlaces<Found>,
): Promise<Resolved<Found>[]> {
  const findOnce = limited(find);
  const named = await lookUpSpans(scan, spans, findOnce);
  return withoutChance(inContext(named.length > 0 ? named : await lookUpSpans(scan, featureSpans(scan), findOnce)));
}

import { pathOfFound, type FoundPlace } from '../filtersOfFound.ts';
import { matchPlace, type PlaceMatch } from './matchPlace.ts';
import type { PlaceSpan, Span } from './placeSpans.ts';
import { textOf, type SentenceReading } from './readSentence.ts';
import type { Scan } from './scanSentence.ts';

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

interface Attempt {
  tokens: Span;
  /** Whether it counts only if a place is called exactly so. */
  isExact: boolean;
  /** Some of the words: then the place must be called so, not only begin so. */
  isPart?: boolean;
  /** Of two names as of one: then it must be the whole name. */
  isWhole?: boolean;
  text?: string;
}

const isLink = ({ uses }: Scan, at: number): boolean => uses[at] === 'filler' || uses[at] === 'of';

/** Whether a token is of a name by itself, an article among them. */
export const isNameWord = ({ uses }: Scan, at: number): boolean => uses[at] === 'free' || uses[at] === 'filler';

/** What is looked up for words, in this order: all of them, with those around them, fewer and fewer. */
function attemptsOf({ source: { scan } }: SentenceReading, span: PlaceSpan, next: PlaceSpan | undefined): Attempt[] {
  const { from, to, wide, isSure } = span;
  const own = { from, to };
  const uses = scan.uses.slice(from, to);
  const isOpen = uses.some((use) => use === 'free') && isNameWord(scan, from);
  const isLast = (at: number) => !isOpen || scan.uses[at] === 'free';
  const ends = Array.from({ length: to - from }, (_, index) => from + index);
  const isOther = !isOpen && scan.uses[from] !== 'part';
  const shorter = ends
    .slice(1)
    .reverse()
    .flatMap((end) => (isLast(end - 1) && !isLink(scan, end - 1) && !isOther ? [{ from, to: end }] : []));
  const later = ends.slice(1).flatMap((start) => (isLast(start) ? [{ from: start, to }] : []));
  const parts = isSure
    ? [...shorter, ...(isOpen ? later.slice(-1) : [])]
    : shorter.flatMap((one, index) => [...later.slice(index, index + 1), one]);
  const exact = (tokens: Span): Attempt => ({ tokens, isExact: true });
  const loose = (tokens: Span): Attempt => ({ tokens, isExact: !uses.includes('free') });
  const isWider = wide.from !== from || wide.to !== to;
  const hasParts = scan.uses.slice(wide.from, wide.to).includes('part');
  return [
    ...(span.joinsNext && next ? [{ ...exact({ from, to: next.to }), isWhole: true }] : []),
    ...(isWider && !hasParts ? [exact(wide)] : []),
    exact(own),
    ...(isWider && hasParts ? [exact(wide)] : []),
    ...(wide.from < from && wide.to > to ? [exact({ from, to: wide.to })] : []),
    loose(own),
    ...parts.map((tokens) => ({ ...loose(tokens), isPart: true })),
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
  let start = scan.uses.lastIndexOf('street', span.from);
  if (start < 0) return [];
  while (scan.uses[start - 1] === 'street') start -= 1;
  const attempts: Attempt[] = [];
  const isNear = next && next.from - span.to <= 3 && !span.joinsNext;
  if (isNear) {
    const tokens = { from: start, to: next.to };
    let end = Math.min(span.to, next.from);
    while (scan.uses[end - 1] === 'of') end -= 1;
    attempts.push({ tokens, isExact: false, text: `${text(start, end)}, ${text(next.from, next.to)}` });
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

export const overlaps = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** Looks the spans up, those behind a preposition first. */
async function lookUpSpans<Found extends FoundPlace>(
  reading: SentenceReading,
  find: FindPlaces<Found>,
): Promise<Resolved<Found>[]> {
  const { scan, spans } = reading.source;
  const answers = new Map<string, readonly Found[]>();
  const resolved: Resolved<Found>[] = [];
  const isMistyped = ({ from, isSure }: PlaceSpan) => !isSure && scan.tokens[from]!.isMistyped;
  const doubtOf = (span: PlaceSpan): number => (isMistyped(span) ? 2 : Number(!span.isSure));
  const queue = [...spans].sort((a, b) => doubtOf(a) - doubtOf(b));
  for (let span = queue.shift(); span; span = queue.shift()) {
    const next = spans[spans.indexOf(span) + 1];
    for (const { tokens, isExact, isPart = false, isWhole = false, text = textOf(scan, tokens) } of [
      ...streetAttempts(reading, span, next),
      ...attemptsOf(reading, span, next),
    ]) {
      const isCut = scan.parts.some((part) => part.from < tokens.to && tokens.to < part.to);
      if (isCut || resolved.some((one) => overlaps(one.tokens, tokens))) continue;
      if (!answers.has(text) && answers.size >= maxLookups) continue;
      const found = answers.get(text) ?? (await find(text));
      answers.set(text, found);
      const isStreet = text.includes(',') && span.level === 'street';
      const match = isStreet ? streetIn(found) : matchPlace(text, found, span);
      if (!match || (isExact && match.fit !== 'named' && match.fit !== 'covered')) continue;
      if ((isPart && match.fit === 'beginning') || (isWhole && match.fit !== 'named')) continue;
      // Behind words that are no place's, the preposition is not its own: `cerca del mercado Vic`.
      const isOwn = scan.uses.slice(span.from, tokens.from).every((use) => use === 'filler' || use === 'of');
      resolved.push({ ...match, tokens, span: isOwn ? span : { ...span, relation: 'in', lead: tokens.from } });
      // What is left of the words may be another place: `gràcia barcelona`.
      for (const rest of [
        { from: tokens.to, to: span.to },
        { from: span.from, to: tokens.from },
      ])
        if (scan.uses.slice(rest.from, rest.to).includes('free'))
          queue.push({ ...span, ...rest, wide: rest, isSure: false, relation: 'in', joinsNext: false });
      break;
    }
  }
  if (resolved.length === 0) resolved.push(...(await lookUpFeatures(reading, find)));
  return resolved.sort((a, b) => a.tokens.from - b.tokens.from);
}

function streetIn<Found extends FoundPlace>(found: readonly Found[]): PlaceMatch<Found> | undefined {
  const street = found.find(({ kind }) => kind === 'street');
  return street && { found: street, others: [], fit: 'named' };
}

/** `lloguer Terrassa`: where no place is named, a word for a feature may be one. */
async function lookUpFeatures<Found extends FoundPlace>(
  { source: { scan } }: SentenceReading,
  find: FindPlaces<Found>,
): Promise<Resolved<Found>[]> {
  for (const part of scan.parts) {
    const isFeature =
      part.as === 'phrase' && part.meanings.every((one) => one.as === 'option' && one.name === 'features');
    if (!isFeature || part.scope || part.to - part.from > 1) continue;
    const span: PlaceSpan = { ...part, wide: part, relation: 'in', isSure: false, joinsNext: false, lead: part.from };
    const text = textOf(scan, part);
    const match = matchPlace(text, await find(text), span);
    if (match?.fit === 'named') return [{ ...match, span, tokens: part }];
  }
  return [];
}

const isAround = (outer: FoundPlace, inner: FoundPlace): boolean =>
  pathOfFound(inner).startsWith(`${pathOfFound(outer)}/`) ||
  (outer.town === undefined && inner.province === outer.province && inner.kind !== 'province');

/** `Salamanca, Madrid`: of several places of a name the one in the place that follows, which then adds nothing. */
function inContext<Found extends FoundPlace>(all: readonly Resolved<Found>[]): Resolved<Found>[] {
  let places = [...all];
  for (const one of all) {
    const meant = (outer: Found) =>
      [one.found, ...one.others].find((each) => each.kind !== 'province' && isAround(outer, each));
    const context = places.find(
      (other) => other !== one && !one.span.joinsNext && !other.span.joinsNext && meant(other.found),
    );
    const found = context && places.includes(one) ? meant(context.found) : undefined;
    if (!context || !found) continue;
    const tokens = {
      from: Math.min(one.tokens.from, context.tokens.from),
      to: Math.max(one.tokens.to, context.tokens.to),
    };
    const joined = {
      ...one,
      found,
      others: [],
      tokens,
      span: { ...one.span, isSure: one.span.isSure || context.span.isSure },
    };
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
export const lookUpPlaces = async <Found extends FoundPlace>(
  reading: SentenceReading,
  find: FindPlaces<Found>,
): Promise<Resolved<Found>[]> => withoutChance(inContext(await lookUpSpans(reading, find)));

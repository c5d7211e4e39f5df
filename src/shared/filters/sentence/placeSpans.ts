import type { TravelMode } from '../../domain/travelTime.ts';
import { isKind, type Part, type Scan, type Use } from './parts.ts';
import { holds, type Span } from './phrases.ts';
import { isTravelWord, placeWords } from './scanSentence.ts';
import { articles } from './tokens.ts';

/** How homes lie to a place. */
export type PlaceRelation = 'in' | 'near' | { km: number } | { minutes: number; mode?: TravelMode };

/** What stands before the name of a place. */
interface Lead {
  relation: PlaceRelation;
  /** A word stands there that a place follows. */
  isSure: boolean;
  /** What the place is called. */
  level?: 'province' | 'zone' | 'street';
  /** The token that it begins at. */
  lead: number;
}

/** Words that may be the name of a place. */
export interface PlaceSpan extends Span, Lead {
  /** With words around it that are something else unless a place is called so: `ciudad jardín`. */
  wide: Span;
  /** Whether the next one is another place, or of the same name: `Vilanova i la Geltrú`. */
  joinsNext: boolean;
}

const links: readonly Use[] = ['of', 'filler'];
export const isLink = ({ uses }: Scan, at: number): boolean => links.includes(uses[at]!);

/** What a name may have in it that is something else by itself. */
const nameable: readonly Use[] = [...links, 'free', 'part', 'ignored', 'home', 'newHome', 'centre', 'quarter'];
const grammarOfPlaces: readonly Use[] = [...placeWords, 'centre'];
const levels = { province: 'province', quarter: 'zone', street: 'street' } as const;

const partAt = ({ parts }: Scan, at: number): Part | undefined => parts.find((part) => holds(part, at));

const isKindAt = ({ parts }: Scan, at: number): boolean => parts.some((part) => holds(part, at) && isKind(part));

/** Whether a token may be of a name, though it is something else by itself. */
function isNameable(scan: Scan, at: number): boolean {
  if (scan.tokens[at]?.kind !== 'word' || !nameable.includes(scan.uses[at]!)) return false;
  const part = partAt(scan, at);
  return !part || (part.as === 'phrase' && !part.meanings.some(({ as }) => as === 'operation' || as === 'sort'));
}

/** What a distance says of the place beside it. */
function relationOf(part: Part | undefined, mode: TravelMode | undefined): PlaceRelation | undefined {
  if (part?.as !== 'quantity') return undefined;
  const { measure, values } = part;
  const most = Math.round(Math.max(...values));
  if (measure === 'km') return { km: most };
  return measure === 'minutes' ? { minutes: most, ...(mode ? { mode } : {}) } : undefined;
}

/** What the words before a name say, read backwards; behind `Gràcia y` what stands before that. */
function leadOf(scan: Scan, from: number, last: PlaceSpan | undefined): Lead {
  const lead: Lead = { relation: 'in', isSure: false, lead: from };
  for (let at = from - 1; at >= 0; at -= 1) {
    const use = scan.uses[at]!;
    const part = partAt(scan, at);
    const distance = relationOf(part, scan.mode);
    if (distance) return { ...lead, relation: distance, isSure: true, lead: part!.from };
    if ((use === 'and' || use === 'or') && last?.to === at && !lead.isSure) return { ...last, lead: at + 1 };
    if (grammarOfPlaces.includes(use)) {
      lead.isSure = true;
      if (use === 'near') lead.relation = 'near';
      if (Object.hasOwn(levels, use)) lead.level ??= levels[use as keyof typeof levels];
    } else if (!isLink(scan, at) && !isTravelWord(use)) return lead;
    lead.lead = at;
  }
  return lead;
}

/** The free and mistyped words from one on, with what joins them: `alcalá de henares`. */
function coreEnd(scan: Scan, from: number): number {
  let to = from;
  for (let at = from; scan.uses[at] === 'free' || scan.tokens[at]?.isMistyped || isLink(scan, at); at += 1)
    if (!isLink(scan, at)) to = at + 1;
  return to;
}

function wideSpan(scan: Scan, from: number, core: number): Span {
  let to = Math.max(core, from + 1);
  while (isNameable(scan, to) && (core === from || !isKindAt(scan, to))) to += 1;
  while (isLink(scan, to - 1)) to -= 1;
  let at = from - 1;
  while (isLink(scan, at)) at -= 1;
  const isWider = isNameable(scan, at) || scan.uses[at] === 'street';
  return { from: isWider ? (partAt(scan, at)?.from ?? at) : from, to };
}

function makeSpan(scan: Scan, at: number, lead: Lead): PlaceSpan {
  const core = coreEnd(scan, at);
  const from = scan.uses[at - 1] === 'filler' && articles.has(scan.tokens[at - 1]!.word) ? at - 1 : at;
  const wide = wideSpan(scan, at, core);
  const to = core > at ? core : lead.isSure ? wide.to : at + 1;
  // `Valencia provincia`
  return {
    ...lead,
    ...(scan.uses[to] === 'province' ? { level: 'province' } : {}),
    ...{ from, to, wide: { from: Math.min(from, wide.from), to: wide.to } },
    joinsNext: scan.uses[to] === 'and' || scan.uses[to] === 'or',
  };
}

/** `con huerta`: something of a home, though no rule knows it. */
function isBehindWith(scan: Scan, at: number): boolean {
  let index = at - 1;
  while (isLink(scan, index)) index -= 1;
  return scan.uses[index] === 'with';
}

/** Whether a place's name may begin at a token: a mistyped word, too, may be one that no rule knows. */
function mayBegin(scan: Scan, at: number, isSure: boolean): boolean {
  const use = scan.uses[at]!;
  const part = partAt(scan, at);
  const isOther = isLink(scan, at) || grammarOfPlaces.includes(use) || !isNameable(scan, at);
  const isOne = !isOther && (!part || part.to - part.from === 1) && (isSure || scan.tokens[at]!.isMistyped);
  return (use === 'free' || isOne) && (isSure || !isBehindWith(scan, at));
}

/** The words of a sentence that may name places, in their order. */
export function placeSpans(scan: Scan): PlaceSpan[] {
  const spans: PlaceSpan[] = [];
  for (let at = 0; at < scan.tokens.length; at += 1) {
    const last = spans.at(-1);
    const lead = leadOf(scan, at, last);
    if (!mayBegin(scan, at, lead.isSure)) continue;
    const span = makeSpan(scan, at, lead);
    spans.push(span);
    // `cerca del mercado Vic`
    if (scan.uses[at] === 'free' || scan.uses[at] === 'part') at = span.to - 1;
  }
  // Behind the place: `cerca de Ronda, máximo 25 km`.
  for (const part of scan.parts) {
    const relation = relationOf(part, scan.mode);
    const before = spans.findLast(({ to }) => to <= part.from);
    if (relation && typeof before?.relation === 'string' && !spans.some(({ lead }) => lead === part.from))
      before.relation = relation;
  }
  return spans;
}

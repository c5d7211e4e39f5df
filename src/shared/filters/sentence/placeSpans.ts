import type { TravelMode } from '../../domain/travelTime.ts';
import { isTravelWord, placeWords, type Part, type Scan, type Use } from './scanSentence.ts';
import { articles } from './tokens.ts';

/** How homes lie to a place. */
export type PlaceRelation = 'in' | 'near' | { km: number } | { minutes: number; mode?: TravelMode };

/** Tokens, from one to before another. */
export interface Span {
  from: number;
  to: number;
}

/** Words that may be the name of a place. */
export interface PlaceSpan extends Span {
  /** With words around it that are something else unless a place is called so: `ciudad jardín`. */
  wide: Span;
  relation: PlaceRelation;
  /** A word stands before it that a place follows. */
  isSure: boolean;
  /** What the words before or behind it call it. */
  level?: 'province' | 'zone' | 'street';
  /** Whether the next one is another place, or of the same name: `Vilanova i la Geltrú`. */
  joinsNext: boolean;
  /** Where the words begin that say how homes lie to it. */
  lead: number;
}

type Pending = Pick<PlaceSpan, 'relation' | 'isSure' | 'level' | 'lead'>;

const links: readonly Use[] = ['of', 'filler'];
/** What a name may have in it that is something else by itself. */
const nameable: readonly Use[] = [...links, 'free', 'part', 'ignored', 'home', 'newHome', 'centre', 'quarter'];
const leading: readonly Use[] = ['centre', 'quarter', 'street', 'home', 'newHome', 'ignored'];

const partAt = ({ parts }: Scan, at: number): Part | undefined => parts.find(({ from, to }) => from <= at && at < to);

const isKind = (part: Part | undefined): boolean =>
  part?.as === 'phrase' && part.meanings.some((one) => one.as === 'option' && one.name === 'estate_type');

/** Whether a token may be of a name, though it is something else by itself. */
function isNameable(scan: Scan, at: number): boolean {
  if (scan.tokens[at]?.kind !== 'word' || !nameable.includes(scan.uses[at]!)) return false;
  const part = partAt(scan, at);
  return !part || (part.as === 'phrase' && !part.meanings.some(({ as }) => as === 'operation' || as === 'sort'));
}

/** The free words from one on, with what joins them: `alcalá de henares`. */
function coreEnd({ uses, tokens }: Scan, from: number, isSure: boolean): number {
  const isOf = (at: number) => uses[at] === 'free' || (isSure && tokens[at]?.isMistyped);
  let to = from;
  while (isOf(to) || (to > from && links.includes(uses[to - 1]!))) {
    to += 1;
    let next = to;
    while (links.includes(uses[next]!)) next += 1;
    // Of a name, though it is like another word: `Castelló de la Plana`.
    if (next > to && next - to <= 3 && (isOf(next) || tokens[next]?.isMistyped)) to = next;
  }
  return to;
}

function wideSpan(scan: Scan, from: number, core: number, isSure: boolean): Span {
  let to = Math.max(core, from + 1);
  while (isNameable(scan, to) && (core === from || !isKind(partAt(scan, to)))) to += 1;
  while (links.includes(scan.uses[to - 1]!)) to -= 1;
  let at = from;
  while (at > 0 && links.includes(scan.uses[at - 1]!)) at -= 1;
  const part = partAt(scan, at - 1);
  const isFlat = part?.as === 'phrase' && part.meanings.some(({ value }) => value === 'flat');
  if (leading.includes(scan.uses[at - 1]!)) return { from: at - 1, to };
  return !isSure && part && !isFlat && isNameable(scan, at - 1) ? { from: part.from, to } : { from, to };
}

/** What a distance part says of the place that follows it. */
function relationOf(part: Part, mode: TravelMode | undefined): PlaceRelation | undefined {
  if (part.as !== 'quantity') return undefined;
  const { measure, values } = part.quantity;
  const most = Math.round(Math.max(...values));
  if (measure === 'km') return { km: most };
  return measure === 'minutes' ? { minutes: most, ...(mode ? { mode } : {}) } : undefined;
}

const nothing = (lead: number): Pending => ({ relation: 'in', isSure: false, lead });

const levels = { province: 'province', quarter: 'zone', street: 'street' } as const;

/** What is known of the place that follows, once a token of grammar was read. */
function afterGrammar(pending: Pending, word: Use, at: number): Pending {
  if (links.includes(word)) return pending.isSure ? pending : { ...pending, lead: at };
  return {
    ...pending,
    isSure: true,
    lead: pending.isSure ? pending.lead : at,
    ...(word === 'near' && pending.relation === 'in' ? { relation: word } : {}),
    ...(Object.hasOwn(levels, word) ? { level: levels[word as keyof typeof levels] } : {}),
  };
}

const grammarOfPlaces: readonly Use[] = [...placeWords, 'centre', ...links];

function makeSpan(scan: Scan, at: number, pending: Pending): PlaceSpan {
  const core = coreEnd(scan, at, pending.isSure);
  const from = at > 0 && scan.uses[at - 1] === 'filler' && articles.has(scan.tokens[at - 1]!.word) ? at - 1 : at;
  const wide = wideSpan(scan, at, core, pending.isSure);
  const to = core > at ? core : pending.isSure ? wide.to : at + 1;
  const isProvince = scan.uses[to] === 'province' && scan.uses[to + 1] !== 'of';
  const isJoint = (use: Use | undefined) => use === 'and' || use === 'or';
  return {
    ...pending,
    ...(isProvince ? { level: 'province' } : {}),
    ...{ from, to, wide: { from: Math.min(from, wide.from), to: wide.to }, joinsNext: isJoint(scan.uses[to]) },
    lead: Math.min(pending.lead, from),
  };
}

/** `con huerta`: something of a home, though no rule knows it. */
function isBehindWith({ uses }: Scan, at: number): boolean {
  let index = at - 1;
  while (links.includes(uses[index]!)) index -= 1;
  return uses[index] === 'with';
}

/** Whether a place's name may begin at a token: a mistyped word, too, may be one that no rule knows. */
function mayBegin(scan: Scan, at: number, { isSure }: Pending): boolean {
  const word = scan.uses[at]!;
  if (word === 'free') return isSure || !isBehindWith(scan, at);
  if (grammarOfPlaces.includes(word) || !isNameable(scan, at)) return false;
  const part = partAt(scan, at);
  if (part && part.to - part.from > 1) return false;
  return isSure || (scan.tokens[at]!.isMistyped && !(part?.as === 'phrase' && part.scope === 'with'));
}

/** Behind the place: `Valencia y 10 km alrededor`. */
function attach(spans: PlaceSpan[], relation: PlaceRelation): void {
  const last = spans.at(-1);
  if (last?.relation === 'in' || last?.relation === 'near') last.relation = relation;
}

/** The words of a sentence that may name places, in their order. */
export function placeSpans(scan: Scan): PlaceSpan[] {
  const { uses, tokens, mode } = scan;
  const spans: PlaceSpan[] = [];
  let pending = nothing(0);
  for (let at = 0; at < tokens.length;) {
    const word = uses[at]!;
    const part = word === 'part' ? partAt(scan, at) : undefined;
    const relation = part && relationOf(part, mode);
    const last = spans.at(-1);
    if (relation) {
      at = part.to;
      const isBefore = uses[at] === 'of' || uses[at] === 'in' || uses[at] === 'near' || uses[at] === 'free';
      if (isBefore || isTravelWord(uses[at])) pending = { relation, isSure: true, lead: part.from };
      else attach(spans, relation);
    } else if (mayBegin(scan, at, pending)) {
      const span = makeSpan(scan, at, pending);
      spans.push(span);
      // `cerca del mercado Vic`
      at = word === 'free' || word === 'part' ? Math.max(span.to, at + 1) : at + 1;
      pending = nothing(at);
    } else if (grammarOfPlaces.includes(word)) {
      pending = afterGrammar(pending, word, at);
      at += 1;
    } else {
      const continues = last && last.to === at && (word === 'and' || word === 'or');
      if (continues) pending = { ...last, lead: at + 1 };
      else if (!isTravelWord(word)) pending = nothing(at + 1);
      at += 1;
    }
  }
  return spans;
}

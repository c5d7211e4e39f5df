import type { OperationType } from '../../domain/estate.ts';
import type { EstateSort } from '../../domain/sorts.ts';
import type { SentenceWords } from '../../i18n/SentenceWords.ts';
import type { EstateFilters } from '../table.ts';
import { filtersOfParts, type Question, type Understood } from './filtersOfParts.ts';
import { lexiconOf, mixLexicons, type Lexicon } from './lexicon.ts';
import { placeSpans, type PlaceRelation, type PlaceSpan, type Span } from './placeSpans.ts';
import { scanSentence, scanTokens, type Scan, type Use } from './scanSentence.ts';

/** What a sentence says, before its places are looked up (resolveSentence.ts). */
export interface SentenceReading {
  /** What the sentence says; undefined where it says none, or both. */
  operation?: OperationType;
  /** Without places. */
  filters: EstateFilters;
  sort?: EstateSort;
  /** Words that may name places, in their order, and how homes are to lie to them. */
  places: readonly { text: string; relation: PlaceRelation }[];
  /** The visitor's own words that were not taken into account, those that may be places aside. */
  ignored: readonly string[];
  /** What of them may mean several things, and which. */
  questions: readonly SentenceQuestion[];
  /** What it was read from, for `resolveSentence`. */
  source: { scan: Scan; spans: readonly PlaceSpan[]; operation: OperationType | undefined };
}

/** The visitor's words with what they may mean. */
export type SentenceQuestion = Pick<Question, 'choices'> & { text: string };

/** Words that are named where nothing came of them. */
const named: readonly Use[] = ['ignored', 'newHome', 'centre', 'free'];
/** Words before one that is named: `cerca del mar`. */
const before: readonly Use[] = ['near', 'with', 'of', 'filler', 'in', 'min', 'max', 'newHome'];

export const textOf = ({ text, tokens }: Scan, { from, to }: Span): string =>
  text.slice(tokens[from]!.from, tokens[to - 1]!.to);

/**
 * The words that nothing came of, those beside each other together.
 * @param isTaken tokens of places
 * @param isName tokens of other names
 */
export function ignoredIn(
  scan: Scan,
  { unused }: Understood,
  isTaken: (token: number) => boolean,
  isName: (token: number) => boolean = () => false,
): Span[] {
  const isNamed = (at: number): boolean =>
    !isTaken(at) &&
    (isName(at) || named.includes(scan.uses[at]!) || unused.some(({ from, to }) => from <= at && at < to));
  const spans: Span[] = [];
  for (let at = 0; at < scan.tokens.length; at += 1) {
    if (!isNamed(at)) continue;
    let from = at;
    while (from > 0 && before.includes(scan.uses[from - 1]!) && !isTaken(from - 1)) from -= 1;
    while (scan.uses[from] === 'filler' || scan.uses[from] === 'of') from += 1;
    let to = at + 1;
    const isLink = (index: number) => scan.uses[index] === 'of' || scan.uses[index] === 'filler';
    for (let next = to; next < scan.tokens.length && (isNamed(next) || isLink(next)); next += 1)
      if (isNamed(next)) to = next + 1;
    spans.push({ from: Math.min(from, at), to });
    at = to;
  }
  return spans;
}

export const questionsIn = (scan: Scan, questions: readonly Question[]): SentenceQuestion[] =>
  questions.map(({ part, choices }) => ({ text: textOf(scan, part), choices }));

/** What a language's own words do: short ones are alike in many. */
const telling: readonly Use[] = ['part', 'home', 'ignored', 'newHome'];

/** How many words were understood as they were typed. */
const understoodIn = ({ uses, tokens }: Scan): number =>
  tokens.filter(({ isMistyped }, at) => !isMistyped && telling.includes(uses[at]!)).length;

/** Whether a sentence is clearly in another language. */
const isOther = (other: Scan, scan: Scan): boolean => {
  const own = understoodIn(scan);
  return understoodIn(other) > (own === 0 ? 0 : own + 1);
};

/** A sentence read with words of Spanish in it, which are neither known in its own language nor behind `in`. */
function withSpanish(scan: Scan, spanish: Lexicon): Scan {
  const { text, tokens, uses, lexicon } = scan;
  if (lexicon === spanish) return scan;
  const names = placeSpans(scan).filter(({ isSure }) => isSure);
  const unknown = tokens.filter((_, at) => uses[at] === 'free' && !names.some(({ from, to }) => from <= at && at < to));
  return unknown.length === 0
    ? scan
    : scanTokens(
        text,
        tokens,
        mixLexicons(lexicon, spanish, (token) => unknown.includes(token)),
      );
}

/**
 * Reads a sentence by rules: what is sure becomes a filter, anything else is named.
 * @param words of the page's language, then of others that a sentence may be in: the first, unless another understands
 * clearly more; the last are Spanish, which is mixed into all
 * @param options.operation of the page, by which a number without a unit is judged where the sentence says none
 */
export function readSentence(
  text: string,
  words: readonly [SentenceWords, ...SentenceWords[]],
  { operation }: { operation?: OperationType | undefined } = {},
): SentenceReading {
  const lexicons = words.map((one) => lexiconOf(one));
  const scans = lexicons.map((lexicon) => scanSentence(text, lexicon));
  const scan = withSpanish(
    scans.reduce((best, one) => (isOther(one, best) ? one : best)),
    lexicons.at(-1)!,
  );
  const spans = placeSpans(scan);
  const isOfSpan = (at: number): boolean => spans.some(({ from, to }) => from <= at && at < to);
  const understood = filtersOfParts(scan, () => false, operation);
  const { unused: _, questions, ...said } = understood;
  return {
    ...said,
    questions: questionsIn(scan, questions),
    places: spans.map((span) => ({ text: textOf(scan, span), relation: span.relation })),
    ignored: ignoredIn(scan, understood, isOfSpan).map((span) => textOf(scan, span)),
    source: { scan, spans, operation },
  };
}

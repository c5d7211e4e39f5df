import type { OperationType } from '../../domain/estate.ts';
import type { SentenceWords } from '../../i18n/SentenceWords.ts';
import { filtersOfParts, type Understood } from './filtersOfParts.ts';
import { lexiconOf, mixLexicons, type Lexicon } from './lexicon.ts';
import type { Scan, Use } from './parts.ts';
import { holds } from './phrases.ts';
import { placeSpans, type PlaceSpan } from './placeSpans.ts';
import { scanSentence, scanTokens } from './scanSentence.ts';

/** What a sentence says, before its places are looked up (resolveSentence.ts). */
export interface SentenceReading extends Understood {
  scan: Scan;
  /** Words that may name places, in their order. */
  spans: readonly PlaceSpan[];
  /** Of the page. */
  pageOperation: OperationType | undefined;
}

/** What a language's own words do: short ones are alike in many. */
const telling: readonly Use[] = ['part', 'home', 'ignored', 'newHome'];

/** How many words were understood as they were typed. */
const understoodIn = ({ uses, tokens }: Scan): number =>
  tokens.filter(({ isMistyped }, at) => !isMistyped && telling.includes(uses[at]!)).length;

/** Whether a sentence is clearly in another language. */
function isOther(other: Scan, scan: Scan): boolean {
  const own = understoodIn(scan);
  return understoodIn(other) > (own === 0 ? 0 : own + 1);
}

/** Shorter words are alike in many languages. */
const leastLetters = 4;

/** A sentence read with words of Spanish in it, which are neither known in its own language nor behind `in`. */
function withSpanish(scan: Scan, spanish: Lexicon): Scan {
  const { text, tokens, uses, lexicon } = scan;
  const names = placeSpans(scan).filter(({ isSure }) => isSure);
  const isOfName = (at: number) => names.some((name) => holds(name, at));
  const unknown = tokens.filter(({ word }, at) => word.length >= leastLetters && uses[at] === 'free' && !isOfName(at));
  if (lexicon === spanish || unknown.length === 0) return scan;
  return scanTokens(
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
  const understood = filtersOfParts(scan, () => false, operation);
  return { ...understood, scan, spans: placeSpans(scan), pageOperation: operation };
}

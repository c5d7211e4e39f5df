import { energyRatings } from '../../domain/estate.ts';
import { travelModes, type TravelMode } from '../../domain/travelTime.ts';
import type { GrammarWord } from '../../i18n/SentenceWords.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import type { Part, Phrase, Scan, Use } from './parts.ts';
import { isMark, lengthOf, matchAt, meaningAt, type Sentence } from './phrases.ts';
import { readQuantity } from './quantities.ts';
import { tokensOf, type Token } from './tokens.ts';

/** A scan while it is made. */
interface Scanning extends Scan {
  parts: Part[];
  uses: Use[];
  mode: TravelMode | undefined;
}

/** The phrases that a place's name may begin behind. */
export const placeWords: readonly Use[] = ['in', 'near', 'quarter', 'street', 'province'];

export const isTravelWord = (word: unknown): word is TravelMode => travelModes.some((mode) => mode === word);

const markUse = ({ uses }: Scanning, from: number, to: number, as: Use): number => {
  uses.length = Math.max(uses.length, to);
  uses.fill(as, from, to);
  return to;
};

const addPart = (scanning: Scanning, part: Part): number => {
  scanning.parts.push(part);
  return markUse(scanning, part.from, part.to, 'part');
};

const isContent = ({ as }: Meaning): boolean => as === 'option' || as === 'operation' || as === 'sort';

const isContentAt = (sentence: Sentence, at: number): boolean =>
  matchAt(sentence, at)?.meanings.some(isContent) ?? false;

/** What stands before the token that is read next; of what `y` joins, what stands before the first. */
function scopeOf({ uses, parts }: Scanning): Phrase['scope'] {
  const index = uses.findLastIndex((use) => use !== 'filler');
  const use = uses[index];
  if (use === 'with') return 'with';
  if (use && placeWords.includes(use)) return 'in';
  const last = parts.at(-1);
  return use === 'and' && last?.as === 'phrase' && last.scope === 'with' && last.to === index ? 'with' : undefined;
}

/** Words between what is not asked for and its negation: `den Pool brauchen wir nicht`. */
const maxBetween = 2;

/** Takes back what stands right before a negation that nothing follows: `Aufzug nicht nötig`. */
function negateBefore(scanning: Scanning, start: number): void {
  const last = scanning.parts.at(-1);
  const between = last ? scanning.uses.slice(last.to, start) : [];
  if (last?.as !== 'phrase' || between.length > maxBetween || between.includes('mark')) return;
  scanning.parts.pop();
  markUse(scanning, last.from, start, 'ignored');
}

/** `un bajo`: a number word that counts nothing. */
const isArticle = (scanning: Scanning, at: number): boolean =>
  scanning.tokens[at]?.kind === 'word' &&
  meaningAt(scanning, at, 'number')?.value === 1 &&
  isContentAt(scanning, at + 1);

/**
 * `sin ascensor`: what follows is named, or what stands before where nothing follows, for no filter says that something
 * is not there.
 */
function readNegation(scanning: Scanning, start: number): number | undefined {
  let skipped = lengthOf(scanning, start, 'without');
  if (skipped === 0) return undefined;
  const { tokens } = scanning;
  let at = start;
  if ((tokens[at + skipped]?.kind ?? 'mark') === 'mark') negateBefore(scanning, start);
  do {
    for (at += skipped; skipped > 0; at += skipped)
      skipped = lengthOf(scanning, at, 'filler', 'of', 'in', 'with') || Number(isArticle(scanning, at));
    const quantity = isContentAt(scanning, at) ? undefined : readQuantity(scanning, at);
    at = quantity?.to ?? at + (matchAt(scanning, at)?.length ?? Number(tokens[at]?.kind === 'word'));
    skipped = lengthOf(scanning, at, 'and', 'or');
  } while (skipped > 0 && isContentAt(scanning, at + skipped));
  return markUse(scanning, start, at, 'ignored');
}

/** The letters of `certificado A o B`, `energy rating B or better`. */
function readEnergy(scanning: Scanning, start: number): number | undefined {
  const length = lengthOf(scanning, start, 'energy');
  if (length === 0) return undefined;
  const letterAt = (at: number) =>
    energyRatings.findIndex((rating) => rating === scanning.tokens[at]?.text.toUpperCase());
  const skip = (at: number, ...words: readonly GrammarWord[]): number => {
    const skipped = isMark(scanning, at, ',/:-') ? 1 : lengthOf(scanning, at, ...words);
    return skipped === 0 || letterAt(at) >= 0 ? at : skip(at + skipped, ...words);
  };
  const letters: number[] = [];
  let to = start + length;
  let at = skip(to, 'filler', 'of', 'min');
  while (letterAt(at) >= 0 && (letters.length === 0 || at > to)) {
    const letter = letterAt(at);
    const isRange = letters.length > 0 && lengthOf(scanning, to, 'to') > 0;
    for (let next = isRange ? letters.at(-1)! + 1 : letter; next <= letter; next += 1) letters.push(next);
    to = at + 1;
    at = skip(to, 'or', 'and', 'to', 'filler');
  }
  const better = lengthOf(scanning, to, 'orMore');
  if (letters.length === 0) return markUse(scanning, start, to, 'ignored');
  const isAsked = (_: string, index: number) => letters.includes(index) || (better > 0 && index < letters[0]!);
  const meanings = energyRatings.filter(isAsked).map((value): Meaning => ({ as: 'option', name: 'energy', value }));
  return addPart(scanning, { as: 'phrase', meanings, from: start, to: to + better });
}

/** `cp 28012`, and `referencia 38214`, `línea 3`: a number that measures nothing. */
function readNumbered(scanning: Scanning, start: number): number | undefined {
  const ofPostcode = lengthOf(scanning, start, 'postcode');
  const behind = start + (ofPostcode || lengthOf(scanning, start, 'numbered'));
  if (behind === start) return undefined;
  let number = behind;
  while (scanning.tokens[number]?.kind === 'mark') number += 1;
  const { kind, text: value = '' } = scanning.tokens[number] ?? {};
  const to = kind === 'number' ? number + 1 : behind;
  if (ofPostcode === 0) return markUse(scanning, start, to, 'ignored');
  if (!/^\d{5}$/.test(value)) return markUse(scanning, start, behind, 'filler');
  return addPart(scanning, { as: 'phrase', meanings: [{ as: 'option', name: 'postcode', value }], from: start, to });
}

function readNumber(scanning: Scanning, start: number): number | undefined {
  const quantity = isContentAt(scanning, start) ? undefined : readQuantity(scanning, start);
  if (!quantity) return undefined;
  // The unit may be a word for a home, too, or for a way to travel: `3-Zimmerwohnung`, `Gehminuten`.
  const { to } = quantity;
  const last = matchAt(scanning, to - 1)?.meanings ?? [];
  scanning.mode = last.map(({ value }) => value).find(isTravelWord) ?? scanning.mode;
  if (last.some(isContent)) scanning.parts.push({ as: 'phrase', meanings: last.filter(isContent), from: to - 1, to });
  return addPart(scanning, { as: 'quantity', ...quantity });
}

function readPhrase(scanning: Scanning, at: number): number {
  const match = matchAt(scanning, at);
  if (!match) return markUse(scanning, at, at + 1, scanning.tokens[at]!.kind === 'word' ? 'free' : 'mark');
  const to = at + match.length;
  const meanings = match.meanings.filter(isContent);
  const scope = scopeOf(scanning);
  if (meanings.length > 0) return addPart(scanning, { as: 'phrase', meanings, from: at, to, ...(scope && { scope }) });
  const grammar = meaningAt(scanning, at, 'grammar')?.value;
  if (isTravelWord(grammar)) scanning.mode = grammar;
  if (grammar) return markUse(scanning, at, to, grammar === 'unavailable' ? 'ignored' : grammar);
  // Of a name, as in `Dos Hermanas`, `Baños de la Encina`.
  const number = meaningAt(scanning, at, 'number');
  if (number) return markUse(scanning, at, to, number.value > 1 ? 'free' : 'filler');
  return markUse(scanning, at, to, 'ignored');
}

/** The tokens with mistyped words as they were meant, and compound ones apart; behind `en` a word may be a name. */
function readTokens(text: string, lexicon: Lexicon): Token[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word') return [token];
    const parts = lexicon.split(token.word);
    if (parts) return parts.map((word) => ({ ...token, word }));
    const isBehindPreposition = at > 0 && lengthOf({ text, tokens, lexicon }, at - 1, 'in', 'near') === 1;
    const word = isBehindPreposition ? undefined : lexicon.correct(token.word);
    return [word === undefined ? token : { ...token, word, isMistyped: true }];
  });
}

/** Finds out what the words of a sentence do. */
export const scanSentence = (text: string, lexicon: Lexicon): Scan =>
  scanTokens(text, readTokens(text, lexicon), lexicon);

/** The same of its tokens, from the first to the last. */
export function scanTokens(text: string, tokens: readonly Token[], lexicon: Lexicon): Scan {
  const scanning: Scanning = { text, lexicon, tokens, parts: [], uses: [], mode: undefined };
  for (let at = 0; at < tokens.length;)
    at =
      readNumbered(scanning, at) ??
      readEnergy(scanning, at) ??
      readNegation(scanning, at) ??
      readNumber(scanning, at) ??
      readPhrase(scanning, at);
  return scanning;
}

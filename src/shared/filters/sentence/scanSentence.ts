import type { GrammarWord } from '../../i18n/SentenceWords.ts';
import { energyRatings, type EnergyRating } from '../../domain/estate.ts';
import type { TravelMode } from '../../domain/travelTime.ts';
import { type Lexicon, type Match, type Meaning } from './lexicon.ts';
import { isMark, lengthOf, meaningAt, readQuantity, type Quantity, type Sentence } from './quantities.ts';
import { tokensOf, type Token } from './tokens.ts';

/** What a phrase stands behind: a word for `with`, or one that a place follows. */
type Scope = 'with' | 'in';

/** What some tokens say. */
export type Part = { from: number; to: number } & (
  | { as: 'phrase'; meanings: readonly Meaning[]; scope?: Scope }
  | { as: 'quantity'; quantity: Quantity }
  | { as: 'energy'; ratings: readonly EnergyRating[] }
  | { as: 'postcode'; postcode: string }
);

/** What a token does: it is of a part, of a phrase of grammar, not to be looked at, or free to be of a place's name. */
export type Use = 'part' | 'free' | 'mark' | 'ignored' | GrammarWord;

/** The tokens of a sentence with what they do. */
export interface Scan extends Sentence {
  parts: readonly Part[];
  uses: readonly Use[];
  mode: TravelMode | undefined;
}

const travelWords = { car: 'car', foot: 'foot', bicycle: 'bicycle', transit: 'transit' } as const;

/** The phrases that a place's name may begin behind. */
export const placeWords: readonly Use[] = ['in', 'near', 'quarter', 'street', 'province'];

export const isTravelWord = (word: unknown): word is keyof typeof travelWords =>
  typeof word === 'string' && Object.hasOwn(travelWords, word);

interface Scanning extends Sentence {
  parts: Part[];
  uses: Use[];
  mode: TravelMode | undefined;
}

const markUse = ({ uses }: Scanning, from: number, to: number, as: Use): number => {
  for (let at = from; at < to; at += 1) uses[at] = as;
  return to;
};

const addPart = (scanning: Scanning, part: Part): number => {
  scanning.parts.push(part);
  return markUse(scanning, part.from, part.to, 'part');
};

const isContent = ({ as }: Meaning): boolean => as === 'option' || as === 'operation' || as === 'sort';

const matchOf = ({ lexicon, tokens }: Sentence, at: number): Match | undefined => lexicon.at(tokens, at);

/** The token before one that is no filler. */
function before({ uses }: Scanning, at: number): number {
  let index = at - 1;
  while (index >= 0 && uses[index] === 'filler') index -= 1;
  return index;
}

function scopeAt(scanning: Scanning, at: number): Scope | undefined {
  const index = before(scanning, at);
  const role = scanning.uses[index];
  if (role === 'with') return 'with';
  if (role && placeWords.includes(role)) return 'in';
  if (role !== 'and') return undefined;
  const joined = scanning.parts.at(-1);
  return joined?.as === 'phrase' && joined.scope === 'with' && joined.to === before(scanning, index) + 1
    ? 'with'
    : undefined;
}

/** `un bajo`: a number word that counts nothing. */
const isArticle = (scanning: Scanning, at: number): boolean =>
  scanning.tokens[at]?.kind === 'word' &&
  meaningAt(scanning, at, 'number')?.value === 1 &&
  (matchOf(scanning, at + 1)?.meanings.some(isContent) ?? false);

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

/**
 * `sin ascensor`: what follows is named, or what stands before where nothing follows, for no filter says that something
 * is not there.
 */
function readNegation(scanning: Scanning, start: number): number | undefined {
  const length = lengthOf(scanning, start, 'without');
  if (length === 0) return undefined;
  let at = start + length;
  if (at >= scanning.tokens.length || scanning.tokens[at]!.kind === 'mark') negateBefore(scanning, start);
  for (;;) {
    for (let skipped = 1; skipped > 0; at += skipped)
      skipped = lengthOf(scanning, at, 'filler', 'of', 'in', 'with') || (isArticle(scanning, at) ? 1 : 0);
    const match = matchOf(scanning, at);
    const quantity = match?.meanings.some(isContent) ? undefined : readQuantity(scanning, at);
    if (quantity) at = quantity.to;
    else if (match) at += match.length;
    else if (scanning.tokens[at]?.kind === 'word') at += 1;
    const join = lengthOf(scanning, at, 'and', 'or');
    const isMore = join > 0 && matchOf(scanning, at + join)?.meanings.some(({ as }) => as === 'option');
    if (!isMore) return markUse(scanning, start, Math.max(at, start + length), 'ignored');
    at += join;
  }
}

const isLetter = (text: string): text is EnergyRating => energyRatings.some((rating) => rating === text);

/** The letters of `certificado A o B`, `energy rating B or better`. */
function readEnergy(scanning: Scanning, start: number): number | undefined {
  const length = lengthOf(scanning, start, 'energy');
  if (length === 0) return undefined;
  const { tokens } = scanning;
  const ratings: EnergyRating[] = [];
  let at = start + length;
  let to = at;
  let isRange = false;
  while (at < tokens.length) {
    const letter = tokens[at]!.text.toUpperCase();
    const isWord = tokens[at]!.text !== letter && matchOf(scanning, at) !== undefined;
    const isNext = isLetter(letter) && (!isWord || ratings.length === 0 || at > to);
    if (isNext) {
      const last = ratings.at(-1);
      const first = isRange && last ? energyRatings.indexOf(last) + 1 : energyRatings.indexOf(letter);
      ratings.push(...energyRatings.slice(first, energyRatings.indexOf(letter) + 1));
      at = to = at + 1;
      isRange = false;
    } else {
      const join = isMark(scanning, at, ',/:-') ? 1 : lengthOf(scanning, at, 'or', 'and', 'to', 'filler', 'of', 'min');
      if (join === 0) break;
      isRange = isMark(scanning, at, '-') || lengthOf(scanning, at, 'to') > 0;
      at += join;
    }
  }
  const better = lengthOf(scanning, to, 'orMore');
  if (ratings.length === 0) return markUse(scanning, start, start + length, 'ignored');
  if (better > 0) ratings.unshift(...energyRatings.slice(0, energyRatings.indexOf(ratings[0]!)));
  return addPart(scanning, { as: 'energy', ratings, from: start, to: to + better });
}

/** `cp 28012`. */
function readPostcode(scanning: Scanning, start: number): number | undefined {
  const length = lengthOf(scanning, start, 'postcode');
  const text = scanning.tokens[start + length]?.text ?? '';
  if (length === 0) return undefined;
  if (!/^\d{5}$/.test(text)) return markUse(scanning, start, start + length, 'filler');
  return addPart(scanning, { as: 'postcode', postcode: text, from: start, to: start + length + 1 });
}

/** `referencia 38214`, `línea 3`: a number that measures nothing. */
function readNumbered(scanning: Scanning, start: number): number | undefined {
  const length = lengthOf(scanning, start, 'numbered');
  if (length === 0) return undefined;
  let to = start + length;
  while (scanning.tokens[to]?.kind === 'mark') to += 1;
  return markUse(scanning, start, scanning.tokens[to]?.kind === 'number' ? to + 1 : start + length, 'ignored');
}

/** Whether metres are how far away something is: `a 300 m de la playa`, `200 metros del metro`. */
function isDistance(scanning: Scanning, { to, isLength }: Quantity): boolean {
  const of = isLength ? lengthOf(scanning, to, 'of', 'near', 'to') : 0;
  if (of === 0) return false;
  let at = to + of;
  for (let skipped = 1; skipped > 0; at += skipped) skipped = lengthOf(scanning, at, 'filler');
  const match = matchOf(scanning, at);
  return match
    ? match.meanings.some(({ as, value }) => as === 'nearest' || (as === 'grammar' && value === 'unavailable'))
    : scanning.tokens[at]?.kind === 'word';
}

const partsWithArea = new Set(
  'terrace balcony garden boxrom storage parking swimming_pool equipped_kitchen'.split(' '),
);

/** Whether an area is of something that the home has: `terraza de 20 m²`, `20 m² de terraza`. */
function isOfFeature(scanning: Scanning, { from, to, measure }: Quantity): boolean {
  if (measure !== 'area') return false;
  const isFeature = (meanings: readonly Meaning[] | undefined, scope?: Scope) =>
    meanings?.some(({ as, ...rest }) => {
      if (as !== 'option' || !('name' in rest)) return false;
      return rest.name === 'features' ? partsWithArea.has(rest.value) : rest.name === 'estate_type' && scope === 'with';
    }) ?? false;
  const last = scanning.parts.at(-1);
  const gap = last ? scanning.uses.slice(last.to, from) : [];
  const follows = gap.length > 0 ? gap.every((one) => one === 'of') : false;
  if (last?.as === 'phrase' && follows && isFeature(last.meanings, last.scope)) return true;
  const of = lengthOf(scanning, to, 'of');
  return of > 0 && isFeature(matchOf(scanning, to + of)?.meanings);
}

function readNumber(scanning: Scanning, start: number): number | undefined {
  const match = matchOf(scanning, start);
  const isPhrase = match?.meanings.some(isContent) && (match.length > 1 || scanning.tokens[start]!.kind === 'word');
  if (isPhrase) return undefined;
  const quantity = readQuantity(scanning, start);
  if (!quantity) return undefined;
  const { to, from, measure } = quantity;
  if (measure === 'pricePerArea' || isDistance(scanning, quantity) || isOfFeature(scanning, quantity))
    return markUse(scanning, from, to, 'ignored');
  // The unit may be a word for a home, too: `3-Zimmerwohnung`.
  const last = matchOf(scanning, to - 1)?.meanings ?? [];
  for (const { value } of last) if (isTravelWord(value)) scanning.mode = travelWords[value];
  const meanings = last.filter(isContent);
  if (meanings.length > 0) scanning.parts.push({ as: 'phrase', meanings, from: to - 1, to });
  return addPart(scanning, { as: 'quantity', quantity, from, to });
}

function readPhrase(scanning: Scanning, at: number): number {
  const token = scanning.tokens[at]!;
  const match = matchOf(scanning, at);
  if (!match) return markUse(scanning, at, at + 1, token.kind === 'word' ? 'free' : 'mark');
  const to = at + match.length;
  const meanings = match.meanings.filter(isContent);
  if (meanings.length > 0) {
    const scope = scopeAt(scanning, at);
    return addPart(scanning, { as: 'phrase', meanings, from: at, to, ...(scope ? { scope } : {}) });
  }
  const grammar = meaningAt(scanning, at, 'grammar')?.value;
  if (isTravelWord(grammar)) scanning.mode = travelWords[grammar];
  if (grammar) return markUse(scanning, at, to, grammar === 'unavailable' ? 'ignored' : grammar);
  // Of a name, as in `Dos Hermanas`, `Baños de la Encina`.
  const number = meaningAt(scanning, at, 'number');
  if (number) return markUse(scanning, at, to, number.value > 1 ? 'free' : 'filler');
  return markUse(scanning, at, to, 'ignored');
}

/** The tokens with mistyped words as they were meant, and compound ones apart. */
const readTokens = (text: string, lexicon: Lexicon): Token[] => {
  const tokens = tokensOf(text);
  const isBeforePlace = ({ as, value }: Meaning) => as === 'grammar' && (value === 'in' || value === 'near');
  const isBehindPreposition = (at: number) =>
    [1, 2, 3].some((length) => at >= length && lexicon.find(tokens, at - length, isBeforePlace)?.length === length);
  return tokens.flatMap((token, at) => {
    const parts = token.kind === 'word' ? lexicon.split(token.word) : undefined;
    if (parts) return parts.map((word) => ({ ...token, word }));
    const word = token.kind === 'word' && !isBehindPreposition(at) ? lexicon.correct(token.word) : undefined;
    return [word === undefined ? token : { ...token, word, isMistyped: true }];
  });
};

/** Finds out what the words of a sentence do. */
export const scanSentence = (text: string, lexicon: Lexicon): Scan =>
  scanTokens(text, readTokens(text, lexicon), lexicon);

/** The same of its tokens, from the first to the last. */
export function scanTokens(text: string, tokens: readonly Token[], lexicon: Lexicon): Scan {
  const scanning: Scanning = { text, lexicon, tokens, parts: [], uses: [], mode: undefined };
  for (let at = 0; at < tokens.length;)
    at =
      readPostcode(scanning, at) ??
      readNumbered(scanning, at) ??
      readEnergy(scanning, at) ??
      readNegation(scanning, at) ??
      readNumber(scanning, at) ??
      readPhrase(scanning, at);
  return scanning;
}

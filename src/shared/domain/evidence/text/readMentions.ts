import type { Language } from '#shared/i18n/languages.ts';
import { foldLetters } from '../../foldLetters.ts';
import { numberOf } from '../../writtenNumber.ts';
import { advertWords, type AdvertWords } from './words.ts';

/** What a clause says in numbers. */
export interface Mention {
  value: number;
  /** Whether it is of all of what is offered, or of a part or something else; null: nobody can say. */
  isWhole: boolean | null;
}

/** An amount for the owners' community, by the month where the text says for how long it is. */
export interface FeeMention {
  value: number;
  per: 'month' | 'year' | undefined;
}

export interface Mentions {
  areas: Mention[];
  bedrooms: Mention[];
  prices: Mention[];
  fees: FeeMention[];
}

/** What the words of a language are read by. */
interface Patterns {
  area: RegExp;
  bedrooms: RegExp;
  money: RegExp;
  /** What no clause without numbers that are read has. */
  counted: RegExp;
  /** The written numbers from one on. */
  written: readonly RegExp[];
  parts: RegExp;
  floors: RegExp;
  /** At the beginning of a sentence. */
  floorFirst: RegExp;
  hedges: RegExp;
  someOf: RegExp;
  otherMoney: RegExp;
  homeBefore: RegExp;
  homeBehind: RegExp;
  labelBefore: RegExp;
  tailBehind: RegExp;
  bathroomsBehind: RegExp;
  priceBefore: RegExp;
  feeBefore: RegExp;
  perMonth: RegExp;
  perYear: RegExp;
  perArea: RegExp;
  severalBefore: RegExp;
  sharedHome: RegExp;
}

const before = String.raw`(?<![\p{L}\d])`;
const after = String.raw`(?![\p{L}\d])`;
/** No longer than an amount: a text of digits and spaces would be read for seconds. */
const digits = String.raw`\d[\d.,' ]{0,14}\d|\d`;
const thousands = 'mil|tausend|duizend|mille|k';
const millions = 'millones|millon|milions|milio|millionen|million|miljoen|millions|m';
const scale = `(\\s?(?:${millions}|${thousands})${after})?`;

/** Of a home, by the year; they are said together with the community's fee. */
const taxes = new RegExp(`${before}(?:ibi|impuesto|impost|tax|steuer|grundsteuer|belasting|ozb|impot)`, 'u');

const alternatives = (words: string): string => words.replaceAll(', ', '|');

/** In all languages: a text may be filed under another than its own. */
const otherMoney = new RegExp(
  `${before}(?:${Object.values(advertWords)
    .map((words) => alternatives(words.otherMoney))
    .join('|')})`,
  'u',
);

/** The patterns of a language. Parts of words are looked for at their beginnings. */
function compile(words: AdvertWords): Patterns {
  const any = (part: keyof AdvertWords) => alternatives(words[part]);
  const begins = (part: keyof AdvertWords) => new RegExp(`${before}(?:${any(part)})`, 'u');
  const written = any('numbers');
  const about = `(?:(?:${any('about')})\\s+)?`;
  const joiners = any('joiners');
  const leading = (['of', 'is', 'about', 'perMonth', 'perYear'] as const).map(any);
  return {
    area: new RegExp(`${before}(${digits})\\s?-?(?:${any('squareMetres')})${after}`, 'gu'),
    bedrooms: new RegExp(`${before}(${digits}|${written})[\\s-]+(\\p{L}+\\s+)?(?:${any('bedrooms')})${after}`, 'gu'),
    money: new RegExp(
      `(?:€|eur(?:os?)?)\\s?(${digits})${scale}|${before}(${digits})${scale}(?:\\s(?:de\\s|d')?)?\\s?(?:€|euros?|eur)${after}`,
      'gu',
    ),
    counted: new RegExp(`\\d|${before}(?:${any('bedrooms')})`, 'u'),
    written: words.numbers.split(', ').map((number) => new RegExp(`^(?:${number})$`)),
    parts: begins('parts'),
    floors: begins('floors'),
    hedges: begins('hedges'),
    someOf: new RegExp(`^[\\s,]*(?:${any('someOf')})`, 'u'),
    otherMoney,
    homeBefore: new RegExp(
      `${before}(?:${any('home')})(?:\\s+[\\p{L}'-]+){0,4}?\\s+(?:${any('of')})\\s*${about}$`,
      'u',
    ),
    homeBehind: new RegExp(`^[\\s-]*(?:\\p{L}[\\p{L}-]*\\s+){0,2}(?:${any('home')})${after}`, 'u'),
    labelBefore: new RegExp(
      `${before}(?:${any('areaLabels')})(?:\\s+(?:${any('of')}|${any('is')}))?[\\s:]*${about}$`,
      'u',
    ),
    tailBehind: new RegExp(`^\\s*\\(?\\s*(?:${any('areaTails')})${after}`, 'u'),
    floorFirst: new RegExp(`^[\\s-]*(?:\\p{L}+\\s+){0,2}(?:${any('floors')})`, 'u'),
    bathroomsBehind: new RegExp(
      `^\\s*(?:,|/|\\+|${joiners}|${any('of')})\\s*(?:${digits}|${written})\\s+(?:\\p{L}+\\s+)?(?:${any('bathrooms')})`,
      'u',
    ),
    priceBefore: new RegExp(
      `${before}(?:${any('priceLabels')})(?:\\s+(?:${any('of')}|${any('is')})){0,2}[\\s:=]*${about}$`,
      'u',
    ),
    // Nothing between but what leads to its amount: `Comunidad de Madrid por 850 €`, `comunidad incluida: 850 €`.
    feeBefore: new RegExp(
      `${before}(?:${any('communityFee')})(?:[\\s:=/]+(?:(?:${leading.join('|')})${after})?){0,4}\\s*$`,
      'u',
    ),
    perMonth: new RegExp(`^\\s*(?:/\\s*)?(?:${any('perMonth')})${after}`, 'u'),
    perYear: new RegExp(`^\\s*(?:/\\s*)?(?:${any('perYear')})${after}`, 'u'),
    perArea: new RegExp(`^\\s*(?:/|por|per|pro|par)\\s*(?:${any('squareMetres')})`, 'u'),
    severalBefore: new RegExp(`(?:${digits}|${written})\\s*(?:[-–/+x]|\\s(?:${joiners})\\s)\\s*$|[+x]\\s*$`, 'u'),
    sharedHome: begins('sharedHome'),
  };
}

const compiled = new Map<AdvertWords, Patterns>();

/** Made for a language when a text of it is read first. */
function patternsOf(language: Language): Patterns | undefined {
  const words = advertWords[language];
  if (!words) return undefined;
  const made = compiled.get(words) ?? compile(words);
  compiled.set(words, made);
  return made;
}

/** Letters without accents in lower case, `m2` for `m²`, plain spaces. */
const fold = (text: string): string =>
  foldLetters(text)
    .replaceAll('²', '2')
    .replaceAll('’', "'")
    .replace(/(?<!\p{L})(ca|aprox|approx|min|max|num|ref)\. /gu, '$1 ')
    .replace(/[\u00a0\u202f\u2009\t]/g, ' ');

/** Sentences, lines, and the items of a list. */
const sentencesOf = (folded: string): string[] => folded.split(/[.!?](?=\s|$)|[;\n•|]+/u);

/** What stands in brackets and between dashes apart. */
const clausesOf = (sentence: string): string[] => sentence.split(/\s[–—-]\s|\(|\)/u);

function valueOf(text: string, { written }: Patterns): number {
  const compact = text.trim();
  if (/^\d/.test(compact)) return numberOf(compact.replaceAll(' ', ''));
  const at = written.findIndex((pattern) => pattern.test(compact));
  return at < 0 ? NaN : at + 1;
}

const isThousands = new RegExp(`^(?:${thousands})$`);

const scaleOf = (text = ''): number => (text.trim() === '' ? 1 : isThousands.test(text.trim()) ? 1_000 : 1_000_000);

interface Clause {
  clause: string;
  /** Its sentence speaks of what was, may be, or is of somebody else. */
  isHedged: () => boolean;
  /** Its sentence names what is paid besides the price. */
  isOfOtherMoney: () => boolean;
  /** Its text goes from floor to floor. */
  isOfFloors: boolean;
}

/** Remembers what a test says, which takes most of the time and is asked by some numbers of a sentence alone. */
function memoize(test: () => boolean): () => boolean {
  let known: boolean | undefined;
  return () => (known ??= test());
}

/** A number in its clause. */
interface Place {
  value: number;
  said: Clause;
  head: string;
  tail: string;
  /** A word between the number and its unit: `dos amplios dormitorios`. */
  middle?: string | undefined;
}

/** From the last comma before it to the next one behind it. */
const nearOf = ({ head, tail }: Place, length: number): string =>
  `${head.slice(Math.max(head.lastIndexOf(',') + 1, head.length - length))} # ${tail.slice(0, length).split(',')[0] ?? ''}`;

/** `80 m² de terraza`, and not `80 m² con terraza`. */
const isOfPart = (tail: string, { parts }: Patterns): boolean =>
  parts.test(tail.slice(0, 18).split(/,|\s(?:con|amb|with|mit|met|avec|y|i|and|und|en|et)\s/)[0] ?? '');

function readArea(place: Place, patterns: Patterns): Mention['isWhole'] {
  const { head, tail } = place;
  if (patterns.perArea.test(` ${tail}`) || /(?:€|euros?)\s*(?:\/|por|el|per|pro|par)?\s*$/.test(head)) return false;
  const home = patterns.homeBefore.exec(head)?.[0];
  if (home !== undefined && !patterns.parts.test(home))
    return isOfPart(tail, patterns) || patterns.floors.test(tail.slice(0, 25)) ? null : true;
  const near = nearOf(place, 30);
  if (patterns.parts.test(near)) return false;
  if (patterns.floors.test(`${head} ${tail}`)) return null;
  const isSaid = [patterns.labelBefore.test(head), patterns.tailBehind.test(tail), patterns.homeBehind.test(tail)];
  return isSaid.includes(true) || null;
}

function readBedrooms({ head, tail, said, middle = '' }: Place, patterns: Patterns): Mention['isWhole'] {
  if (patterns.severalBefore.test(head) || said.isHedged() || patterns.floors.test(head)) return null;
  if (patterns.someOf.test(tail) || patterns.someOf.test(middle) || /^\s*\+/.test(tail)) return false;
  if (patterns.homeBefore.test(head) || patterns.homeBehind.test(tail)) return true;
  return patterns.bathroomsBehind.test(tail) && (said.isOfFloors ? null : true);
}

function readPrice(place: Place, patterns: Patterns): Mention['isWhole'] {
  const { head, tail, said } = place;
  const isLabelled = patterns.priceBefore.test(head);
  // Without a label the whole sentence says what it is for: `En temporada alta, 1.400 € al mes`.
  const isOther = isLabelled ? otherMoney.test(nearOf(place, 40)) : said.isOfOtherMoney();
  if (patterns.perArea.test(tail) || patterns.perYear.test(tail) || isOther) return false;
  return isLabelled || patterns.perMonth.test(tail) || null;
}

/** How much of a clause is read on each side of a number: read whole for each, a long one would take its square. */
const reach = 300;

function placeOf(said: Clause, match: RegExpExecArray, value: number, middle?: string): Place {
  const { clause } = said;
  const end = match.index + match[0].length;
  const head = clause.slice(Math.max(0, match.index - reach), match.index);
  return { value, middle, said, head, tail: clause.slice(end, end + reach) };
}

function readMoney(said: Clause, patterns: Patterns, found: Mentions): void {
  const matches = [...said.clause.matchAll(patterns.money)];
  for (const match of matches) {
    const value = valueOf(match[1] ?? match[3]!, patterns) * scaleOf(match[2] ?? match[4]);
    if (!(value > 0)) continue;
    const place = placeOf(said, match, value);
    // `Comunidad 45 € al mes + 30 € del garaje`, `IBI y comunidad`: what the field has may be all of it.
    if (matches.length === 1 && patterns.feeBefore.test(place.head) && !taxes.test(said.clause)) {
      const per = patterns.perMonth.test(place.tail) ? 'month' : patterns.perYear.test(place.tail) ? 'year' : undefined;
      found.fees.push({ value, per });
    }
    found.prices.push({ value, isWhole: readPrice(place, patterns) });
  }
}

function readClause(said: Clause, patterns: Patterns, found: Mentions): void {
  for (const match of said.clause.matchAll(patterns.area)) {
    const place = placeOf(said, match, valueOf(match[1]!, patterns));
    if (place.value > 0) found.areas.push({ value: place.value, isWhole: readArea(place, patterns) });
  }
  for (const match of said.clause.matchAll(patterns.bedrooms)) {
    const place = placeOf(said, match, valueOf(match[1]!, patterns), match[2]);
    if (place.value > 0) found.bedrooms.push({ value: place.value, isWhole: readBedrooms(place, patterns) });
  }
  readMoney(said, patterns, found);
}

/**
 * What a text says of areas, bedrooms and prices.
 * @param language that it is written in; one without words (words.ts) says nothing
 */
export function readMentions(text: string, language: Language): Mentions {
  const found: Mentions = { areas: [], bedrooms: [], prices: [], fees: [] };
  const patterns = patternsOf(language);
  if (!patterns) return found;
  const folded = fold(text);
  // A room in a home that others live in: the numbers are those of all of it.
  if (patterns.sharedHome.test(folded)) return found;
  const sentences = sentencesOf(folded);
  const isOfFloors = sentences.filter((sentence) => patterns.floorFirst.test(sentence)).length > 1;
  for (const sentence of sentences.filter((one) => patterns.counted.test(one))) {
    const isHedged = memoize(() => patterns.hedges.test(sentence));
    const isOfOtherMoney = memoize(() => otherMoney.test(sentence));
    for (const clause of clausesOf(sentence))
      readClause({ clause, isHedged, isOfOtherMoney, isOfFloors }, patterns, found);
  }
  return found;
}

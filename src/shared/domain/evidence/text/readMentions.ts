import { numberOf } from '#shared/filters/sentence/tokens.ts';
import { foldLetters } from '../../foldLetters.ts';
import { advertWords, type AdvertWords } from './words.ts';

/** What a clause says in numbers. */
export interface Mention {
  value: number;
  /** Whether it is surely of all of what is offered, or surely of something else; null: nobody can say. */
  isWhole: boolean | null;
  /** The clause, folded, for who judges by hand. */
  clause: string;
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

const all = Object.values(advertWords);
const anyOf = (part: keyof AdvertWords): string => all.flatMap((words) => words[part]).join('|');

/** The written numbers of all languages, as one expression each from one on. */
const written = all.map(({ numbers }) => numbers.map((number) => new RegExp(`^(?:${number})$`)));

const number = String.raw`\d[\d.,' ]*\d|\d`;
const writtenNumber = anyOf('numbers');
const before = String.raw`(?<![\p{L}\d])`;
const after = String.raw`(?![\p{L}\d])`;
/** A few words that may stand between a home and its area: none of them is one of its parts. */
const about = String.raw`(?:(?:unos|unas|aprox\.?|aproximadamente|cerca de|mas de|casi|uns|unes|gairebe|mes de|about|approx\.?|some|over|nearly|around|ca\.?|etwa|rund|circa|ongeveer|ruim|environ|pres de|quelque)\s+)?`;

const areaPattern = new RegExp(`${before}(${number})\\s?-?(?:${anyOf('squareMetres')})${after}`, 'gu');
const bedroomPattern = new RegExp(
  `${before}(${number}|${writtenNumber})[\\s-]+(?:\\p{L}+\\s+)?(?:${anyOf('bedrooms')})(?![\\p{L}\\d])`,
  'gu',
);
const scale = String.raw`(\s?(?:millones|millon|milions|milio|million|millionen|miljoen|millions|mil|tausend|duizend|mille|k|m)(?![\p{L}\d]))?`;
const moneyPattern = new RegExp(
  `(?:(?:€|eur(?:os?)?)\\s?(${number})${scale}|${before}(${number})${scale}(?:\\s(?:de\\s|d')?)?\\s?(?:€|euros?|eur)${after})`,
  'gu',
);

const has = (part: keyof AdvertWords, ends: 'word' | 'start' = 'start'): RegExp =>
  new RegExp(`${before}(?:${anyOf(part)})${ends === 'word' ? after : ''}`, 'u');

const partNear = has('parts');
const hedged = has('hedges');
const someOf = new RegExp(`^[\\s,]*(?:${anyOf('someOf')})`, 'u');
const homeBefore = new RegExp(
  `${before}(?:${anyOf('home')})(?:\\s+[\\p{L}'·-]+){0,4}?\\s+(?:de|d'|con|amb|of|with|von|mit|van|met|avec)\\s*${about}$`,
  'u',
);
const labelBefore = new RegExp(`${before}(?:${anyOf('areaLabels')})(?:\\s+(?:de|d'|of|von|van|es de|is|ist|est de|:))?[\\s:]*${about}$`, 'u');
const tailBehind = new RegExp(`^\\s*(?:\\(?\\s*)(?:${anyOf('areaTails')})${after}`, 'u');
const homeBehind = new RegExp(`^[\\s-]*(?:[\\p{L}-]+\\s+){0,2}(?:${anyOf('home')})${after}`, 'u');
const priceBefore = new RegExp(
  `${before}(?:${anyOf('priceLabels')})(?:\\s+(?:es|de|is|of|ist|von|bedraagt|van|est)){0,2}[\\s:=]*${about}$`,
  'u',
);
const otherMoney = has('otherMoney');
const perMonth = new RegExp(`^\\s*(?:/\\s*)?(?:${anyOf('perMonth')})${after}`, 'u');
const perYear = new RegExp(`^\\s*(?:/\\s*)?(?:${anyOf('perYear')})${after}`, 'u');
const perArea = new RegExp(`^\\s*(?:/|por|per|pro|par)\\s*(?:${anyOf('squareMetres')}|metro)`, 'u');
const feeBefore = new RegExp(`${before}(?:${anyOf('communityFee')})(?:[^\\d€]{0,25})$`, 'u');

/** Letters without accents in lower case, `m2` for `m²`, plain spaces. Offsets are those of the result. */
const fold = (text: string): string =>
  foldLetters(text)
    .replaceAll('²', '2')
    .replaceAll('’', "'")
    .replace(/[\u00a0\u202f\u2009\t]/g, ' ');

/** Sentences, lines, and the items of a list. */
const clausesOf = (text: string): string[] => fold(text).split(/[.!?](?=\s|$)|[;\n•|]+|\s[–—-]\s|\(|\)/u);

const digits = /^\d/;

/** What no clause without numbers that are read has. */
const counted = new RegExp(`\\d|${before}(?:${anyOf('bedrooms')})`, 'u');

function valueOf(text: string): number {
  const compact = text.trim();
  if (digits.test(compact)) return numberOf(compact.replaceAll(' ', ''));
  for (const numbers of written) {
    const at = numbers.findIndex((pattern) => pattern.test(compact));
    if (at >= 0) return at + 1;
  }
  return NaN;
}

const scaleOf = (text: string | undefined): number => {
  const word = text?.trim() ?? '';
  if (word === '') return 1;
  return /^(?:mil|tausend|duizend|mille|k)$/.test(word) ? 1_000 : 1_000_000;
};

/** `2-3`, `dos o tres`, `3+1`, `4 a`: a number that is one of several, or a part. */
const isOneOfSeveral = (head: string): boolean =>
  new RegExp(`(?:${number}|${writtenNumber})\\s*(?:-|–|/|\\+|\\s(?:o|a|u|y|i|and|or|to|bis|oder|und|of|en|tot|ou|et|a)\\s)\\s*$`, 'u').test(
    head,
  ) || /[+x]\s*$/.test(head);

/** From the last comma before it to the next one behind it. */
const nearOf = (head: string, tail: string, length: number): string =>
  `${head.slice(Math.max(head.lastIndexOf(',') + 1, head.length - length))} ${tail.slice(0, length).split(',')[0] ?? ''}`;

function readArea(head: string, tail: string, value: number, clause: string): Mention {
  if (perArea.test(` ${tail}`) || /(?:€|euros?)\s*(?:\/|por|el|per|pro|par)?\s*$/.test(head)) return { value, isWhole: false, clause };
  const near = nearOf(head, tail, 30);
  const home = homeBefore.exec(head)?.[0];
  if (home !== undefined && !partNear.test(home)) return { value, isWhole: !tailIsPart(tail) || null, clause };
  if (partNear.test(near)) return { value, isWhole: false, clause };
  const isSaid = labelBefore.test(head) || tailBehind.test(tail) || homeBehind.test(tail);
  return { value, isWhole: isSaid && !partNear.test(clause) ? true : null, clause };
}

/** `80 m² de terraza`. */
const tailIsPart = (tail: string): boolean => partNear.test(tail.slice(0, 18).split(/,|\s(?:con|amb|with|mit|met|avec|y|and)\s/)[0] ?? '');

function readBedrooms(head: string, tail: string, value: number, clause: string): Mention {
  if (isOneOfSeveral(head) || hedged.test(clause)) return { value, isWhole: null, clause };
  if (someOf.test(tail)) return { value, isWhole: false, clause };
  return { value, isWhole: true, clause };
}

function readPrice(head: string, tail: string, value: number, clause: string): Mention {
  const near = nearOf(head, tail, 40);
  if (perArea.test(tail) || perYear.test(tail) || otherMoney.test(near)) return { value, isWhole: false, clause };
  return { value, isWhole: priceBefore.test(head) || perMonth.test(tail) ? true : null, clause };
}

/** What a text says of its areas, bedrooms and prices, in any of the languages. */
export function readMentions(text: string): Mentions {
  const found: Mentions = { areas: [], bedrooms: [], prices: [], fees: [] };
  for (const clause of clausesOf(text)) {
    if (!counted.test(clause)) continue;
    for (const match of clause.matchAll(areaPattern)) {
      const [head, tail] = [clause.slice(0, match.index), clause.slice(match.index + match[0].length)];
      const value = valueOf(match[1]!);
      if (value > 0) found.areas.push(readArea(head, tail, value, clause));
    }
    for (const match of clause.matchAll(bedroomPattern)) {
      const [head, tail] = [clause.slice(0, match.index), clause.slice(match.index + match[0].length)];
      const value = valueOf(match[1]!);
      if (value >= 0) found.bedrooms.push(readBedrooms(head, tail, value, clause));
    }
    for (const match of clause.matchAll(moneyPattern)) {
      const [head, tail] = [clause.slice(0, match.index), clause.slice(match.index + match[0].length)];
      const value = valueOf(match[1] ?? match[3]!) * scaleOf(match[2] ?? match[4]);
      if (!(value > 0)) continue;
      if (feeBefore.test(head))
        found.fees.push({ value, per: perMonth.test(tail) ? 'month' : perYear.test(tail) ? 'year' : undefined });
      found.prices.push(readPrice(head, tail, value, clause));
    }
  }
  return found;
}

import type { GrammarWord, UnitWord } from '../../i18n/SentenceWords.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { numberOf } from '../../domain/writtenNumber.ts';
import type { Token } from './tokens.ts';

export interface Sentence {
  text: string;
  tokens: readonly Token[];
  lexicon: Lexicon;
}

type Bound = 'max' | 'min' | 'over' | 'under' | 'about' | 'between' | 'budget' | 'orMore' | 'orLess';

export type Measure = 'price' | 'area' | 'rooms' | 'bathrooms' | 'km' | 'minutes' | 'pricePerArea' | 'bare';

/** A number with what it counts, or a range of numbers. */
export interface Quantity {
  from: number;
  /** The token behind it. */
  to: number;
  measure: Measure;
  /** Of a range the ends, of `2 o 3` all. */
  values: readonly number[];
  isRange: boolean;
  bound: Bound | undefined;
  /** Its unit may be one of distances, too. */
  isLength: boolean;
  /** Money by the words around it, without a currency. */
  isBudget: boolean;
  /** Rooms of which one is the living room. */
  hasLiving: boolean;
  isMonthly: boolean;
}

type Value<As extends Meaning['as']> = Extract<Meaning, { as: As }>['value'];

/** The meaning of the longest phrase at a token, where it is one of those asked for. */
export function meaningAt<As extends 'unit' | 'scale' | 'number' | 'grammar'>(
  { lexicon, tokens }: Sentence,
  at: number,
  as: As,
): { value: Value<As>; length: number } | undefined {
  const match = lexicon.at(tokens, at);
  const found = match?.meanings.find((meaning) => meaning.as === as);
  return match && found && { value: found.value as Value<As>, length: match.length };
}

/** How many tokens from one on are a phrase that does one of these things; 0 for none. */
export function lengthOf(sentence: Sentence, at: number, ...words: readonly GrammarWord[]): number {
  const match = sentence.lexicon.at(sentence.tokens, at);
  return match?.meanings.some(({ as, value }) => as === 'grammar' && words.some((word) => word === value))
    ? match.length
    : 0;
}

export const isMark = ({ tokens }: Sentence, at: number, marks: string): boolean =>
  tokens[at]?.kind === 'mark' && marks.includes(tokens[at].text);

const boundWords = ['max', 'min', 'over', 'under', 'about', 'between', 'budget', 'orMore', 'orLess'] as const;
const boundMarks: Readonly<Record<string, Bound>> = { '<': 'max', '≤': 'max', '>': 'min', '≥': 'min', '~': 'about' };

function boundAt(sentence: Sentence, at: number): { bound: Bound; length: number } | undefined {
  const token = sentence.tokens[at];
  if (!token) return undefined;
  if (token.kind === 'mark')
    return Object.hasOwn(boundMarks, token.text) ? { bound: boundMarks[token.text]!, length: 1 } : undefined;
  for (const bound of boundWords) {
    const length = lengthOf(sentence, at, bound);
    if (length > 0) return { bound, length };
  }
  return undefined;
}

interface Amount {
  value: number;
  to: number;
  /** What it was multiplied by. */
  scale: number;
  /** As it was typed, of digits. */
  digits: string;
}

/** `300 000`: groups of three digits behind up to three. */
function digitsAt({ tokens, text }: Sentence, at: number): { digits: string; to: number } {
  let digits = tokens[at]!.text;
  let to = at + 1;
  const isGroup = (index: number) =>
    /^\d{3}$/.test(tokens[index]?.text ?? '') && text.slice(tokens[index - 1]!.to, tokens[index]!.from).length === 1;
  if (/^[1-9]\d{0,2}$/.test(digits)) while (isGroup(to)) digits += tokens[to++]!.text;
  return { digits, to };
}

const million = 1e6;

/** `M` in capitals right behind a small number: `1,2M`. */
const isMillions = ({ tokens }: Sentence, at: number, value: number): boolean =>
  tokens[at]?.text === 'M' && value < 20 && !isMark({ tokens } as Sentence, at + 1, '²');

/** Digits or number words, with `mil`, `k` or `millones` behind them. */
function amountAt(sentence: Sentence, at: number): Amount | undefined {
  const first = sentence.tokens[at];
  if (!first) return undefined;
  let value = 0;
  let to = at;
  let digits = '';
  if (first.kind === 'number') ({ digits, to } = digitsAt(sentence, at));
  else
    for (let one = meaningAt(sentence, to, 'number'); one; one = meaningAt(sentence, to, 'number')) {
      // `trescientos cincuenta`; `dos mil` is multiplied.
      if (to > at && one.value >= value) break;
      value += one.value;
      to += one.length;
    }
  const scaled = meaningAt(sentence, to, 'scale');
  const scale = scaled?.value ?? (isMillions(sentence, to, numberOf(digits || '0')) ? million : 1);
  if (digits !== '') value = numberOf(digits, scale >= million);
  if (to === at) return undefined;
  if (scale > 1) to += scaled?.length ?? 1;
  // `un millón y medio`
  const and = scale > 1 ? lengthOf(sentence, to, 'and') : 0;
  const half = and > 0 ? meaningAt(sentence, to + and, 'number') : undefined;
  if (half?.value === 0.5) {
    value += half.value;
    to += and + half.length;
  }
  return { value: value * scale, to, scale, digits };
}

const measureOfUnit: Readonly<Record<UnitWord, Measure>> = {
  ...{ rooms: 'rooms', pieces: 'rooms', bathrooms: 'bathrooms', area: 'area', metres: 'area' },
  ...{ km: 'km', minutes: 'minutes', euros: 'price', monthly: 'price' },
};

function unitAt(sentence: Sentence, at: number): { unit: UnitWord; length: number } | undefined {
  if (isMark(sentence, at, '€')) return { unit: 'euros', length: 1 };
  // `5 min de la plage`, though `min de` is a bound.
  const found = sentence.lexicon.find(sentence.tokens, at, ({ as, value }) => as === 'unit' && value !== 'monthly');
  return found && { unit: (found.meanings[0] as Extract<Meaning, { as: 'unit' }>).value, length: found.length };
}

/** What stands before a number: bounds, units as labels (`habitaciones: 3`), a currency. */
function readBefore(sentence: Sentence, at: number): { to: number; bound?: Bound; unit?: UnitWord } {
  let to = at;
  let bound: Bound | undefined;
  let unit: UnitWord | undefined;
  for (;;) {
    const next = boundAt(sentence, to);
    const label = unit ? undefined : unitAt(sentence, to);
    const skipped = isMark(sentence, to, ':=+') ? 1 : to > at ? lengthOf(sentence, to, 'of', 'filler', 'to') : 0;
    if (next) {
      if (next.bound !== 'budget') bound = next.bound;
      else unit ??= 'euros';
      to += next.length;
    } else if (label) {
      ({ unit } = label);
      to += label.length;
    } else if (skipped > 0 && !meaningAt(sentence, to, 'number')) {
      if (isMark(sentence, to, '+')) bound ??= 'min';
      to += skipped;
    } else return { to, ...(bound ? { bound } : {}), ...(unit ? { unit } : {}) };
  }
}

const maxCounted = 20;

/** What joins two numbers, and how. */
function joinAt(sentence: Sentence, at: number, isBetween: boolean): { isRange: boolean; length: number } | undefined {
  if (isMark(sentence, at, '-–—')) return { isRange: true, length: 1 };
  if (isMark(sentence, at, '/')) return { isRange: false, length: 1 };
  const to = lengthOf(sentence, at, 'to');
  if (to > 0) return { isRange: true, length: to };
  const and = lengthOf(sentence, at, 'and', 'or');
  return and > 0 ? { isRange: isBetween, length: and } : undefined;
}

/** The second number of `2 o 3 habitaciones`, `de 200 a 300 mil`; undefined where what follows is another quantity. */
function readSecond(sentence: Sentence, first: Amount, at: number, unit: UnitWord | undefined, isBetween: boolean) {
  const join = joinAt(sentence, at, isBetween);
  if (!join) return undefined;
  const label = unit && unitAt(sentence, at + join.length);
  const skipped = label && measureOfUnit[label.unit] === measureOfUnit[unit] ? label.length : 0;
  const amount = amountAt(sentence, at + join.length + skipped);
  if (!amount || (amount.digits === '' && first.digits !== '')) return undefined;
  const own = unitAt(sentence, amount.to);
  const measure = unit && measureOfUnit[unit];
  if (unit && own && measureOfUnit[own.unit] !== measure) return undefined;
  const isCount = measure === 'rooms' || measure === 'bathrooms';
  if (isCount ? amount.value > maxCounted : measure === 'area' && !own && amount.value >= 10 * first.value)
    return undefined;
  return { amount, isRange: join.isRange, own, to: amount.to + (own?.length ?? 0) };
}

/** What stands behind a number and its unit. */
function readBehind(
  sentence: Sentence,
  at: number,
): { to: number; bound?: Bound; isMonthly: boolean; isPerArea: boolean } {
  let to = at;
  const slash = isMark(sentence, to, '/') ? 1 : 0;
  const unit = meaningAt(sentence, to + slash, 'unit');
  // `600 €/M.`
  const isMonth = slash > 0 && /^m$/i.test(sentence.tokens[to + slash]?.text ?? '');
  const isMonthly = unit?.value === 'monthly' || isMonth;
  const isPerArea = slash > 0 && !isMonthly && (unit?.value === 'area' || unit?.value === 'metres');
  if (unit && (isMonthly || isPerArea)) to += slash + unit.length;
  if (isMark(sentence, to, '+')) return { to: to + 1, bound: 'orMore', isMonthly, isPerArea };
  const found = boundAt(sentence, to);
  const isSuffix =
    found &&
    lengthOf(sentence, to, 'of') === 0 &&
    (found.bound === 'orMore' ||
      found.bound === 'orLess' ||
      ((found.bound === 'max' || found.bound === 'min') && !amountAt(sentence, readBefore(sentence, to).to)));
  return isSuffix ? { to: to + found.length, bound: found.bound, isMonthly, isPerArea } : { to, isMonthly, isPerArea };
}

/** `2,3 hab` are two numbers where rooms are counted. */
const listOf = (amount: Amount, isCount: boolean): number[] =>
  isCount && /^\d,\d$/.test(amount.digits) ? amount.digits.split(',').map(Number) : [amount.value];

/**
 * Reads a number with what it counts or measures.
 * @returns undefined where there is none at a token
 */
export function readQuantity(sentence: Sentence, at: number): Quantity | undefined {
  const before = readBefore(sentence, at);
  const first = amountAt(sentence, before.to);
  // `baños: 2`, not `baños dos`.
  if (!first || (before.unit && first.digits === '' && first.scale === 1)) return undefined;
  const plus = isMark(sentence, first.to, '+') ? 1 : 0;
  const own = unitAt(sentence, first.to + plus);
  let to = first.to + plus + (own?.length ?? 0);
  const second = readSecond(sentence, first, to, own?.unit ?? before.unit, before.bound === 'between');
  if (second) ({ to } = second);
  const said = own?.unit ?? second?.own?.unit;
  const unit = said ?? before.unit;
  // `un piso` counts nothing.
  if (first.digits === '' && first.scale === 1 && !unit) return undefined;
  const behind = readBehind(sentence, to);
  ({ to } = behind);
  const isScaled = first.scale >= 1000 || (second?.amount.scale ?? 1) >= 1000;
  const measure = behind.isPerArea
    ? 'pricePerArea'
    : unit
      ? measureOfUnit[unit]
      : isScaled || behind.isMonthly
        ? 'price'
        : 'bare';
  const isCount = measure === 'rooms' || measure === 'bathrooms';
  const scale = second && first.scale === 1 && first.value < 1000 ? second.amount.scale : 1;
  const values = [
    ...listOf({ ...first, value: first.value * scale }, isCount),
    ...(second ? listOf(second.amount, isCount) : []),
  ];
  return {
    ...{ from: at, to, measure, values, isRange: second?.isRange ?? false },
    bound: behind.bound ?? (plus ? 'orMore' : before.bound),
    isLength: unit === 'metres',
    isBudget: measure === 'price' && said !== 'euros' && !isScaled,
    hasLiving: unit === 'pieces',
    isMonthly: behind.isMonthly,
  };
}

export interface Ends {
  min?: number;
  max?: number;
}

/** How far from it a number may be that is `unos` 200.000. */
const tolerance = 0.1;

/** The ends that a number or two stand for. @param usual which end a number alone is */
export function endsOf({ values, isRange, bound }: Quantity, usual: keyof Ends): Ends {
  const whole = values.map(Math.round);
  const [low, high] = [Math.min(...whole), Math.max(...whole)];
  if (values.length > 1 && (isRange || bound === 'between')) return { min: low, max: high };
  if (bound === 'about') return { min: Math.round(low * (1 - tolerance)), max: Math.round(high * (1 + tolerance)) };
  if (bound === 'max' || bound === 'under' || bound === 'orLess') return { max: high };
  if (bound === 'min' || bound === 'over' || bound === 'orMore') return { min: low };
  return usual === 'min' ? { min: low } : { max: high };
}

/** The numbers that a count stands for, of one to so many. */
export function countsOf({ values, isRange, bound, hasLiving }: Quantity, most: number): number[] {
  const counted = values.map((value) => Math.floor(value) - (hasLiving ? 1 : 0));
  const [low, high] = [Math.min(...counted), Math.max(...counted)];
  const inside = (from: number, to: number) =>
    Array.from({ length: most }, (_, index) => index + 1).filter((count) => count >= from && count <= to);
  if (values.length > 1 && isRange) return inside(Math.min(low, most), Math.min(high, most));
  if (bound === 'min' || bound === 'orMore') return inside(Math.min(low, most), most);
  if (bound === 'over') return inside(Math.min(low + 1, most), most);
  if (bound === 'max' || bound === 'orLess') return inside(1, high);
  if (bound === 'under') return inside(1, high - 1);
  return [...new Set(counted.map((count) => Math.min(count, most)))].filter((count) => count > 0).sort();
}

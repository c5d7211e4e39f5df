import type { UnitWord } from '../../i18n/SentenceWords.ts';
import { numberOf } from '../../domain/writtenNumber.ts';
import type { Meaning } from './lexicon.ts';
import { isMark, lengthOf, meaningAt, type Sentence, type Span } from './phrases.ts';

type Bound = 'max' | 'min' | 'over' | 'under' | 'about' | 'between';

export type Measure = 'price' | 'pricePerArea' | 'area' | 'rooms' | 'bathrooms' | 'km' | 'minutes';

/** What a number with a unit measures. */
const measures: Readonly<Record<UnitWord, Measure>> = {
  ...{ rooms: 'rooms', pieces: 'rooms', bathrooms: 'bathrooms', area: 'area', metres: 'area' },
  ...{ km: 'km', minutes: 'minutes', euros: 'price', monthly: 'price' },
};

export const isCount = (measure: Measure | undefined): boolean => measure === 'rooms' || measure === 'bathrooms';

/** A number with what it counts, or a range of numbers. */
export interface Quantity extends Span {
  /** Undefined of a number alone. */
  measure: Measure | undefined;
  /** Undefined of a number alone, and of money without a currency. */
  unit: UnitWord | undefined;
  /** Of a range the ends, of `2 o 3` all. */
  values: readonly number[];
  isRange: boolean;
  bound: Bound | undefined;
  isMonthly: boolean;
}

/** Of a word that is several bounds the first is meant. */
const bounds = ['max', 'min', 'over', 'under', 'about', 'between'] as const;
const boundMarks: Readonly<Record<string, Bound>> = { '<': 'max', '≤': 'max', '>': 'min', '≥': 'min', '~': 'about' };

function boundAt(sentence: Sentence, at: number): { bound: Bound; length: number } | undefined {
  const { kind, text = '' } = sentence.tokens[at] ?? {};
  if (kind === 'mark') return Object.hasOwn(boundMarks, text) ? { bound: boundMarks[text]!, length: 1 } : undefined;
  return bounds.map((bound) => ({ bound, length: lengthOf(sentence, at, bound) })).find(({ length }) => length > 0);
}

interface Amount {
  value: number;
  to: number;
  /** What it was multiplied by. */
  scale: number;
  /** As it was typed; empty of words. */
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

/** `trescientos cincuenta`; `dos mil` is multiplied. */
function wordsAt(sentence: Sentence, at: number): { value: number; to: number } {
  let [value, to] = [0, at];
  for (;;) {
    const one = meaningAt(sentence, to, 'number');
    if (!one || (to > at && one.value >= value)) return { value, to };
    value += one.value;
    to += one.length;
  }
}

const million = 1e6;

/** Digits or number words, with `mil`, `k` or `millones` behind them. */
function amountAt(sentence: Sentence, at: number): Amount | undefined {
  const typed = sentence.tokens[at]?.kind === 'number' ? digitsAt(sentence, at) : undefined;
  const words = wordsAt(sentence, at);
  const { digits, to: behind } = typed ?? { digits: '', to: words.to };
  // `1,2M`
  const isMillions = typed && sentence.tokens[behind]?.text === 'M' && numberOf(digits) < 20;
  const scaled = meaningAt(sentence, behind, 'scale') ?? (isMillions ? { value: million, length: 1 } : undefined);
  const { value: scale, length } = scaled ?? { value: 1, length: 0 };
  const to = behind + length;
  const value = scale * (typed ? numberOf(digits, scale >= million) : words.value);
  if (value === 0) return undefined;
  // `un millón y medio`, `dos mil quinientos`
  const and = scaled ? lengthOf(sentence, to, 'and') : 0;
  const more = wordsAt(sentence, to + and);
  const added = more.value === 0.5 ? scale / 2 : and === 0 && more.value >= 100 ? more.value : 0;
  const isMore = scaled !== undefined && added > 0 && added < scale;
  return isMore ? { value: value + added, to: more.to, scale, digits } : { value, to, scale, digits };
}

function unitAt(sentence: Sentence, at: number): { unit: UnitWord; length: number } | undefined {
  if (isMark(sentence, at, '€')) return { unit: 'euros', length: 1 };
  // `5 min de la plage`, though `min de` is a bound.
  const found = sentence.lexicon.find(sentence.tokens, at, ({ as, value }) => as === 'unit' && value !== 'monthly');
  return found && { unit: (found.meanings[0] as Extract<Meaning, { as: 'unit' }>).value, length: found.length };
}

interface Before {
  to: number;
  bound?: Bound;
  unit?: UnitWord;
  isMoney?: boolean;
}

/** What stands before a number: bounds, units as labels (`habitaciones: 3`), a currency. */
function readBefore(sentence: Sentence, at: number): Before {
  const before: Before = { to: at };
  for (;;) {
    const { to } = before;
    const next = boundAt(sentence, to);
    const budget = lengthOf(sentence, to, 'budget');
    const label = before.unit ? undefined : unitAt(sentence, to);
    const skipped = isMark(sentence, to, ':=+') ? 1 : to > at ? lengthOf(sentence, to, 'of', 'filler', 'to') : 0;
    if (next) before.bound = next.bound;
    else if (budget > 0) before.isMoney = true;
    else if (label) before.unit = label.unit;
    else if (skipped === 0) return before;
    else if (isMark(sentence, to, '+')) before.bound ??= 'min';
    before.to += next?.length ?? (budget || (label?.length ?? skipped));
  }
}

/** What joins two numbers, and whether they are the ends of a range then. */
function joinAt(sentence: Sentence, at: number, isBetween: boolean): { isRange: boolean; length: number } {
  const to = lengthOf(sentence, at, 'to');
  if (to > 0) return { isRange: true, length: to };
  return {
    isRange: isBetween || isMark(sentence, at, '-–—'),
    length: isMark(sentence, at, '-–—/') ? 1 : lengthOf(sentence, at, 'and', 'or'),
  };
}

const maxCounted = 20;

/** The second number of `2 o 3 habitaciones`, `de 200 a 300 mil`; undefined where what follows is another quantity. */
function readSecond(sentence: Sentence, first: Amount, at: number, unit: UnitWord | undefined, isBetween: boolean) {
  const { isRange, length } = joinAt(sentence, at, isBetween);
  const label = unit && unitAt(sentence, at + length);
  const skipped = label && measures[label.unit] === measures[unit] ? label.length : 0;
  const amount = length > 0 ? amountAt(sentence, at + length + skipped) : undefined;
  if (!amount || (amount.digits === '' && first.digits !== '')) return undefined;
  const own = unitAt(sentence, amount.to);
  const measure = unit && measures[unit];
  const isOther =
    (measure && own && measures[own.unit] !== measure) ||
    (isCount(measure) && amount.value > maxCounted) ||
    (measure === 'area' && !own && amount.value >= 10 * first.value);
  return isOther ? undefined : { ...amount, isRange, unit: own?.unit, to: amount.to + (own?.length ?? 0) };
}

/** `al mes`, `/mes`, `/m²` behind an amount. */
function readPer(sentence: Sentence, at: number): { per?: 'month' | 'area'; to: number } {
  const slash = isMark(sentence, at, '/') ? 1 : 0;
  const unit = meaningAt(sentence, at + slash, 'unit');
  // `600 €/M.`
  const isMonth = unit?.value === 'monthly' || (slash > 0 && /^m$/i.test(sentence.tokens[at + slash]?.text ?? ''));
  if (unit && isMonth) return { per: 'month', to: at + slash + unit.length };
  const isArea = unit && slash > 0 && measures[unit.value] === 'area';
  return isArea ? { per: 'area', to: at + slash + unit.length } : { to: at };
}

interface Behind {
  bound?: Bound;
  length: number;
}

const none: Behind = { length: 0 };

/** A bound behind a number: `+`, `o más`, and `máximo` where no other number follows. */
function boundBehind(sentence: Sentence, at: number): Behind {
  if (isMark(sentence, at, '+')) return { bound: 'min', length: 1 };
  const next = boundAt(sentence, at);
  if (next) {
    const isOfNext = lengthOf(sentence, at, 'of') > 0 || amountAt(sentence, readBefore(sentence, at).to);
    return (next.bound === 'max' || next.bound === 'min') && !isOfNext ? next : none;
  }
  const more = lengthOf(sentence, at, 'orMore');
  if (more > 0) return { bound: 'min', length: more };
  const less = lengthOf(sentence, at, 'orLess');
  return less > 0 ? { bound: 'max', length: less } : none;
}

/**
 * Reads a number with what it counts or measures.
 * @returns undefined where there is none at a token
 */
export function readQuantity(sentence: Sentence, at: number): Quantity | undefined {
  const before = readBefore(sentence, at);
  const first = amountAt(sentence, before.to);
  if (!first) return undefined;
  const beside = unitAt(sentence, first.to);
  // `3 o más habitaciones`
  const early = beside ? none : boundBehind(sentence, first.to);
  const own = beside ?? unitAt(sentence, first.to + early.length);
  const end = own ? first.to + early.length + own.length : first.to;
  const second = readSecond(sentence, first, end, own?.unit ?? before.unit, before.bound === 'between');
  const said = own?.unit ?? second?.unit;
  // `un piso` and `baños dos` count nothing.
  if (first.digits === '' && first.scale === 1 && !said) return undefined;
  const { per, to } = readPer(sentence, second?.to ?? end);
  const behind = boundBehind(sentence, to);
  const unit = said ?? before.unit;
  const isMoney = per === 'month' || before.isMoney || first.scale > 1 || (second && second.scale > 1);
  const ofUnit = unit ? measures[unit] : isMoney ? 'price' : undefined;
  const scale = second && first.scale === 1 && first.value < 1000 ? second.scale : 1;
  return {
    ...{ from: at, to: to + behind.length, unit, isRange: second?.isRange ?? false, isMonthly: per === 'month' },
    measure: per === 'area' ? 'pricePerArea' : ofUnit,
    bound: behind.bound ?? (own && early.bound) ?? before.bound,
    values: [first.value * scale, ...(second ? [second.value] : [])],
  };
}

export interface Ends {
  min?: number;
  max?: number;
}

/** How far from it a number may be that is `unos` 200.000. */
const tolerance = 0.1;

/** The ends that a number or two stand for. @param usual which end a number alone is */
export function endsOf(
  { values, isRange, bound }: Pick<Quantity, 'values' | 'isRange' | 'bound'>,
  usual: keyof Ends,
): Ends {
  const whole = values.map(Math.round);
  const [min, max] = [Math.min(...whole), Math.max(...whole)];
  if (values.length > 1 && (isRange || bound === 'between')) return { min, max };
  if (bound === 'about') return { min: Math.round(min * (1 - tolerance)), max: Math.round(max * (1 + tolerance)) };
  const end = bound === 'max' || bound === 'under' ? 'max' : bound === 'min' || bound === 'over' ? 'min' : usual;
  return end === 'min' ? { min } : { max };
}

/** The numbers that a count stands for, of one to so many, which is for more, too. */
export function countsOf({ values, isRange, bound, unit }: Quantity, most: number): number[] {
  // One of the French pieces is the living room.
  const counted = values.map((value) => Math.floor(value) - (unit === 'pieces' ? 1 : 0));
  const isNamed = !isRange && (bound === undefined || bound === 'about' || bound === 'between');
  if (isNamed) return [...new Set(counted.map((count) => Math.min(count, most)))].filter((count) => count > 0).sort();
  const { min = 1, max = most } = endsOf({ values: counted, isRange, bound }, 'min');
  const least = Math.min(bound === 'over' ? min + 1 : min, most);
  return Array.from({ length: most }, (_, index) => index + 1).filter(
    (count) => count >= least && (bound === 'under' ? count < max : count <= max),
  );
}

import { isPostcode } from '../../domain/isPostcode.ts';
import type { EstateSort } from '../../domain/sorts.ts';
import type { OperationType } from '../../domain/estate.ts';
import type { CountOption, Range } from '../kinds.ts';
import { filterOf, isFilterOfKind, type EstateFilters, type FilterName } from '../table.ts';
import type { Meaning } from './lexicon.ts';
import { countsOf, endsOf, isMark, type Quantity } from './quantities.ts';
import type { Part, Scan } from './scanSentence.ts';

/** What words may mean, or what is nearest to them: the visitor may choose it, and it is never applied by itself. */
export interface Offer {
  filters: EstateFilters;
  operation?: OperationType;
  sort?: EstateSort;
  /** Of the place that the filters are of. */
  name?: string;
}

/** A number that may mean several things: none is taken for granted. */
export interface Question {
  part: Part;
  /** What it may mean. */
  choices: readonly Offer[];
}

export interface Understood {
  operation?: OperationType;
  filters: EstateFilters;
  sort?: EstateSort;
  /** Parts that became nothing. */
  unused: readonly Part[];
  questions: readonly Question[];
}

/** From which number on one without a unit is money. */
const leastMoney = { buy: 5_000, rent: 200 } as const;

type Option = Extract<Meaning, { as: 'option' }>;

const optionsOf = (part: Part, name: FilterName): string[] =>
  part.as !== 'phrase'
    ? []
    : part.meanings.filter((one): one is Option => one.as === 'option' && one.name === name).map(({ value }) => value);

/** A word for a thing that is looked for, or that a home has: a garage, a storage room. */
const isEither = (part: Part): boolean =>
  optionsOf(part, 'estate_type').length > 0 && optionsOf(part, 'features').length > 0;

/** Whether such a word is what is looked for: nothing of a home stands before it, and no other kind is named. */
function isLookedFor(part: Part, parts: readonly Part[], { uses }: Scan): boolean {
  if (part.as !== 'phrase' || part.scope === 'with' || uses.includes('home')) return false;
  if (parts.some((one) => optionsOf(one, 'estate_type').length > 0 && !isEither(one))) return false;
  const isOfHome = (one: Part): boolean =>
    one.as === 'quantity'
      ? one.quantity.measure === 'rooms' || one.quantity.measure === 'bathrooms'
      : optionsOf(one, 'features').length > 0 && !(isEither(one) && one.as === 'phrase' && one.scope !== 'with');
  return !parts.some((one) => one.from < part.from && isOfHome(one));
}

/** The kinds and features of a phrase; a kind behind a word for `with` or before a place is none. */
function withoutDoubt(part: Part, parts: readonly Part[], scan: Scan): Meaning[] {
  if (part.as !== 'phrase' || (part.scope === 'in' && part.to - part.from === 1)) return [];
  const isKind = isEither(part) ? isLookedFor(part, parts, scan) : !part.scope;
  const isOfPremises = parts.some((one) => optionsOf(one, 'estate_type').includes('premises'));
  const features = optionsOf(part, 'features');
  // What is stored in premises, and in a home.
  const other = isOfPremises ? 'boxrom' : 'storage';
  return part.meanings.filter((one) => {
    if (one.as !== 'option') return true;
    if (one.name === 'estate_type') return isKind;
    return one.name !== 'features' || ((!isKind || !isEither(part)) && (features.length === 1 || one.value !== other));
  });
}

function valueOf(name: FilterName, values: readonly string[], scan: Scan): unknown {
  const { options, match } = filterOf(name);
  const found = options.filter((option) => values.includes(String(option)));
  // `piso en edificio tranquilo`
  if (name === 'estate_type' && found.length > 1) {
    const isList = scan.uses.includes('or') || scan.uses.includes('and');
    const around = isList || !found.includes('flat') ? ['building'] : ['building', 'rural_house'];
    return found.filter((kind) => !around.includes(String(kind))).sort();
  }
  if (isFilterOfKind(name, 'choice') || isFilterOfKind(name, 'marks')) return found.sort();
  // Contradictory: neither.
  return found.length > 1 && match === 'any' && !isFilterOfKind(name, 'age') ? undefined : found[0];
}

const joined = ({ min, max }: Range, next: Range): Range => {
  const all = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }), ...next };
  return all.min !== undefined && all.max !== undefined && all.min > all.max ? { min: all.max, max: all.min } : all;
};

/** A number that no unit stands beside. */
function readBare(quantity: Quantity, said: OperationType | undefined, scan: Scan, parts: readonly Part[]) {
  const { values, from, to, isRange, bound } = quantity;
  const low = Math.min(...values);
  // Of a house: `calle Mayor 250`.
  const isOfStreet =
    scan.uses.lastIndexOf('street', from) >
    scan.uses.findLastIndex(
      (use, at) => at < from && use !== 'street' && use !== 'free' && use !== 'filler' && use !== 'of',
    );
  if (isOfStreet) return undefined;
  const digits = scan.tokens[from]!.text;
  const isRound = low % 500 === 0 || digits.length !== 5;
  if (to === from + 1 && isPostcode(digits) && (digits.startsWith('0') || !isRound)) return { postcode: digits };
  const isYear = low >= 1900 && low < 2050 && low % 50 > 0;
  if (low >= leastMoney[said ?? 'buy'] && !isYear) return { price: endsOf(quantity, 'max') };
  // `de 200 a 300` of a sale means thousands.
  if (said === 'buy' && isRange && low >= 50 && low < 1000) {
    const inThousands = { ...quantity, values: values.map((value) => value * 1000) };
    return { price: endsOf(inThousands, 'max') };
  }
  // `1 place de parking` counts no rooms.
  const isBeside = parts.some(
    (part) => (part.to === from || part.from === to) && optionsOf(part, 'estate_type').length > 0 && !isEither(part),
  );
  const isHomeBeside = scan.uses[from - 1] === 'home' || scan.uses[to] === 'home';
  // `4 Personen`
  const isOfOthers = scan.uses[to] === 'ignored' || scan.tokens[from]?.kind !== 'number';
  const isCount = low >= 1 && low <= 9 && !isOfOthers && !isMark(scan, to, 'ºª%') && bound === undefined;
  return isCount && (isBeside || isHomeBeside) ? { rooms: countsOf(quantity, 4) as CountOption[] } : undefined;
}

/** The sizes that a number without a unit may be, in m²; of smaller and larger ones nobody asks. */
const likelyArea = { least: 20, most: 999 } as const;

/** `piso 120`: a size, or a price in thousands; from 200 on without an operation a rent. */
function questionOf(part: Part, said: OperationType | undefined, { tokens, uses }: Scan): Question[] {
  if (part.as !== 'quantity') return [];
  const { quantity } = part;
  const { measure, values, from, to } = quantity;
  const low = Math.min(...values);
  const isPlain = to === from + 1 && tokens[from]?.kind === 'number' && /^\d{2,4}$/.test(tokens[from].text);
  const isOfOthers = uses[to] === 'ignored' || uses[from - 1] === 'ignored' || uses.includes('street');
  if (measure !== 'bare' || !isPlain || isOfOthers || low < likelyArea.least) return [];
  const isArea = low <= likelyArea.most;
  const isSale = said !== 'rent' && low < 1_000;
  const isRent = said === undefined && low >= leastMoney.rent && low < 1_900;
  return [
    {
      part,
      choices: [
        ...(isArea ? [{ filters: { area: endsOf(quantity, 'min') } }] : []),
        ...(isSale ? [{ filters: { price: { max: low * 1_000 } }, operation: 'buy' as const }] : []),
        ...(isRent ? [{ filters: { price: endsOf(quantity, 'max') }, operation: 'rent' as const }] : []),
      ],
    },
  ].filter(({ choices }) => choices.length > 1);
}

function readMeasured(quantity: Quantity): EstateFilters | undefined {
  const { measure, isBudget, values } = quantity;
  if (isBudget && Math.min(...values) < leastMoney.rent) return undefined;
  if (measure === 'price') return { price: endsOf(quantity, 'max') };
  if (measure === 'area') return { area: endsOf(quantity, 'min') };
  if (measure !== 'rooms' && measure !== 'bathrooms') return undefined;
  const counts = countsOf(quantity, 4) as CountOption[];
  return counts.length > 0 ? { [measure]: counts } : undefined;
}

/** Adds what a number says; @returns whether it says anything */
function addQuantity(filters: EstateFilters, found: EstateFilters | undefined): boolean {
  if (!found) return false;
  const { price, area, ...others } = found;
  Object.assign(filters, others);
  if (price) filters.price = joined(filters.price ?? {}, price);
  if (area) filters.area = joined(filters.area ?? {}, area);
  return true;
}

const operationOf = (parts: readonly Part[]): OperationType | undefined => {
  const said = new Set(
    parts.flatMap((part) =>
      part.as === 'phrase' && part.scope !== 'in'
        ? part.meanings.flatMap((one) => (one.as === 'operation' ? [one.value] : []))
        : [],
    ),
  );
  if (said.size === 1) return [...said][0];
  const isMonthly = parts.some((part) => part.as === 'quantity' && part.quantity.isMonthly);
  return said.size === 0 && isMonthly ? 'rent' : undefined;
};

/** `piso nuevo`: new construction, where the word stands beside a home. */
const newHomesIn = ({ uses, parts }: Scan): number[] =>
  uses.flatMap((one, at) => {
    const isHome = (index: number) =>
      uses[index] === 'home' ||
      parts.some((part) => part.from <= index && index < part.to && optionsOf(part, 'estate_type').length > 0);
    return one === 'newHome' && (isHome(at - 1) || isHome(at + 1)) ? [at] : [];
  });

/**
 * The filters that the parts of a sentence say.
 * @param without tokens that are of a place's name
 * @param operation of the page, where the sentence says none
 */
export function filtersOfParts(
  scan: Scan,
  without: (token: number) => boolean,
  operation: OperationType | undefined,
): Understood {
  const parts = scan.parts.filter(({ from, to }) => {
    for (let at = from; at < to; at += 1) if (without(at)) return false;
    return true;
  });
  const said = operationOf(parts);
  const filters: EstateFilters = {};
  const values = new Map<FilterName, string[]>();
  const add = (name: FilterName, value: string) => values.set(name, [...(values.get(name) ?? []), value]);
  const unused: Part[] = [];
  let sort: EstateSort | undefined;
  for (const part of parts) {
    if (part.as === 'energy') part.ratings.forEach((rating) => add('energy', rating));
    else if (part.as === 'postcode') filters.postcode = part.postcode;
    else if (part.as === 'quantity') {
      const { quantity } = part;
      const found =
        quantity.measure === 'bare' ? readBare(quantity, said ?? operation, scan, parts) : readMeasured(quantity);
      if (!addQuantity(filters, found)) unused.push(part);
    } else {
      const meanings = withoutDoubt(part, parts, scan);
      if (meanings.length === 0) unused.push(part);
      for (const one of meanings) {
        if (one.as === 'option') add(one.name, one.value);
        if (one.as === 'sort') sort = one.value;
      }
    }
  }
  if (newHomesIn(scan).some((at) => !without(at))) add('conservation', 'brandNew');
  for (const [name, all] of values) Object.assign(filters, { [name]: valueOf(name, all, scan) });
  // A list of homes to buy may be left for a rent, which the default says nothing against; one of rents is meant.
  const ofNumbers = said ?? (operation === 'rent' ? operation : undefined);
  const questions = unused.flatMap((part) => questionOf(part, ofNumbers, scan));
  return { ...(said ? { operation: said } : {}), filters, ...(sort ? { sort } : {}), unused, questions };
}

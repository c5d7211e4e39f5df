import type { OperationType } from '../../domain/estate.ts';
import { isPostcode } from '../../domain/isPostcode.ts';
import type { CountOption } from '../kinds.ts';
import type { EstateFilters } from '../table.ts';
import type { Offer, SentenceQuestion } from './Offer.ts';
import { isEither, isKind, optionsOf, type Part, type Scan } from './parts.ts';
import { textOf } from './phrases.ts';
import { countsOf, endsOf, type Quantity } from './quantities.ts';

/** From which number on one without a unit is money. */
const leastMoney = { buy: 5_000, rent: 200 } as const;

/** `calle Mayor 250` */
function isOfStreet({ from }: Quantity, { uses }: Scan): boolean {
  let at = from - 1;
  while (uses[at] === 'free' || uses[at] === 'filler' || uses[at] === 'of') at -= 1;
  return uses[at] === 'street';
}

const partsWithArea = new Set(
  'terrace balcony garden boxrom storage parking swimming_pool equipped_kitchen'.split(' '),
);

/** Whether an area is of something that the home has: `terraza de 20 m²`, `con parcela de 500 m²`. */
function isOfFeature(quantity: Quantity, parts: readonly Part[], { uses }: Scan): boolean {
  const isJoined = (a: Quantity | Part, b: Quantity | Part) =>
    a.to < b.from && uses.slice(a.to, b.from).every((use) => use === 'of');
  return parts.some(
    (part) =>
      part.as === 'phrase' &&
      (isJoined(part, quantity) || isJoined(quantity, part)) &&
      (optionsOf(part, 'features').some((one) => partsWithArea.has(one)) || (part.scope === 'with' && isKind(part))),
  );
}

/** Whether metres are how far away something is: `a 300 m de la playa`. */
function isDistance({ unit, to }: Quantity, { uses }: Scan): boolean {
  const next = uses.findIndex((use, at) => at >= to && use !== 'of' && use !== 'filler' && use !== 'near');
  return unit === 'metres' && ['of', 'near', 'to'].includes(uses[to]!) && uses[next] !== 'part';
}

/** A number that no unit stands beside. */
function readBare(quantity: Quantity, said: OperationType | undefined, scan: Scan, parts: readonly Part[]) {
  const { values, from, to, isRange, bound } = quantity;
  const { uses, tokens } = scan;
  const low = Math.min(...values);
  if (isOfStreet(quantity, scan)) return undefined;
  const digits = tokens[from]!.text;
  const isRound = low % 500 === 0 && !digits.startsWith('0');
  if (to === from + 1 && isPostcode(digits) && !isRound) return { postcode: digits };
  const isYear = low >= 1900 && low < 2050 && low % 50 > 0;
  if (low >= leastMoney[said ?? 'buy'] && !isYear) return { price: endsOf(quantity, 'max') };
  // `de 200 a 300` of a sale means thousands.
  if (said === 'buy' && isRange && low >= 50 && low < 1000)
    return { price: endsOf({ ...quantity, values: values.map((value) => value * 1000) }, 'max') };
  // `4 Personen`, `1 place de parking` count no rooms.
  const isBeside =
    [uses[from - 1], uses[to]].includes('home') ||
    parts.some((part) => (part.to === from || part.from === to) && isKind(part) && !isEither(part));
  const areRooms = low >= 1 && low <= 9 && bound === undefined && isBeside && uses[to] !== 'ignored';
  return areRooms ? { rooms: countsOf(quantity, 4) as CountOption[] } : undefined;
}

/** The filter that a number says; undefined for none. */
export function filtersOfNumber(
  quantity: Quantity,
  said: OperationType | undefined,
  scan: Scan,
  parts: readonly Part[],
): EstateFilters | undefined {
  const { measure, unit, values } = quantity;
  switch (measure) {
    case undefined:
      return readBare(quantity, said, scan, parts);
    case 'price':
      return unit || Math.min(...values) >= leastMoney.rent ? { price: endsOf(quantity, 'max') } : undefined;
    case 'area':
      return isDistance(quantity, scan) || isOfFeature(quantity, parts, scan)
        ? undefined
        : { area: endsOf(quantity, 'min') };
    case 'rooms':
    case 'bathrooms': {
      const counts = countsOf(quantity, 4) as CountOption[];
      return counts.length > 0 ? { [measure]: counts } : undefined;
    }
    default:
      return undefined;
  }
}

/** The sizes that a number without a unit may be, in m²; of smaller and larger ones nobody asks. */
const likelyArea = { least: 20, most: 999 } as const;

/** `piso 120`: a size, or a price in thousands; from 200 on without an operation a rent. */
export function questionOf(part: Part, said: OperationType | undefined, scan: Scan): SentenceQuestion[] {
  if (part.as !== 'quantity' || part.measure !== undefined) return [];
  const { uses } = scan;
  const text = textOf(scan, part);
  const low = Math.min(...part.values);
  const isOfOthers = uses[part.to] === 'ignored' || uses[part.from - 1] === 'ignored' || uses.includes('street');
  if (!/^\d{2,4}$/.test(text) || isOfOthers || low < likelyArea.least) return [];
  const choices: Offer[] = [];
  if (low <= likelyArea.most) choices.push({ filters: { area: endsOf(part, 'min') } });
  if (said !== 'rent' && low < 1_000) choices.push({ filters: { price: { max: low * 1_000 } }, operation: 'buy' });
  if (said === undefined && low >= leastMoney.rent && low < 1_900)
    choices.push({ filters: { price: endsOf(part, 'max') }, operation: 'rent' });
  return choices.length > 1 ? [{ text, choices }] : [];
}

import { hidesPrice } from '#shared/domain/estate.ts';
import { isFields, lowerCase } from './fields.ts';

/**
 * What a hidden price hides with it (PD-27): the fields that hold it, that it is a multiple of (the deposit of a home
 * is a month's rent), and that the law ties it to (a new rent is mostly the last one, or capped by the index).
 */
export const priceFields = [
  'price',
  'previous_price',
  'price_history',
  'deposit',
  'last_rent',
  'rent_increase_reason',
  'reference_index',
] as const;

/** Where a pin has its price and its status. */
const pinPrice = 3;
const pinStatus = 5;

const isHiding = (status: unknown): boolean => hidesPrice(String(lowerCase(status)));

function takePriceOut(estate: unknown): boolean {
  if (!isFields(estate)) return false;
  const present = priceFields.filter((name) => estate[name] !== undefined);
  for (const name of present) delete estate[name];
  return present.length > 0;
}

const hideOwnPrice = (estate: unknown): boolean => isFields(estate) && isHiding(estate.status) && takePriceOut(estate);

const some = (values: unknown, hide: (value: unknown) => boolean): boolean =>
  // Not Array.some, which stops at the first.
  Array.isArray(values) && values.map((value) => hide(value)).includes(true);

/**
 * Takes the price, and all that it follows from, out of a listing whose status hides it, in place; also of those that
 * it is linked to, and of the homes of a development.
 * @returns whether something was taken out
 */
export function hidePrice(estate: unknown): boolean {
  if (!isFields(estate)) return false;
  const units = isFields(estate.development) ? estate.development.units : undefined;
  const hidden = [
    hideOwnPrice(estate),
    some(estate.linked, hideOwnPrice),
    some(units, isHiding(estate.status) ? takePriceOut : hideOwnPrice),
  ];
  return hidden.includes(true);
}

/** The same of a pin of the map. */
export function hidePinPrice(pin: unknown): boolean {
  if (!Array.isArray(pin) || !isHiding(pin[pinStatus]) || pin[pinPrice] === null) return false;
  pin[pinPrice] = null;
  return true;
}

/**
 * The same of a whole answer of the API as it came: an estate, a list, pins, or the confirmation of an enquiry.
 * @returns whether something was taken out
 */
export function hidePrices(answer: unknown): boolean {
  if (!isFields(answer)) return false;
  const hidden = [
    hidePrice(answer),
    some(answer.results, hidePrice),
    some(answer.pins, hidePinPrice),
    hidePrice(answer.info),
  ];
  return hidden.includes(true);
}

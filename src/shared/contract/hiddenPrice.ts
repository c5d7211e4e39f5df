import { hidesPrice } from '#shared/domain/estate.ts';
import { isNoPrice } from '#shared/domain/plausible.ts';
import { isFields, lowerCase, type Fields } from './fields.ts';

/**
 * What tells a price beside itself (PD-27): what was asked before, what is a multiple of it (the deposit of a home is a
 * month's rent), and what the law ties it to (a new rent is mostly the last one, or capped by the index).
 */
const tellingFields = [
  'previous_price',
  'price_history',
  'deposit',
  'last_rent',
  'rent_increase_reason',
  'reference_index',
] as const;

/** All that a hidden price hides. */
export const priceFields = ['price', ...tellingFields] as const;

/** Where a pin has its price and its status. */
const pinPrice = 3;
const pinStatus = 5;

const isHiding = (status: unknown): boolean => hidesPrice(String(lowerCase(status)));

/** No price, or one that is none: it is on request. */
const isOnRequest = ({ price }: Fields): boolean => typeof price !== 'number' || isNoPrice(price);

function takeOut(estate: unknown, names: readonly string[]): string[] {
  if (!isFields(estate)) return [];
  const present = names.filter((name) => estate[name] !== undefined && estate[name] !== null);
  for (const name of present) delete estate[name];
  return present;
}

/** What its own status or price hides of a listing. */
function hideOwnPrice(estate: unknown): string[] {
  if (!isFields(estate)) return [];
  if (isHiding(estate.status)) return takeOut(estate, priceFields);
  return isOnRequest(estate) ? takeOut(estate, tellingFields) : [];
}

const ofEach = (values: unknown, hide: (value: unknown) => string[]): string[] =>
  Array.isArray(values) ? values.flatMap(hide) : [];

/**
 * Takes the price of a listing whose status hides it, and all that a price follows from which is hidden or on request,
 * out of the listing, in place; also of those that it is linked to, and of the homes of a development.
 * @returns the names of what was taken out
 */
export function hidePrice(estate: unknown): string[] {
  if (!isFields(estate)) return [];
  const { development, linked, status } = estate;
  const units = isFields(development) ? development.units : undefined;
  // The lowest of their prices is that of the listing.
  const isHidden = isHiding(status) || isOnRequest(estate);
  return [
    ...hideOwnPrice(estate),
    ...ofEach(linked, hideOwnPrice),
    ...ofEach(units, isHidden ? (unit) => takeOut(unit, priceFields) : hideOwnPrice),
  ];
}

/** The same of a pin of the map. */
export function hidePinPrice(pin: unknown): string[] {
  if (!Array.isArray(pin) || !isHiding(pin[pinStatus]) || pin[pinPrice] === null) return [];
  pin[pinPrice] = null;
  return ['price'];
}

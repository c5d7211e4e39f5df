import { isElsewhere, isNoPrice, isWrongTime } from '#shared/domain/plausible.ts';
import { isFields, type Fields } from './fields.ts';

/** Fields of a listing, and when their value cannot be true. */
const rules: Readonly<Record<string, (value: unknown) => boolean>> = {
  price: isNoPrice,
  previous_price: isNoPrice,
  last_rent: isNoPrice,
  reference_index: isNoPrice,
  location: isElsewhere,
  created_at: isWrongTime,
  updated_at: isWrongTime,
};

const isWrongPoint = (point: unknown): boolean =>
  isFields(point) && (isNoPrice(point.price) || isWrongTime(point.date));

/** Names of the fields of a record whose values cannot be true; of `price_history` where some of its points cannot. */
export function implausibleFields(record: Fields): string[] {
  const names = Object.keys(rules).filter((name) => rules[name]!(record[name]));
  const { price_history: history } = record;
  return Array.isArray(history) && history.some(isWrongPoint) ? [...names, 'price_history'] : names;
}

/**
 * Takes out of a listing, in place, what cannot be true: it counts as absent.
 * @returns the names of those fields
 */
export function dropImplausible(estate: Fields): string[] {
  const names = implausibleFields(estate);
  for (const name of names) {
    if (name === 'price_history') estate[name] = (estate[name] as unknown[]).filter((point) => !isWrongPoint(point));
    else delete estate[name];
  }
  return names;
}

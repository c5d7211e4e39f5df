import { isFields, type Fields } from '#shared/contract/fields.ts';
import { booleanOf, numberOf } from '../../sync/values.ts';

/*
 * Values of JSON as programs write them: numbers as texts, one object in place of a list, null for nothing.
 */

/** A text or number as text, without spaces around it; undefined for an empty one and for anything else. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).trim() || undefined;
}

/** The object that stands in a field; an empty one where there is none. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** The items of a list, or the one that stands in place of it. */
export const itemsOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : isFields(value) ? [value] : [];

export const isYes = (value: unknown): boolean => booleanOf(value) === true;

/** Whether a number says something: the schema has no zero, and programs write it for what is missing. */
export const isStated = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && Number(value) !== 0;

export const isAmount = (value: unknown): boolean => (numberOf(value) ?? 0) > 0;

/** Objects in the order that a field of theirs says; those without it last, as they come. */
export function inOrder(items: Fields[], field: string): Fields[] {
  const orderOf = (item: Fields): number => numberOf(item[field]) ?? Infinity;
  // The difference of two infinities is no number.
  return items.toSorted((one, other) => (orderOf(one) === orderOf(other) ? 0 : orderOf(one) - orderOf(other)));
}

import { isFields, type Fields } from '#shared/contract/fields.ts';

/*
 * Values of the API as it writes them: figures as texts with the commas of English, 0 for nothing, an object in place
 * of a list of one.
 */

/** A text or number as text; undefined for an empty one and for anything else. */
export function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).trim() || undefined;
}

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** The items of a list, or the one that stands in place of it. */
export const itemsOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : value === undefined || value === null ? [] : [value];

const figure = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const range = new RegExp(`^(${figure})\\s*[-–]\\s*(${figure})$`);
const single = new RegExp(`^(${figure})$`);

/** The lowest of a range, as `2 - 4` of a development; undefined for what is none. */
const lowestOf = (text: string): string | undefined => range.exec(text)?.[1];

export const isRange = (value: unknown): boolean => lowestOf(textOf(value) ?? '') !== undefined;

/** `1,368`, and the lowest of `2 - 4`; 0 too. What is no number stays as it is: readListing.ts warns of it. */
export function countOf(value: unknown): number | string | undefined {
  const text = textOf(value);
  if (text === undefined) return undefined;
  const found = lowestOf(text) ?? single.exec(text)?.[1];
  return found === undefined ? text : Number(found.replaceAll(',', ''));
}

/** As `countOf`, without 0, which stands for what nobody filled in. */
export function amountOf(value: unknown): number | string | undefined {
  const count = countOf(value);
  return count === 0 ? undefined : count;
}

/** Words for nothing. */
export function statedText(value: unknown): string | undefined {
  const text = textOf(value);
  return text === undefined || /^(?:unknown|n\/?a|x|-|0)$/i.test(text) ? undefined : text;
}

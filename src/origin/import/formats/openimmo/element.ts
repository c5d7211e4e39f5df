import type { XmlElement } from '../../input/xmlElements.ts';
import { elementAt, textAt } from '../../input/xmlFields.ts';
import { booleanOf, numberOf } from '../../sync/values.ts';

/** An attribute of the first element at a path; undefined where there is none, or nothing in it. */
export const attributeAt = (element: XmlElement | undefined, name: string, ...path: string[]): string | undefined =>
  elementAt(element, ...path)?.attributes[name]?.trim() || undefined;

const germanFlags: Readonly<Record<string, boolean>> = { ja: true, nein: false };

/** `true`, `1`, `JA`; undefined for what says neither yes nor no. */
export function flagOf(text: string | undefined): boolean | undefined {
  const word = text?.toLowerCase() ?? '';
  return Object.hasOwn(germanFlags, word) ? germanFlags[word] : booleanOf(text);
}

export const flagAt = (element: XmlElement | undefined, ...path: string[]): boolean | undefined =>
  flagOf(textAt(element, ...path));

/** Names of the attributes of an element that say yes, as `<fahrstuhl PERSONEN="1"/>`. */
export const flagsOf = (element: XmlElement | undefined): string[] =>
  Object.entries(element?.attributes ?? {})
    .filter(([, text]) => flagOf(text.trim()) === true)
    .map(([name]) => name);

/** Longer than any number is. */
const maxNumberLength = 60;

/** As xs:decimal has it. */
const decimal = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * A number of the schema (`245.300` are 245.3), or as agencies write it (`1.250,50`, `ca. 120 kWh/(m²*a)`). 0 says
 * nothing, as programs write it for what nobody filled in.
 * @returns the text itself where it is no number
 */
export function decimalAt(element: XmlElement | undefined, ...path: string[]): number | string | undefined {
  const text = textAt(element, ...path);
  if (text === undefined || text.length > maxNumberLength) return text;
  const written = /^(?:ca\.?|~)?\s*([+-]?\d[\d.,]*)/i.exec(text)?.[1];
  const value = decimal.test(text) ? Number(text) : numberOf(written);
  return value === 0 ? undefined : (value ?? text);
}

/** As `decimalAt`, for money: `489.000` are 489,000, since no price has thousandths. */
export function amountAt(element: XmlElement | undefined, ...path: string[]): number | string | undefined {
  const text = textAt(element, ...path);
  if (text === undefined || !/^\d{1,3}(?:\.\d{3})+$/.test(text)) return decimalAt(element, ...path);
  return Number(text.replaceAll('.', '')) || undefined;
}

import { booleanOf, numberOf } from '../sync/values.ts';
import type { XmlElement } from './xmlElements.ts';

/** What XML has is text: fields of elements, as the contract has them. */

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The first element at a path below another. */
export function elementAt(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  let found = element;
  for (const name of path) found = found?.children.find((child) => child.name === name);
  return found;
}

/** The text of the first element at a path; undefined where there is none, or nothing in it. */
export const textAt = (element: XmlElement | undefined, ...path: string[]): string | undefined =>
  elementAt(element, ...path)?.text.trim() || undefined;

/** A number at a path, or the text itself where it is none: whoever reads the record tells of it. */
export function numberAt(element: XmlElement | undefined, ...path: string[]): number | string | undefined {
  const text = textAt(element, ...path);
  return numberOf(text) ?? text;
}

/** As `numberAt`, of a number that programs write as 0 where nobody filled it in. */
export const filledNumberAt = (element: XmlElement | undefined, ...path: string[]): number | string | undefined =>
  numberAt(element, ...path) || undefined;

/** Longer than any number is. */
const maxNumberLength = 60;

/** As xs:decimal has it. */
const decimal = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * A number of a format that has decimals (`245.300` are 245.3), or as agencies write it (`1.250,50`,
 * `ca. 120 kWh/(m²*a)`). 0 says nothing, as programs write it for what nobody filled in.
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

/** Undefined for what says neither yes nor no. */
export const flagAt = (element: XmlElement | undefined, ...path: string[]): boolean | undefined =>
  booleanOf(textAt(element, ...path));

/** Whether an element says yes. */
export const isYesAt = (element: XmlElement | undefined, ...path: string[]): boolean =>
  flagAt(element, ...path) === true;

/** An attribute of the first element at a path; undefined where there is none, or nothing in it. */
export const attributeAt = (element: XmlElement | undefined, name: string, ...path: string[]): string | undefined =>
  elementAt(element, ...path)?.attributes[name]?.trim() || undefined;

/** Names of the attributes of an element that say yes, as `<fahrstuhl PERSONEN="1"/>`. */
export const flagsOf = (element: XmlElement | undefined): string[] =>
  Object.entries(element?.attributes ?? {})
    .filter(([, text]) => booleanOf(text) === true)
    .map(([name]) => name);

/**
 * Texts by language, where an element has one for each (`<desc><es>…</es><en>…</en></desc>`), else its own text.
 * @returns undefined for an element without any
 */
export function textsByLanguage(element: XmlElement | undefined): Record<string, string> | string | undefined {
  if (!element) return undefined;
  if (element.children.length === 0) return element.text.trim() || undefined;
  const texts: Record<string, string> = {};
  for (const { name, text } of element.children) if (text.trim() !== '') texts[name] ??= text.trim();
  return Object.keys(texts).length === 0 ? undefined : texts;
}

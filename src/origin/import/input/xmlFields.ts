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

/** Whether an element says yes. */
export const isYesAt = (element: XmlElement | undefined, ...path: string[]): boolean =>
  booleanOf(textAt(element, ...path)) === true;

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

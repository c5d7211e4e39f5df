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

/** The code of a language, as programs name elements. */
const isLanguage = ({ name }: XmlElement): boolean => /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(name);

/** The languages whose words are known best, before all others. */
const knownBest = ['en', 'es', 'ca'];

const hasLanguages = ({ children }: XmlElement): boolean => children.length > 0 && children.every(isLanguage);

/** `---`, in place of nothing. */
const dashes = /^[-–—]+$/;

/** As `textOf`, of an element that need not be read. */
export function textIn(element: XmlElement): string {
  const own = element.text.trim().replace(dashes, '');
  if (own !== '' || !hasLanguages(element)) return own;
  const texts = element.children.map((child) => [child.name.toLowerCase(), child.text.trim()] as const);
  const filled = texts.filter(([, text]) => text !== '');
  const best = knownBest.flatMap((language) => filled.filter(([name]) => name === language));
  return (best[0] ?? filled[0])?.[1] ?? '';
}

/**
 * The text of an element; where it has one for each language (`<feature><en>Lift</en></feature>`), that of the language
 * whose words are known best. Empty where there is none.
 */
export function textOf(element: XmlElement): string {
  element.isRead = true;
  if (hasLanguages(element)) for (const child of element.children) child.isRead = true;
  return textIn(element);
}

/** An attribute without spaces around it; undefined where there is none, or nothing in it. */
export function attributeOf(element: XmlElement, name: string): string | undefined {
  const text = Object.hasOwn(element.attributes, name) ? element.attributes[name]!.trim() : '';
  if (text !== '') (element.readAttributes ??= new Set()).add(name);
  return text || undefined;
}

/**
 * The text of the first element at a path, or of an attribute in its place (`<location latitude="36.5"/>`); undefined
 * where there is none, or nothing in it.
 */
export function textAt(element: XmlElement | undefined, ...path: string[]): string | undefined {
  const parent = elementAt(element, ...path.slice(0, -1));
  const name = path.at(-1);
  const found = name === undefined ? parent : elementAt(parent, name);
  const text = found && textOf(found);
  return text || (parent && name !== undefined ? attributeOf(parent, name) : undefined);
}

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

/** What may stand behind a figure: a unit of what it measures. */
const unit = /^\s*(?:m2|m²|qm|kWh.*|kg.*|Stück|Stk\.?)?\s*$/i;

/**
 * A number of a format that has decimals (`245.300` are 245.3), or as agencies write it (`1.250,50`,
 * `ca. 120 kWh/(m²*a)`). 0 says nothing, as programs write it for what nobody filled in.
 * @returns the text itself where it is no number, or more than one
 */
export function decimalAt(element: XmlElement | undefined, ...path: string[]): number | string | undefined {
  const text = textAt(element, ...path);
  if (text === undefined || text.length > maxNumberLength) return text;
  const [, written, rest = ''] = /^(?:ca\.?|~)?\s*([+-]?\d[\d.,]*)(.*)$/is.exec(text) ?? [];
  const value = decimal.test(text) ? Number(text) : unit.test(rest) ? numberOf(written) : undefined;
  return value === 0 ? undefined : (value ?? text);
}

/** As `decimalAt`, for money: `489.000` are 489,000, since no price has thousandths. */
export function amountAt(element: XmlElement | undefined, ...path: string[]): number | string | undefined {
  const text = textAt(element, ...path);
  if (text === undefined) return undefined;
  if (/^\d{1,3}(?:\.\d{3})+$/.test(text)) return Number(text.replaceAll('.', '')) || undefined;
  return decimal.test(text) ? Number(text) || undefined : (numberOf(text) ?? text) || undefined;
}

/** Undefined for what says neither yes nor no. */
export const flagAt = (element: XmlElement | undefined, ...path: string[]): boolean | undefined =>
  booleanOf(textAt(element, ...path));

/** Whether an element says yes. */
export const isYesAt = (element: XmlElement | undefined, ...path: string[]): boolean =>
  flagAt(element, ...path) === true;

const attributeIn = (element: XmlElement | undefined, name: string): string | undefined =>
  element && attributeOf(element, name);

/** An attribute of the first element at a path; undefined where there is none, or nothing in it. */
export const attributeAt = (element: XmlElement | undefined, name: string, ...path: string[]): string | undefined =>
  attributeIn(elementAt(element, ...path), name);

/** Names of the attributes of an element that say yes, as `<fahrstuhl PERSONEN="1"/>`. */
export const flagsOf = (element: XmlElement | undefined): string[] =>
  element === undefined
    ? []
    : Object.keys(element.attributes).filter((name) => booleanOf(attributeOf(element, name)) === true);

/**
 * Texts by language, where an element has one for each (`<desc><es>…</es><en>…</en></desc>`), else its own text.
 * @returns undefined for an element without any
 */
export function textsByLanguage(element: XmlElement | undefined): Record<string, string> | string | undefined {
  if (!element) return undefined;
  if (element.children.length === 0) return textOf(element) || undefined;
  const texts: Record<string, string> = {};
  for (const child of element.children) {
    const text = textOf(child);
    if (text !== '') texts[child.name] ??= text;
  }
  return Object.keys(texts).length === 0 ? undefined : texts;
}

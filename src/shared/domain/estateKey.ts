import { foldLetters } from './foldLetters.ts';
import { slugify } from './slugify.ts';

/**
 * What an estate is known by. Its reference is what the agency calls it, shown as it is written (`12/B`, `Ático-3`).
 * Its key stands for it in URLs, calls, favourites, leads, alerts and tags: the reference made safe, and made unique
 * where another estate has that key already. Keys are compared without case.
 */
const maxReferenceLength = 60;

/** The longest key in characters: that of the longest reference, with a number after it. */
export const maxKeyLength = 80;

/** Source of a regular expression for a key, as any upstream may have it; the bundled origin's are slugs. */
export const keyPattern = '[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9])?';

const wholeKey = new RegExp(`^${keyPattern}$`);

/** Whether a text can name an estate in a URL. */
export const isKey = (text: string): boolean => text.length <= maxKeyLength && wholeKey.test(text);

/** Whether it may be a reference: 1 to 60 printable characters. */
export const isReference = (text: string): boolean =>
  text.trim() === text &&
  text !== '' &&
  Array.from(text).length <= maxReferenceLength &&
  !/[\p{C}\p{Zl}\p{Zp}]/u.test(text);

/** A reference as a slug: `12/B` → `12-b`. Of other alphabets, whose letters no slug has, the codes of its letters. */
export const slugOfReference = (reference: string): string =>
  slugify(reference) ||
  [...reference.trim()]
    .map((letter) => letter.codePointAt(0)!.toString(16))
    .join('-')
    .slice(0, maxKeyLength);

/** The key of an estate whose upstream gives none: its reference where a URL can hold it as it is. */
export const keyOfReference = (reference: string): string =>
  isKey(reference) ? reference : slugOfReference(reference);

/** The form in which keys are compared. */
export const foldKey = (key: string): string => key.toLowerCase();

/** Letters and digits alone, without case and accents: what a search compares. `MS0116-3310` → `ms01163310`. */
export const foldReference = (text: string): string => foldLetters(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Words before a reference: `Ref.`, `Referencia:`. */
const introduction = /^ref(?:er[eè]ncia|erence)?\b[.:#º\s]*/i;

/** A typed text without a word that announces a reference. */
export const withoutIntroduction = (text: string): string => text.trim().replace(introduction, '');

/**
 * What of a typed text may be a reference, as `foldReference` writes one: all of it, and all after a word that
 * announces one. Of `ref 12` both may be meant.
 */
export function typedReferences(text: string): string[] {
  return [...new Set([text, withoutIntroduction(text)].map(foldReference))].filter((folded) => folded !== '');
}

/** Whether a typed text looks like a reference: one word or two with a digit among them. Names of places have none. */
export const looksLikeReference = (text: string): boolean =>
  isReference(text.trim()) && /\p{N}/u.test(text) && withoutIntroduction(text).split(/\s+/).length <= 2;

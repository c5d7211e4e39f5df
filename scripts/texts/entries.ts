import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namespaces, type Dictionary, type Namespace } from '#shared/i18n/namespaces.ts';
import { isLawyersText } from '#shared/views/legal/lawyersTexts.ts';

/** The dictionaries of one language. */
export type Texts = Record<Namespace, Dictionary>;

/** A text that a language has or needs. */
export interface Entry {
  namespace: Namespace;
  key: string;
  /** What it translates: the Spanish text of the key, or of the form that comes next to it. */
  spanish: string;
  /** Empty where it is missing. */
  text: string;
  /** The numbers that a form of plural is for, as `2, 3, 4`. */
  numbers?: string | undefined;
  /** Whether a language may do without: a word for one number, a form of gender or for what is no home. */
  optional: boolean;
}

/** The form of plural at the end of a key of i18next (https://www.i18next.com/translation-function/plurals). */
const pluralEnd = /(_ordinal)?_(one|two|few|many|other)$/;

/** A form that not every language has, or not for the same words: nought, gender, no home, a word for one number. */
const looseEnd = /_(zero|female|male|any|\d)$/;

/** Of them those that a language may do without. */
const optionalEnd = /_(female|male|any|\d)$/;

/** The key without its form. */
export const stemOf = (key: string): string => key.replace(pluralEnd, '').replace(looseEnd, '');

export const pluralRules = (language: string, key: string): Intl.PluralRules =>
  new Intl.PluralRules(language, { type: key.includes('_ordinal_') ? 'ordinal' : 'cardinal' });

/** The first whole numbers that a form of plural is for; those of `many` may be millions. */
function numbersOf(language: string, key: string): string | undefined {
  const form = pluralEnd.exec(key)?.[2];
  if (form === undefined) return undefined;
  const rules = pluralRules(language, key);
  const numbers = [...Array(200).keys(), 1_000_000].filter((number) => rules.select(number) === form);
  return numbers.slice(0, 5).join(', ') || 'fractions';
}

/** @returns the keys that a Spanish key stands for in a language: its own forms of plural, by CLDR */
function keysFor(spanishKey: string, language: string): string[] {
  if (!pluralEnd.test(spanishKey)) return [spanishKey];
  const start = spanishKey.slice(0, spanishKey.lastIndexOf('_'));
  return pluralRules(language, spanishKey)
    .resolvedOptions()
    .pluralCategories.map((form) => `${start}_${form}`);
}

/** What a key translates; undefined for one that Spanish does not have in any form. */
function spanishOf(key: string, spanish: Dictionary): string | undefined {
  const other = key.replace(pluralEnd, '$1_other');
  const stem = stemOf(key);
  return (
    spanish[key] ?? spanish[other] ?? spanish[stem] ?? spanish[`${stem}_other`] ?? spanish[`${stem}_ordinal_other`]
  );
}

/** What stands over a legal text that is the Spanish one: with it, a language may do without the rest. */
const notice = { inSpanish: 'Por ahora, este texto legal solo está en español.' };

/** What a language translates: the Spanish texts, and what Spanish has no use for. */
export const sourceOf = (namespace: Namespace, spanish: Dictionary): Dictionary =>
  isLawyersText(namespace) && Object.keys(spanish).length > 0 ? { ...spanish, ...notice } : spanish;

function entriesIn(namespace: Namespace, language: string, spanish: Dictionary, own: Dictionary): Entry[] {
  const source = sourceOf(namespace, spanish);
  const needed = Object.keys(source).flatMap((key) => keysFor(key, language));
  const keys = [...new Set([...needed, ...Object.keys(own)])];
  return keys.flatMap((key) => {
    const reference = spanishOf(key, source);
    if (reference === undefined) return [];
    const optional = optionalEnd.test(key) || !needed.includes(key) || key in notice || own['inSpanish'] !== undefined;
    const text = own[key] ?? '';
    return [{ namespace, key, spanish: reference, text, numbers: numbersOf(language, key), optional }];
  });
}

/** All texts that a language has or needs, as Spanish has them, namespace after namespace. */
export const entriesOf = (language: string, spanish: Texts, own: Texts): Entry[] =>
  namespaces.flatMap((namespace) => entriesIn(namespace, language, spanish[namespace], own[namespace]));

/** The dictionaries of a folder; one that is not there is empty. */
export function readTexts(folder: string): Texts {
  const read = (namespace: Namespace): Dictionary => {
    const file = path.join(folder, `${namespace}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Dictionary) : {};
  };
  return Object.fromEntries(namespaces.map((namespace) => [namespace, read(namespace)])) as Texts;
}

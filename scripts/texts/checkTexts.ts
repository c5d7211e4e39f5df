import { namespaces } from '#shared/i18n/namespaces.ts';
import { entriesOf, pluralRules, sourceOf, stemOf, type Entry, type Texts } from './entries.ts';

/** What is wrong with a text: the first four are faults, the others for a person to look at. */
export const findings = {
  missing: 'missing',
  unknown: 'keys that Spanish does not have',
  placeholders: 'other values or tags than the Spanish text',
  forms: 'forms of plural that the language does not have',
  same: 'equal to the Spanish text',
  long: 'too long for a button',
} as const;

export type FindingKind = keyof typeof findings;

export const faults: readonly FindingKind[] = ['missing', 'unknown', 'placeholders', 'forms'];

export interface Finding {
  kind: FindingKind;
  /** `namespace:key` */
  key: string;
  detail: string;
}

/** Values in braces, and tags: a translation has the same, in any order. */
export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*([\w]+)|<\/?\w+\/?>/g)].map(([tag, value]) => value ?? tag).sort();

/** Whether a text has what its Spanish one has; a word for one number may leave the number out. */
export const hasSamePlaceholders = ({ key, spanish, text }: Pick<Entry, 'key' | 'spanish' | 'text'>): boolean =>
  /_\d$/.test(key) || placeholdersOf(text).join() === placeholdersOf(spanish).join();

const wordsOf = (text: string): string => text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, '').trim();

/**
 * How long the translation of a label may be: labels of controls are short texts that are no sentence. A control of 20
 * letters has room for half as many again (German needs a third more than Spanish), a short one for ten more.
 */
export function mostLetters(spanish: string): number {
  const words = wordsOf(spanish);
  if (words.length > 20 || /[.?!…:]$|\n/.test(words)) return Number.POSITIVE_INFINITY;
  return words.length + 10;
}

function findingsIn(entry: Entry): Finding[] {
  const { namespace, spanish, text, optional, numbers } = entry;
  const found = (kind: FindingKind, detail: string): Finding[] => [{ kind, key: `${namespace}:${entry.key}`, detail }];
  if (text.trim() === '')
    return optional ? [] : found('missing', numbers === undefined ? spanish : `(for ${numbers}) ${spanish}`);
  const letters = wordsOf(text).length;
  return [
    ...(hasSamePlaceholders(entry) ? [] : found('placeholders', `${spanish} → ${text}`)),
    ...(text === spanish && /\p{L}{3,}/u.test(wordsOf(text)) ? found('same', text) : []),
    ...(letters > mostLetters(spanish) ? found('long', `${text} (${letters} of ${mostLetters(spanish)} letters)`) : []),
  ];
}

/** Keys of a language that have no place: of no Spanish text, or a form of plural that CLDR does not give it. */
function strayKeys(language: string, spanish: Texts, own: Texts): Finding[] {
  return namespaces.flatMap((namespace) => {
    const stems = new Set(Object.keys(sourceOf(namespace, spanish[namespace])).map(stemOf));
    return Object.entries(own[namespace]).flatMap(([key, text]): Finding[] => {
      const name = `${namespace}:${key}`;
      if (!stems.has(stemOf(key))) return [{ kind: 'unknown', key: name, detail: text }];
      const form = /_(one|two|few|many|other)$/.exec(key)?.[1] as Intl.LDMLPluralRule | undefined;
      const forms = pluralRules(language, key).resolvedOptions().pluralCategories;
      return form && !forms.includes(form) ? [{ kind: 'forms', key: name, detail: `has ${forms.join(', ')}` }] : [];
    });
  });
}

/** What a translator should look at in a language, compared with Spanish and with CLDR's forms of plural. */
export const checkTexts = (language: string, spanish: Texts, own: Texts): Finding[] => [
  ...entriesOf(language, spanish, own).flatMap(findingsIn),
  ...strayKeys(language, spanish, own),
];

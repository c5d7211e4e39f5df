import { isFields } from '#shared/contract/fields.ts';
import { hasMarkup } from './plainText.ts';

/** The locale tags of the site, by the ways in which languages are written. */
const tags: Readonly<Record<string, string>> = {
  ...{ es: 'es-ES', spa: 'es-ES', spanish: 'es-ES', espanol: 'es-ES', castellano: 'es-ES' },
  ...{ ca: 'ca-ES', cat: 'ca-ES', va: 'ca-ES', catalan: 'ca-ES', catala: 'ca-ES', valencia: 'ca-ES' },
  ...{ en: 'en-US', eng: 'en-US', english: 'en-US', ingles: 'en-US' },
};

const isTag = (name: string): boolean => name === 'es-ES' || name === 'ca-ES' || name === 'en-US';

const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The tag under which a language's texts are kept: ours for one of the site's, else its own. */
function tagOf(name: string): string | undefined {
  if (isTag(name)) return name;
  const folded = fold(name);
  const [language = ''] = folded.split(/[-_]/);
  return tags[folded] ?? tags[language] ?? (/^[a-z]{2,3}$/.test(language) ? language : undefined);
}

type Texts = Record<string, string | string[]>;

interface LocalisedTexts {
  /** By locale tag; `es-ES` is always there, and `language` says what it is in where that is not Spanish. */
  texts: Texts | undefined;
  wasHtml: boolean;
  /** The first of the languages given stands in for Spanish. */
  isForeign: boolean;
}

/**
 * Texts by language, as a source has them: by any spelling of a language, or one text alone, which is Spanish. Lists
 * stay lists.
 * @param read what is kept of one text; an empty one is left out
 */
export function localisedOf(value: unknown, read: (text: string) => string): LocalisedTexts {
  const given = isFields(value) ? Object.entries(value) : [['es', value] as const];
  const texts: Texts = {};
  let wasHtml = false;
  for (const [name, text] of given) {
    const tag = name === 'language' ? undefined : tagOf(name);
    if (tag === undefined || texts[tag] !== undefined) continue;
    const parts = (Array.isArray(text) ? (text as unknown[]) : [text]).filter((part) => typeof part === 'string');
    wasHtml ||= parts.some(hasMarkup);
    const kept = parts.map(read).filter((part) => part !== '');
    if (kept.length > 0) texts[tag] = Array.isArray(text) ? kept : kept[0]!;
  }
  const [first] = Object.keys(texts);
  if (first === undefined) return { texts: undefined, wasHtml, isForeign: false };
  if (texts['es-ES'] !== undefined) return { texts: keepLanguage(texts, value), wasHtml, isForeign: false };
  return {
    texts: { 'es-ES': texts[first]!, ...texts, language: first.slice(0, 2) },
    wasHtml,
    isForeign: true,
  };
}

/** What a source says already of the language of its first text. */
const keepLanguage = (texts: Texts, value: unknown): Texts =>
  isFields(value) && typeof value.language === 'string' ? { ...texts, language: value.language } : texts;

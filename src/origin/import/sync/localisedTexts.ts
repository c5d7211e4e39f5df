import { isDeepStrictEqual } from 'node:util';
import { isFields } from '#shared/contract/fields.ts';
import { foldLetters } from '#shared/domain/foldLetters.ts';
import { feedWordsOf } from '#shared/i18n/feedWordsOf.ts';
import { languageFacts, languages } from '#shared/i18n/languages.ts';
import { lookUp } from '#shared/lookUp.ts';
import { hasMarkup } from './plainText.ts';

/** The locale tags of the software, by the ways in which languages are written. */
const tags: Readonly<Record<string, string>> = Object.fromEntries(
  languages.flatMap((language) => feedWordsOf(language).names.map((name) => [name, languageFacts[language].tag])),
);

const isTag = (name: string): boolean => languages.some((language) => languageFacts[language].tag === name);

/** As `lang` has it: the code of three letters has a shorter one, `swe` is `sv`. */
const codeOf = (language: string): string | undefined =>
  /^[a-z]{2,3}$/.test(language) ? Intl.getCanonicalLocales(language)[0] : undefined;

/** The tag under which a language's texts are kept: ours for one of the software's, else its own without a region. */
function tagOf(name: string): string | undefined {
  if (isTag(name)) return name;
  const folded = foldLetters(name);
  const [language = ''] = folded.split(/[-_]/);
  return lookUp(tags, folded) ?? lookUp(tags, language) ?? codeOf(language);
}

type Texts = Record<string, string | string[]>;

interface LocalisedTexts {
  /** By locale tag; `es-ES` is always there, and `language` says what it is in where that is not Spanish. */
  texts: Texts | undefined;
  wasHtml: boolean;
  /** The first of the languages given stands in for Spanish. */
  isForeign: boolean;
  /** Names that are those of no language: what stands under them is left out. */
  unknown: string[];
  /** Names of languages that have another text: of `en-US` and `en-GB` one is kept, ours, else the first. */
  twice: string[];
}

/**
 * Texts by language, as a source has them: by any spelling of a language, or one text alone, which is Spanish. Lists
 * stay lists. Regions are no languages: `fr-CA` is `fr-FR`, `pt-BR` is `pt`.
 * @param read what is kept of one text; an empty one is left out
 */
export function localisedOf(value: unknown, read: (text: string) => string): LocalisedTexts {
  const given = isFields(value) ? Object.entries(value) : [['es', value] as const];
  const texts: Texts = {};
  const names: Record<string, string> = {};
  const unknown: string[] = [];
  const twice: string[] = [];
  let wasHtml = false;
  for (const [name, text] of given) {
    if (name === 'language') continue;
    const tag = tagOf(name);
    const parts = (Array.isArray(text) ? (text as unknown[]) : [text]).filter((part) => typeof part === 'string');
    const kept = parts.map(read).filter((part) => part !== '');
    if (tag === undefined) unknown.push(name);
    if (tag === undefined || kept.length === 0) continue;
    wasHtml ||= parts.some(hasMarkup);
    const one = Array.isArray(text) ? kept : kept[0]!;
    const isSecond = texts[tag] !== undefined && !isDeepStrictEqual(texts[tag], one);
    if (isSecond) twice.push(isTag(name) ? names[tag]! : name);
    if (isSecond && !isTag(name)) continue;
    texts[tag] = one;
    names[tag] = name;
  }
  const [first] = Object.keys(texts);
  const found = { wasHtml, unknown, twice };
  if (first === undefined) return { texts: undefined, isForeign: false, ...found };
  if (texts['es-ES'] !== undefined) return { texts: keepLanguage(texts, value), isForeign: false, ...found };
  return { texts: { 'es-ES': texts[first]!, ...texts, language: first.split('-')[0]! }, isForeign: true, ...found };
}

/** What a source says already of the language of its first text. */
const keepLanguage = (texts: Texts, value: unknown): Texts =>
  isFields(value) && typeof value.language === 'string' ? { ...texts, language: value.language } : texts;

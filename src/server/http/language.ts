import type { Request, RequestHandler } from 'express';
import i18next, { type i18n as I18n } from 'i18next';
import { handle, LanguageDetector } from 'i18next-http-middleware';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { defaultLanguage, isLanguage, languages, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary, namespaces } from '#shared/i18n/loadDictionary.ts';
import { memoizeTexts } from './memoizeTexts.ts';

/**
 * i18next in one language, for rendering pages. It is never switched, so that its texts can be memoized and shared by
 * all requests.
 */
export async function createI18n(language: Language): Promise<I18n> {
  const dictionaries = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await loadDictionary(language, namespace)] as const),
  );
  const instance = i18next.createInstance();
  await instance.init({
    ...i18nOptions,
    lng: language,
    ns: [...namespaces],
    resources: { [language]: Object.fromEntries(dictionaries) },
  });
  memoizeTexts(instance);
  return instance;
}

/**
 * The first segment of a path as a language. The detector alone would also take `en-US` for one, which has no pages.
 */
function languageOfSegment(segment: string): Language {
  const language = segment.toLowerCase();
  return isLanguage(language) ? language : defaultLanguage;
}

/** The instance for what the server says itself, in all languages; the middleware clones it for each request. */
async function createServerI18n(): Promise<I18n> {
  const dictionaries = await Promise.all(
    languages.map(async (language) => [language, { server: await loadDictionary(language, 'server') }] as const),
  );
  const instance = i18next.createInstance();
  await instance.use(LanguageDetector).init({
    ...i18nOptions,
    fallbackLng: defaultLanguage,
    supportedLngs: languages,
    ns: ['server'],
    resources: Object.fromEntries(dictionaries),
    // The path decides: no cookie, no Accept-Language (PD-17).
    detection: {
      order: ['path'],
      lookupFromPathIndex: 0,
      caches: false,
      convertDetectedLanguage: languageOfSegment,
    },
  });
  return instance;
}

/** The instances for rendering pages. */
export async function createPageI18n(): Promise<Record<Language, I18n>> {
  const instances = await Promise.all(
    languages.map(async (language) => [language, await createI18n(language)] as const),
  );
  return Object.fromEntries(instances) as Record<Language, I18n>;
}

/** Of the page that a URL is: the path says it, but where a page has one path for all languages (PD-73). */
function pageLanguageOf(req: Request): Language {
  // Absent where an error comes before the URL is resolved.
  const { resolution } = req;
  return resolution?.kind === 'match' ? resolution.address.language : languageOfSegment(req.language);
}

/**
 * Takes the language from the first segment of the path: `req.language`, `req.t` for what the server says itself,
 * `req.i18n` for rendering pages, and the Content-Language of the response.
 */
export async function createLanguageMiddleware(pageI18n: Readonly<Record<Language, I18n>>): Promise<RequestHandler> {
  const setLanguage = handle(await createServerI18n());
  return (req, res, next) => {
    setLanguage(req, res, () => {
      req.i18n = pageI18n[pageLanguageOf(req)];
      next();
    });
  };
}

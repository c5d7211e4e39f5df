import type { Request, RequestHandler } from 'express';
import i18next, { type i18n as I18n } from 'i18next';
import { handle, LanguageDetector } from 'i18next-http-middleware';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { defaultLanguage, valueIn, type BySiteLanguage, type Language } from '#shared/i18n/languages.ts';
import { namespaces, type LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import { memoizeTexts } from './memoizeTexts.ts';

/**
 * i18next in one language, for rendering pages. It is never switched, so that its texts can be memoized and shared by
 * all requests.
 */
export async function createI18n(language: Language, texts: LoadDictionary): Promise<I18n> {
  const dictionaries = await Promise.all(
    namespaces.map(async (namespace) => [namespace, await texts(language, namespace)] as const),
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
 * The first segment of a path as a language of the site. The detector alone would also take `en-US` for one, which has
 * no pages.
 */
const languageOfSegment = (segment: string, languages: readonly Language[]): Language =>
  languages.find((language) => language === segment.toLowerCase()) ?? defaultLanguage;

/**
 * The instance for what the server says itself, in all languages of the site; the middleware clones it for each
 * request.
 */
async function createServerI18n(languages: readonly Language[], texts: LoadDictionary): Promise<I18n> {
  const dictionaries = await Promise.all(
    languages.map(async (language) => [language, { server: await texts(language, 'server') }] as const),
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
      convertDetectedLanguage: (segment: string) => languageOfSegment(segment, languages),
    },
  });
  return instance;
}

/**
 * The instances for rendering pages.
 * @param languages of the site
 * @param texts of the network
 */
export async function createPageI18n(
  languages: readonly Language[],
  texts: LoadDictionary,
): Promise<BySiteLanguage<I18n>> {
  const instances = await Promise.all(
    languages.map(async (language) => [language, await createI18n(language, texts)] as const),
  );
  return Object.fromEntries(instances) as unknown as BySiteLanguage<I18n>;
}

/** Of the page that a URL is: the path says it, but where a page has one path for all languages (PD-73). */
function pageLanguageOf({ resolution, language }: Request): Language {
  // Absent where an error comes before the URL is resolved.
  return resolution?.kind === 'match' ? resolution.address.language : (language as Language);
}

/**
 * Takes the language from the first segment of the path: `req.language`, `req.t` for what the server says itself,
 * `req.i18n` for rendering pages, and the Content-Language of the response.
 */
export async function createLanguageMiddleware(
  pageI18n: BySiteLanguage<I18n>,
  texts: LoadDictionary,
): Promise<RequestHandler> {
  const setLanguage = handle(await createServerI18n(Object.keys(pageI18n) as Language[], texts));
  return (req, res, next) => {
    setLanguage(req, res, () => {
      req.i18n = valueIn(pageI18n, pageLanguageOf(req));
      next();
    });
  };
}

import type { RequestHandler } from 'express';
import i18next, { type i18n as I18n } from 'i18next';
import { LanguageDetector } from 'i18next-http-middleware';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { defaultLanguage, languages, type Language } from '#shared/i18n/languages.ts';
import { loadDictionary, namespaces } from '#shared/i18n/loadDictionary.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import { memoizeTexts } from './memoizeTexts.ts';

/** i18next in one language, made at start and never switched: one switched by a request would answer the next in the wrong one. */
async function createI18n(language: Language): Promise<I18n> {
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

/** The path decides, read by the same function as everywhere; no cookie, no Accept-Language (PD-17). */
function createDetector(i18n: I18n): LanguageDetector {
  const detector = new LanguageDetector(i18n.services, { caches: false });
  detector.addDetector({
    name: 'prefix',
    lookup: (req) => splitLanguage((req as { path: string }).path).language,
    cacheUserLanguage: () => {},
  });
  return detector;
}

/**
 * Takes the language from the path: `req.language`, `req.i18n`, and the Content-Language of the answer.
 * Of i18next-http-middleware the detector only: its handler clones an instance for each request, which costs a tenth of a page.
 */
export async function createLanguageMiddleware(): Promise<RequestHandler> {
  const instances = Object.fromEntries(
    await Promise.all(languages.map(async (language) => [language, await createI18n(language)])),
  ) as Record<Language, I18n>;
  const detector = createDetector(instances[defaultLanguage]);
  return (req, res, next) => {
    const language = detector.detect(req, res, ['prefix']) as unknown as Language;
    req.language = language;
    req.i18n = instances[language];
    res.set('Content-Language', language);
    next();
  };
}

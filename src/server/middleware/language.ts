import i18next, { type i18n as I18n } from 'i18next';
import * as i18nMiddleware from 'i18next-http-middleware';
import type { RequestHandler } from 'express';
import { defaultLanguage, languages, type Language } from '#shared/i18n/languages.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import { loadDictionary, namespaces, type Dictionary } from '#shared/i18n/loadDictionary.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';

type Resources = Record<Language, Record<string, Dictionary>>;

async function loadAll(): Promise<Resources> {
  const entries = languages.map(async (language) => {
    const dictionaries = await Promise.all(namespaces.map((namespace) => loadDictionary(language, namespace)));
    return [language, Object.fromEntries(namespaces.map((namespace, index) => [namespace, dictionaries[index]!]))] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Resources;
}

/** i18next with every dictionary in memory. Requests get clones of it with a language of their own: it is never switched itself. */
async function createServerI18n(): Promise<I18n> {
  const detector = new i18nMiddleware.LanguageDetector();
  // The path decides, read by the same function as everywhere; no cookie, no Accept-Language (decision 17).
  detector.addDetector({ name: 'prefix', lookup: (req) => splitLanguage((req as { path: string }).path).language, cacheUserLanguage: () => {} });
  const instance = i18next.createInstance().use(detector);
  await instance.init({
    ...i18nOptions,
    resources: await loadAll(),
    supportedLngs: [...languages],
    preload: [...languages],
    ns: [...namespaces],
    fallbackLng: defaultLanguage,
    detection: { order: ['prefix'], caches: false },
  });
  return instance;
}

/** Takes the language from the path: `req.language`, `req.i18n`, and the Content-Language of the answer. */
export async function createLanguageMiddleware(): Promise<RequestHandler> {
  return i18nMiddleware.handle(await createServerI18n());
}

import i18next from 'i18next';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { loadDictionary } from '#shared/i18n/loadDictionary.ts';
import type { SearchT } from './searchT.ts';

/** The page's own texts, for tests. */
export async function searchTestT(language: Language): Promise<SearchT> {
  const i18n = i18next.createInstance();
  const [common, search, meta] = await Promise.all([
    loadDictionary(language, 'common'),
    loadDictionary(language, 'search'),
    loadDictionary(language, 'meta'),
  ]);
  await i18n.init({ ...i18nOptions, lng: language, resources: { [language]: { common, search, meta } } });
  return i18n.getFixedT(language, ['common', 'search']) as unknown as SearchT;
}

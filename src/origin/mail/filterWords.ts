import { createInstance } from 'i18next';
import { nameOfSlug } from '#shared/domain/slugify.ts';
import { describeFilter, type SearchT } from '#shared/filters/filterTexts.ts';
import { filterNames, type EstateFilters } from '#shared/filters/table.ts';
import { i18nOptions } from '#shared/i18n/i18nOptions.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { LoadDictionary } from '#shared/i18n/loadDictionary.ts';

/** Filters in the words of the site's own chips, each value by itself. */
export type FilterWords = (filters: EstateFilters) => string[];

async function makeFilterWords(language: Language, texts: LoadDictionary): Promise<FilterWords> {
  const i18n = createInstance();
  const [common, search] = await Promise.all([texts(language, 'common'), texts(language, 'search')]);
  await i18n.init({ ...i18nOptions, lng: language, resources: { [language]: { common, search } } });
  const t = i18n.getFixedT(language, ['common', 'search']) as unknown as SearchT;
  return (filters) => {
    const { agent, agency } = filters;
    const people = {
      ...(agent ? { agent: nameOfSlug(agent) } : {}),
      ...(agency ? { agency: nameOfSlug(agency) } : {}),
    };
    return filterNames.flatMap((name) =>
      describeFilter(name, filters, { t, language, places: {}, people }).map(({ text }) => text),
    );
  };
}

const made = new WeakMap<LoadDictionary, Map<Language, Promise<FilterWords>>>();

/** The words of a language, made once. @param texts of the network */
export function loadFilterWords(language: Language, texts: LoadDictionary): Promise<FilterWords> {
  const ofNetwork = made.get(texts) ?? new Map<Language, Promise<FilterWords>>();
  made.set(texts, ofNetwork);
  const words = ofNetwork.get(language) ?? makeFilterWords(language, texts);
  ofNetwork.set(language, words);
  return words;
}

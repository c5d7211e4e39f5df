import type { i18n as I18n } from 'i18next';
import type { Language } from '#shared/i18n/languages.ts';
import { loadDictionary, type Namespace } from '#shared/i18n/loadDictionary.ts';

/** Gets what is missing of a page's texts. */
export async function addDictionaries(i18n: I18n, namespaces: readonly Namespace[]): Promise<void> {
  const language = i18n.language as Language;
  const { texts = loadDictionary } = i18n.options;
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (!i18n.hasResourceBundle(language, namespace))
        i18n.addResourceBundle(language, namespace, await texts(language, namespace));
    }),
  );
}

import type { Language } from '../i18n/languages.ts';
import { loadDictionary } from '../i18n/loadDictionary.ts';
import { consents, type ConsentForm } from './consents.ts';

/**
 * The texts of a consent in one language, as the dictionary has them, in one string: a digest of it proves what they
 * were.
 */
export async function consentTexts(form: ConsentForm, language: Language): Promise<string> {
  const { namespace, texts } = consents[form];
  const dictionary = await loadDictionary(language, namespace);
  return JSON.stringify(texts.map((key) => dictionary[key]));
}

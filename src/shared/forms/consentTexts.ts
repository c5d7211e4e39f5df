import type { Language } from '../i18n/languages.ts';
import type { LoadDictionary } from '../i18n/loadDictionary.ts';
import { consents, type ConsentForm } from './consents.ts';

/**
 * The texts of a consent in one language, as the dictionary has them, in one string: a digest of it proves what they
 * were.
 * @param texts of the network
 */
export async function consentTexts(form: ConsentForm, language: Language, texts: LoadDictionary): Promise<string> {
  const { namespace, texts: keys } = consents[form];
  const dictionary = await texts(language, namespace);
  return JSON.stringify(keys.map((key) => dictionary[key]));
}

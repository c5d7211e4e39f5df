import { defaultLanguage, type Language } from '../i18n/languages.ts';
import type { spokenLanguages } from './agent.ts';

const tags: Readonly<Record<(typeof spokenLanguages)[number], string>> = {
  Español: 'es',
  Català: 'ca',
  English: 'en',
  Asturiano: 'ast',
  Euskera: 'eu',
  Gallego: 'gl',
  Valenciano: 'ca-valencia',
  Portugués: 'pt',
  Francés: 'fr',
  Alemán: 'de',
  Griego: 'el',
  Italiano: 'it',
  Neerlandés: 'nl',
  Ruso: 'ru',
  Polaco: 'pl',
};

/**
 * The tag (BCP 47) of a language that agents speak, by the name that the API gives it (docs/product.md#agent);
 * undefined for one that the list does not have.
 */
export const spokenLanguageTag = (name: string): string | undefined =>
  Object.hasOwn(tags, name) ? tags[name as keyof typeof tags] : undefined;

/**
 * The language in which somebody of the network is written to: the first of those that they speak which the site has,
 * Valencian as Catalan; es where there is none.
 * @param spoken as the API names them
 * @param languages of the site
 */
export function mailLanguageOf(spoken: readonly string[], languages: readonly Language[]): Language {
  const codes = spoken.map((name) => spokenLanguageTag(name)?.split('-')[0]);
  const found = codes.find((code) => languages.some((language) => language === code));
  return (found as Language | undefined) ?? defaultLanguage;
}

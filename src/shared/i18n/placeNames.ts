import type { Language } from './languages.ts';

/** Where the Catalan article of a name is known as such: `El` and `La` are Spanish articles too. */
const catalanProvinces = new Set([
  'barcelona',
  'girona',
  'lleida',
  'tarragona',
  'illes-balears',
  'islas-baleares',
  'baleares',
  'castellon',
  'valencia',
  'alicante',
]);

/** An article at a name's beginning, which Catalan writes in lower case within a sentence: `l'Hospitalet`. */
function withArticle(name: string, province: string | undefined): string {
  const isArticle =
    /^(?:L'|Els |Les )/.test(name) || (/^(?:El|La) /.test(name) && catalanProvinces.has(province ?? ''));
  return isArticle ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** `a Sitges`, `a l'Hospitalet`, and contracted: `al Vendrell`, `als Hostalets`. */
function inCatalan(name: string, province: string | undefined): string {
  const written = withArticle(name, province);
  return /^els? /.test(written) ? `a${written.slice(1)}` : `a ${written}`;
}

/** `de Soria`, `d'Àvila`, `de l'Hospitalet`, and contracted: `del Vendrell`. */
function ofCatalan(name: string, province: string | undefined): string {
  const written = withArticle(name, province);
  if (/^els? /.test(written)) return `d${written}`;
  return /^h?[aeiouàáèéìíòóùúïü]\p{L}/iu.test(written) ? `d'${written}` : `de ${written}`;
}

const forms: Record<Language, { in: (name: string, province?: string) => string; city: (name: string) => string }> = {
  es: { in: (name) => `en ${name}`, city: (name) => `en la ciudad de ${name}` },
  ca: { in: inCatalan, city: (name) => `a la ciutat ${ofCatalan(name, undefined)}` },
  en: { in: (name) => `in ${name}`, city: (name) => `in the city of ${name}` },
};

/**
 * A place with its preposition, as sentences need it: `en Sitges`, `a l'Hospitalet de Llobregat`, `in Sitges`.
 * @param province slug of the province, by which an article is recognised
 */
export const placeWithIn = (name: string, province: string | undefined, language: Language): string =>
  forms[language].in(name, province);

/** The same of a town that has its province's name, so that the two differ: `en la ciudad de Soria`. */
export const cityWithIn = (name: string, language: Language): string => forms[language].city(name);

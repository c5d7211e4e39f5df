import { formatList } from './formats.ts';
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

interface Forms {
  in: (name: string, province?: string) => string;
  of: (name: string, province?: string) => string;
  city: (name: string) => string;
  inPostcode: string;
  ofPoint: string;
  within: (km: number) => string;
}

const forms: Record<Language, Forms> = {
  es: {
    in: (name) => `en ${name}`,
    // Of a landmark, whose article is no part of its name: `del aeropuerto`, but `de El Prat`.
    of: (name) => `de ${name}`.replace(/^de el /, 'del '),
    city: (name) => `la ciudad de ${name}`,
    inPostcode: 'en el código postal',
    ofPoint: 'de un punto',
    within: (km) => `a menos de ${km}\u00a0km`,
  },
  ca: {
    in: inCatalan,
    of: ofCatalan,
    city: (name) => `la ciutat ${ofCatalan(name, undefined)}`,
    inPostcode: 'al codi postal',
    ofPoint: "d'un punt",
    within: (km) => `a menys de ${km}\u00a0km`,
  },
  en: {
    in: (name) => `in ${name}`,
    of: (name) => `of ${name}`,
    city: (name) => `the city of ${name}`,
    inPostcode: 'in postcode',
    ofPoint: 'of a point',
    within: (km) => `within ${km}\u00a0km`,
  },
};

/**
 * A place with its preposition, as sentences need it: `en Sitges`, `a l'Hospitalet de Llobregat`, `in Sitges`.
 * @param province slug of the province, by which an article is recognised
 */
export const placeWithIn = (name: string, province: string | undefined, language: Language): string =>
  forms[language].in(name, province);

/** `en el código postal 08003`. */
export const postcodeWithIn = (postcode: string, language: Language): string =>
  `${forms[language].inPostcode} ${postcode}`;

interface NamedPlace {
  name: string;
  province?: string | undefined;
}

/** Several places: `en Sitges y Gavà`, `a Sitges i al Vendrell`; Catalan has the preposition before each. */
export const placesWithIn = (places: readonly NamedPlace[], language: Language): string =>
  formatList(
    places.map(({ name, province }, index) =>
      index === 0 || language === 'ca' ? placeWithIn(name, province, language) : name,
    ),
    language,
  );

/** `de Sitges`, `d'Olot`, `of Sitges`; of what has no name `de un punto`. */
export const placeWithOf = (name: string | undefined, province: string | undefined, language: Language): string =>
  name === undefined ? forms[language].ofPoint : forms[language].of(name, province);

/** What lies around a place: `a menos de 5 km de Sitges`. */
export const placeWithin = (
  km: number,
  name: string | undefined,
  province: string | undefined,
  language: Language,
): string => `${forms[language].within(km)} ${placeWithOf(name, province, language)}`;

/** A town that has its province's name, so that the two differ: `la ciudad de Soria`. */
export const cityName = (name: string, language: Language): string => forms[language].city(name);

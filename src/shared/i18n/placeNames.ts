import { rulesOf } from '#rules';
import { formatList } from './formats.ts';
import type { Language } from './languages.ts';

/**
 * A place with its preposition, as sentences need it: `en Sitges`, `a l'Hospitalet de Llobregat`, `in Sitges`.
 * @param province slug of the province, by which an article is recognised
 */
export const placeWithIn = (name: string, province: string | undefined, language: Language): string =>
  rulesOf(language).places.in(name, province);

/** `en el código postal 08003`. */
export const postcodeWithIn = (postcode: string, language: Language): string =>
  `${rulesOf(language).places.inPostcode} ${postcode}`;

interface NamedPlace {
  name: string;
  province?: string | undefined;
}

/** Several places: `en Sitges y Gavà`, `a Sitges i al Vendrell`. */
export const placesWithIn = (places: readonly NamedPlace[], language: Language): string =>
  formatList(
    places.map(({ name, province }, index) =>
      index === 0 || rulesOf(language).places.repeatsIn ? placeWithIn(name, province, language) : name,
    ),
    language,
  );

/** `de Sitges`, `d'Olot`, `of Sitges`; of what has no name `de un punto`. */
export const placeWithOf = (name: string | undefined, province: string | undefined, language: Language): string =>
  name === undefined ? rulesOf(language).places.ofPoint : rulesOf(language).places.of(name, province);

/** A province after the word for it: `Provincia` `de Soria`, `Provinz` `Soria`. */
export function provinceWithOf(name: string, province: string, language: Language): string {
  const { of, ofProvince = of } = rulesOf(language).places;
  return ofProvince(name, province);
}

/** The same of what lies around it, after a distance: `de Sitges`, `um Sitges`. */
export const placeWithAround = (name: string | undefined, province: string | undefined, language: Language): string =>
  rulesOf(language).places.around?.(name) ?? placeWithOf(name, province, language);

/** What lies around a place: `a menos de 5 km de Sitges`. */
export const placeWithin = (
  km: number,
  name: string | undefined,
  province: string | undefined,
  language: Language,
): string => `${rulesOf(language).places.within(km)} ${placeWithAround(name, province, language)}`;

/** A town that has its province's name, so that the two differ: `la ciudad de Soria`. */
export const cityName = (name: string, language: Language): string => rulesOf(language).places.city(name);

/** A province in a sentence: `die Provinz Soria` in languages that do not call it by its name alone, as its capital. */
export const provinceName = (name: string, slug: string, language: Language): string =>
  rulesOf(language).places.province?.(name, slug) ?? name;

/**
 * A town with its preposition; without one, its province.
 * @param province as the network names it
 */
export function townOrProvinceWithIn(
  town: string | undefined,
  { slug, name }: { slug: string; name: string },
  language: Language,
): string {
  const place =
    town === undefined ? provinceName(placeNameIn(name, language), slug, language) : placeNameIn(town, language);
  return placeWithIn(place, slug, language);
}

/** A zone in a sentence, where its name does not stand alone: `le quartier Salamanca`; else its name. */
export const neighbourhoodName = (name: string, language: Language): string =>
  rulesOf(language).places.zone?.(name) ?? name;

/** The name of a province or town as the page's language has it; else as it came. Zones keep theirs. */
export const placeNameIn = (name: string, language: Language): string =>
  rulesOf(language).placeNames?.get(name) ?? name;

/**
 * A place with those it lies in, as `Getafe, Madrid`: each by its name in the page's language.
 * @param path of the place (`madrid/getafe`): the first name is a zone's where it has three parts, and stays as it is
 */
export const placeNamesIn = (names: string, language: Language, path = ''): string =>
  names
    .split(', ')
    .map((name, at) => (at === 0 && path.split('/').length > 2 ? name : placeNameIn(name, language)))
    .join(', ');

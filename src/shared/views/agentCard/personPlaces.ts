import { placeNameIn, placeWithIn } from '#shared/i18n/placeNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localised, type ByLocale } from '#shared/i18n/localised.ts';

interface Located {
  city?: ByLocale<string> | undefined;
  province?: string | undefined;
}

/** The city of an agent or an agency in the page's language, else the province. */
export function personPlace({ city, province }: Located, language: Language): string | undefined {
  const name = (city && localised(city, language)?.value) ?? province;
  return name === undefined ? undefined : placeNameIn(name, language);
}

/** The same with its preposition: `a l'Hospitalet`. */
export function personWhere(person: Located & { provinceSlug?: string | undefined }, language: Language) {
  const place = personPlace(person, language);
  return place === undefined ? undefined : placeWithIn(place, person.provinceSlug, language);
}

/**
 * The zones of an agent or an agency, each once. They keep their own names, as those of listings (domain/address.ts),
 * but for one that is all of the city.
 */
export function personZones(person: Located & { zones: readonly string[] }, language: Language): string[] {
  const ofCity: unknown[] = person.city ? Object.values(person.city) : [person.province];
  const place = personPlace(person, language);
  return [...new Set(person.zones.map((zone) => (place !== undefined && ofCity.includes(zone) ? place : zone)))];
}

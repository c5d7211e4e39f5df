import type { EstateList } from '#shared/api/estate.ts';
import type { Place as ApiPlace } from '#shared/api/place.ts';
import type { Api } from '#shared/api/createApi.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { countOfPlace, minAvailable } from '#shared/domain/placeCount.ts';
import { middleText } from '#shared/domain/circle.ts';
import { nameOfSlug } from '#shared/domain/slugify.ts';
import { streetPath } from '#shared/domain/street.ts';
import { longerTravelTime, readTravelTime } from '#shared/domain/travelTime.ts';
import { middleOf } from '#shared/filters/middleOf.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { lookUp } from '#shared/lookUp.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localised } from '#shared/i18n/localised.ts';
import {
  cityName,
  placesWithIn,
  placeWithin,
  placeWithIn,
  postcodeWithIn,
  provinceName,
  neighbourhoodName,
} from '#shared/i18n/placeNames.ts';
import { travelFilterText, travelWithOf } from '#shared/domain/travelWords.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';

/** A town or a zone to choose. */
export interface Place {
  slug: string;
  name: string;
  /** Available listings there, where they are enough for a page that search engines may list. */
  available?: number;
}

/** The page's data hold nothing that it does not show. */
export const withoutCount = ({ slug, name }: Place): Place => ({ slug, name });

function briefOf({ slug, name, ...counts }: ApiPlace): Place {
  const available = countOfPlace(counts);
  return { slug, name, ...(available >= minAvailable ? { available } : {}) };
}

interface Naming {
  api: Api;
  language: Language;
  params: { type: OperationType; province?: string };
  signal: AbortSignal;
}

/**
 * The places that a search can be narrowed to: towns in a province, zones in a town, which keep their own names
 * (domain/address.ts). None where the upstream fails.
 */
export async function loadPlaces(
  { api, language, params: { type, province }, signal }: Naming,
  { town, zone }: EstateFilters,
): Promise<{ towns: Place[]; zones: Place[] }> {
  if (!province) return { towns: [], zones: [] };
  const [towns, zones] = await Promise.all([
    api.towns(type, province, { signal }).catch(orEmpty([])),
    (town ?? zone) ? api.zones(type, province, town, { signal }).catch(orEmpty([])) : [],
  ]);
  return {
    towns: towns.map((town) => ({ ...briefOf(town), name: placeNameIn(town.name, language) })),
    zones: zones.map(briefOf),
  };
}

/**
 * The names of several places, by path; of two that are called alike, with what they lie in: `Centro (Sevilla)`.
 * @param provinces those of the network
 */
export async function loadPathNames(
  { api, language, params: { type }, signal }: Naming,
  { where = [] }: EstateFilters,
  provinces: readonly ApiPlace[],
): Promise<Record<string, string>> {
  const namesOf = async (path: string): Promise<string[]> => {
    const [province = '', town, zone] = path.split('/');
    const lists = [
      provinces,
      town === undefined ? [] : await api.towns(type, province, { signal }).catch(orEmpty([])),
      zone === undefined ? [] : await api.zones(type, province, town, { signal }).catch(orEmpty([])),
    ];
    return path.split('/').map((slug, level) => {
      const name = lists[level]!.find((place) => place.slug === slug)?.name ?? nameOfSlug(slug);
      return level === 2 ? name : placeNameIn(name, language);
    });
  };
  const named = await Promise.all(where.map(namesOf));
  const last = named.map((names) => names.at(-1)!);
  return Object.fromEntries(
    named.map((names, index) => {
      const name = last[index]!;
      const isAlike = last.indexOf(name) !== last.lastIndexOf(name) && names.length > 1;
      return [where[index]!, isAlike ? `${name} (${names.at(-2)})` : name];
    }),
  );
}

/** Places named by the estates of a list: the only names where no province is given, and so no list of places. */
const placesOf = ({ results }: EstateList): Place[] =>
  results.flatMap(({ address: { town, townSlug, zone, zoneSlug } }) => [
    { slug: townSlug, name: town },
    ...(zone && zoneSlug ? [{ slug: zoneSlug, name: zone }] : []),
  ]);

/** A street's name as its listings write it, and its town: `Carrer de Verdi, Barcelona`. */
function streetName(path: string, { results }: EstateList, language: Language): string {
  const [slug = '', townSlug = ''] = path.split('/');
  const found = results.find(
    ({ address: { streetType = '', streetName: name = '', townSlug: town } }) =>
      streetPath(streetType, name, town) === path,
  )?.address;
  const name = found ? `${found.streetType ?? ''} ${found.streetName ?? ''}`.trim() : nameOfSlug(slug);
  return `${name}, ${placeNameIn(found?.town ?? nameOfSlug(townSlug), language)}`;
}

/** A travel time, and the next longer one, to which an empty list leads. */
function withLonger(travel: string): string[] {
  const longer = longerTravelTime(travel);
  return longer === undefined ? [travel] : [travel, longer];
}

/**
 * The names of the places in the filters, by slug, of a street by its path, of what lies in the middle of a circle, and
 * of a drawn area by its outline (filterTexts.ts).
 */
export function placeNames(
  { town, zone = [], street, ...filters }: EstateFilters,
  known: readonly Place[],
  list: EstateList,
  language: Language,
): Record<string, string> | undefined {
  const slugs = [...(town ? [town] : []), ...zone];
  const middle = middleOf(filters);
  const called = list.called && localised(list.called, language)?.value;
  const around = middle && (called ?? list.centre?.name);
  const drawn = middle ? undefined : called && filters.drawn;
  const travels = filters.travel === undefined ? [] : withLonger(filters.travel);
  if ([...slugs, ...travels, street, around, drawn].every((one) => one === undefined)) return undefined;
  const places = [...known, ...placesOf(list)];
  const named = slugs.map((slug): [string, string] => [
    slug,
    places.find((place) => place.slug === slug)?.name ?? nameOfSlug(slug),
  ]);
  if (street !== undefined) named.push([street, streetName(street, list, language)]);
  if (middle && around !== undefined) named.push([middleText(middle), around]);
  if (drawn !== undefined && called !== undefined) named.push([drawn, called]);
  const isZone = (key: string): boolean => key !== town && zone.includes(key);
  const names = Object.fromEntries(named.map(([key, name]) => [key, isZone(key) ? name : placeNameIn(name, language)]));
  const reached = around === undefined ? undefined : placeNameIn(around, language);
  for (const travel of travels) names[travel] = travelFilterText(readTravelTime(travel), reached, language);
  return names;
}

interface Named {
  province?: Place;
  places?: Readonly<Record<string, string>>;
}

/** What a place is called in a sentence by its path: a province, a town or a zone. */
function nameOfPath(path: string, name: string, language: Language): string {
  const [province = '', town, zone] = path.split('/');
  if (zone !== undefined) return neighbourhoodName(name, language);
  if (town === undefined) return provinceName(name, province, language);
  return town === province ? cityName(name, language) : name;
}

/** Zones that a heading names; of more, only what they lie in. */
const maxZones = 5;

/**
 * The place that a search is about, with its preposition and as narrow as it is clear: zones in their town, a town,
 * the province, or several. Undefined for the whole country.
 */
export function searchWhere(
  { province, places = {} }: Named,
  { town, zone = [], where, postcode, street, near, travel, drawn = '' }: EstateFilters,
  language: Language,
): string | undefined {
  if (travel !== undefined) {
    const time = readTravelTime(travel);
    return travelWithOf(time, places[middleText(time)], province?.slug, language);
  }
  if (near) return placeWithin(near.km, places[middleText(near)], province?.slug, language);
  const area = lookUp(places, drawn);
  if (area !== undefined) return placeWithIn(area, province?.slug, language);
  if (where)
    return placesWithIn(
      where.map((path) => {
        const name = lookUp(places, path) ?? path;
        return { name: nameOfPath(path, name, language), province: path.split('/')[0] };
      }),
      language,
    );
  const streetOf = street && lookUp(places, street);
  if (streetOf !== undefined) return placeWithIn(streetOf, province?.slug, language);
  if (postcode !== undefined) {
    const inside = postcodeWithIn(postcode, language);
    return province ? `${inside}, ${province.name}` : inside;
  }
  const townName = town && lookUp(places, town);
  const around = townName ?? province?.name;
  const zones = zone.flatMap((slug) => lookUp(places, slug) ?? []);
  if (zones.length > 0 && zones.length <= maxZones) {
    const where = placesWithIn(
      zones.map((name) => ({ name: neighbourhoodName(name, language), province: province?.slug })),
      language,
    );
    return around === undefined ? where : `${where}, ${around}`;
  }
  if (townName !== undefined && townName === province?.name)
    return placeWithIn(cityName(townName, language), province.slug, language);
  if (townName !== undefined) return placeWithIn(townName, province?.slug, language);
  return province && placeWithIn(provinceName(province.name, province.slug, language), province.slug, language);
}

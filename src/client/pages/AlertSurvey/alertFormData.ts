import type { Api } from '#shared/api/createApi.ts';
import { countOfPlace } from '#shared/domain/placeCount.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { nameOfSlug } from '#shared/domain/slugify.ts';
import { compareNames } from '#shared/i18n/compareNames.ts';
import { placeNameIn, placeNamesIn } from '#shared/i18n/placeNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { filtersOfForm } from '#shared/forms/alertFilterFields.ts';
import { filtersOfNewAlert } from '#shared/forms/alertOf.ts';
import { pickedPlace, placesOf } from '#shared/forms/alertPlaces.ts';
import { listOf } from '#shared/forms/sentFields.ts';
import type { FormState } from '#shared/forms/formState.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import type { AlertSearch } from '../../features/alerts/alertSearch.ts';
import { countMatches, type AlertMatches, type SearchOfAlert } from './countMatches.ts';

export interface Place {
  slug: string;
  name: string;
}

/** A place by its path (`madrid/getafe`) and by name, the larger one last. */
export type NamedPlace = AlertSearch['where'][number];

/** What the form of an alert begins with: plain JSON. */
export interface AlertFormData {
  search: AlertSearch;
  provinces: (Place & { count: number })[];
  /** How many listings it would find now; absent for one listing. */
  matches?: AlertMatches | null;
  /** What a form without scripts picked last, and what can be picked in it. */
  picked: { path: string; towns: Place[]; zones: Place[] };
}

/** The visitor's own details of an alert that exists. */
export interface AlertPerson {
  name: string;
  surnames: string;
  /** Absent while the API fails. */
  email?: string;
  phone: string;
  comments: string;
}

const brief = ({ slug, name }: Place): Place => ({ slug, name });

const nameIn = (places: readonly Place[], slug: string): string =>
  places.find((place) => place.slug === slug)?.name ?? nameOfSlug(slug);

interface PlaceContext {
  api: Api;
  type: OperationType;
  signal: AbortSignal;
}

/** Towns of a province and, where a town is given, its zones. None where the API fails. */
async function listPlaces({ api, type, signal }: PlaceContext, province: string, town: string | undefined) {
  const [towns, zones] = await Promise.all([
    api.towns(type, province, { signal }).catch(orEmpty([])),
    town ? api.zones(type, province, town, { signal }).catch(orEmpty([])) : [],
  ]);
  return { towns: towns.map(brief), zones: zones.map(brief) };
}

/** The names of places; made from their slugs where the API fails. */
export const namePlaces = (
  context: PlaceContext,
  paths: readonly string[],
  provinces: readonly Place[],
): Promise<NamedPlace[]> =>
  Promise.all(
    paths.map(async (place) => {
      const [province = '', town, zone] = place.split('/');
      const names = [nameIn(provinces, province)];
      if (town !== undefined) {
        const { towns, zones } = await listPlaces(context, province, zone === undefined ? undefined : town);
        names.unshift(nameIn(towns, town));
        if (zone !== undefined) names.unshift(nameIn(zones, zone));
      }
      // A town and its province are often of one name.
      return { place, name: names.filter((name, index) => name !== names[index - 1]).join(', ') };
    }),
  );

interface FormContext {
  api: Api;
  language: Language;
  sent?: FormState | undefined;
  /** The form makes an alert; else it changes one. */
  isNew?: boolean;
  signal: AbortSignal;
}

/** What the form holds, as it was sent or as it begins. */
function searchOfForm({ sent, isNew }: FormContext, { type, where, filters: begun }: AlertSearch): SearchOfAlert {
  const filters = sent ? filtersOfForm(sent.values) : begun;
  return {
    type,
    where: sent ? placesOf(sent.values) : where.map(({ place }) => place),
    filters: isNew ? filtersOfNewAlert(filters) : filters,
  };
}

/**
 * The rest of what the form needs beside its search, and the places of a form that was sent: those that it added are in
 * no URL.
 */
export async function loadAlertForm(form: FormContext, search: AlertSearch): Promise<AlertFormData> {
  const { api, language, sent, signal } = form;
  const { type, key } = search;
  const context = { api, type, signal };
  const provinces = (await api.provinces(undefined, { signal }).catch(orEmpty([]))).map(
    ({ slug, name, ...counts }) => ({
      slug,
      name,
      count: countOfPlace(counts),
    }),
  );
  const path = (sent && pickedPlace(sent.values)) ?? '';
  const [province = '', town] = path.split('/');
  const paths = [...new Set([...search.where.map(({ place }) => place), ...listOf(sent?.values.where)])];
  const known = new Map(search.where.filter(({ name }) => name !== '').map((place) => [place.place, place]));
  const [matches, found, lists] = await Promise.all([
    key === undefined ? countMatches(api, searchOfForm(form, search), signal) : undefined,
    namePlaces(
      context,
      paths.filter((place) => !known.has(place)),
      provinces,
    ),
    province === '' ? { towns: [], zones: [] } : listPlaces(context, province, town),
  ]);
  const names = new Map(found.map((place) => [place.place, place]));
  const where = paths.flatMap((place) => known.get(place) ?? names.get(place) ?? []);
  const named = <Named extends Place>(places: readonly Named[]): Named[] =>
    places
      .map((place) => ({ ...place, name: placeNameIn(place.name, language) }))
      .toSorted((a, b) => compareNames(a.name, b.name, language));
  return {
    search: {
      ...search,
      where: where.map(({ place, name }) => ({ place, name: placeNamesIn(name, language, place) })),
    },
    provinces: named(provinces),
    ...(matches === undefined ? {} : { matches }),
    picked: { path, towns: named(lists.towns), zones: lists.zones },
  };
}

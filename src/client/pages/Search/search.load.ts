import type { Api } from '#shared/api/createApi.ts';
import type { Place as Province } from '#shared/api/place.ts';
import type { EstateList } from '#shared/api/estate.ts';
import { nameOfSlug } from '#shared/domain/slugify.ts';
import { middleOf } from '#shared/filters/middleOf.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import type { SearchQuery } from '#shared/routes/queries/searchQuery.ts';
import { loadPeopleNames, type PeopleNames } from '#shared/views/search/peopleNames.ts';
import {
  loadPathNames,
  loadPlaces,
  placeNames,
  searchWhere,
  withoutCount,
  type Place,
} from '#shared/views/search/searchNames.ts';
import { movedTo } from '../../app/httpResponses.ts';
import type { LoadContext, RouteLoader } from '../../app/routeDefinition.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import { toEstateCard } from '#shared/views/estateCard/toEstateCard.ts';
import { loadKindFacets, toKindMix } from './kindMix.ts';
import { loadList } from './loadList.ts';
import { loadPlace } from './loadPlace.ts';
import { loadWaysOut } from './loadWaysOut.ts';
import { searchMeta } from './search.meta.ts';
import type { SearchPageData } from './searchPageData.ts';

/**
 * The list of a search; without what is gone in it (PD-68), which makes it a 404.
 * @throws ApiError for an unknown province; Response 301 to the province of a town
 */
export async function loadSearch(context: LoadContext<'Search'>): Promise<SearchPageData> {
  const { api, language, params, signal, isRepaired } = context;
  const [found, provinces, { towns, zones }, names, kindFacets] = await Promise.all([
    loadList(context),
    api.provinces(undefined, { signal }),
    loadPlaces(context, context.query.filters),
    loadPeopleNames(api, context.query.filters, signal),
    loadKindFacets(context),
  ]);
  const { list, reach } = found;
  const gone = found.gone ?? (isRepaired ? { what: 'filter' as const, query: context.query } : undefined);
  const query = gone?.query ?? context.query;
  if (!gone) await leaveToProvince(context, list);
  const people = names && peopleIn(names, query.filters);
  const places = query.filters.where
    ? await loadPathNames(context, query.filters, provinces)
    : placeNames(query.filters, [...towns, ...zones], list, language);
  const named = {
    ...(params.province ? { province: nameProvince(params.province, provinces, list, language) } : {}),
    ...(places ? { places } : {}),
  };
  const centre = middleOf(query.filters) ?? list.centre;
  const mix = gone ? undefined : toKindMix(kindFacets, list);
  const where = searchWhere(named, query.filters, language);
  const waysOut = gone ? undefined : await loadWaysOut(context, list);
  const { indexable, leadsOn, figures } = gone ? unlisted : await loadPlace({ api, params, query, signal }, list);
  const inside = leadsOn ? (place: Place) => place : withoutCount;
  return {
    type: params.type,
    towns: towns.map(query.filters.town ? withoutCount : inside),
    zones: query.filters.town ? zones.map(inside) : [],
    ...named,
    ...(where === undefined ? {} : { where }),
    ...(centre ? { centre: { lat: centre.lat, lng: centre.lng } } : {}),
    ...(reach === undefined ? {} : { reach }),
    ...(people ? { people } : {}),
    ...(figures ? { figures } : {}),
    estates: list.results.map((estate) => toEstateCard(estate, language)),
    total: list.total,
    ...(list.available === undefined ? {} : { available: list.available }),
    ...(list.closed === undefined ? {} : { closed: list.closed }),
    ...(list.totalCapped ? { totalCapped: true } : {}),
    ...(mix ? { mix } : {}),
    indexable,
    page: list.page,
    pages: list.pages,
    ...(waysOut ? { waysOut } : {}),
    ...(gone ? { gone } : {}),
  };
}

/** A 404 is in no search engine, and leads on by its links alone. */
const unlisted = { indexable: false, leadsOn: false, figures: undefined };

/** The names of those that the list is filtered by, once others are gone. */
function peopleIn({ agent, agency }: PeopleNames, filters: EstateFilters): PeopleNames | undefined {
  const kept = { ...(filters.agent && agent ? { agent } : {}), ...(filters.agency && agency ? { agency } : {}) };
  return Object.keys(kept).length > 0 ? kept : undefined;
}

/** @throws Response 301 to the province of a search that names a town or a zone without one */
async function leaveToProvince(
  { api, language, params, query, signal, url }: LoadContext<'Search'>,
  list: EstateList,
): Promise<void> {
  const province = await findProvince(api, params, query, list, signal);
  if (province !== null) throw movedTo({ to: 'Search', params: { ...params, province }, query }, language, url);
}

/**
 * The province of a search that names a town or a zone without one, where no other province has matches: its page
 * stands there (docs/product.md#search-engines). Null when the search stays where it is.
 */
async function findProvince(
  api: Api,
  { type, province }: RouteParams<'Search'>,
  { filters }: SearchQuery,
  { results, total }: EstateList,
  signal: AbortSignal,
): Promise<string | null> {
  const [first] = results;
  if (province || !first || middleOf(filters) || !(filters.town ?? filters.zone)) return null;
  const { provinceSlug } = first.address;
  if (results.some(({ address }) => address.provinceSlug !== provinceSlug)) return null;
  const there = await api
    .estates({ type, filters: { province: provinceSlug, ...filters }, qty: 1 }, { signal })
    .catch(orEmpty(null));
  return there?.total === total ? provinceSlug : null;
}

function nameProvince(
  slug: string,
  provinces: readonly Province[],
  list: EstateList,
  language: Language,
): { slug: string; name: string } {
  const known = provinces.find((province) => province.slug === slug)?.name ?? list.results[0]?.address.province;
  return { slug, name: placeNameIn(known ?? nameOfSlug(slug), language) };
}

export const searchLoader: RouteLoader<'Search', SearchPageData> = {
  load: loadSearch,
  shown: ({ gone }, address) => (gone ? { ...address, query: gone.query } : address),
  status: ({ gone }) => (gone ? (gone.what === 'travel' ? 503 : 404) : 200),
  meta: searchMeta,
};

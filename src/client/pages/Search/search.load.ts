import { ApiError } from '#shared/api/ApiError.ts';
import type { Api } from '#shared/api/createApi.ts';
import type { Place as Province } from '#shared/api/place.ts';
import type { EstateList } from '#shared/api/estate.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import { nameOfSlug } from '#shared/domain/slugify.ts';
import { filterOfQueryName, withoutFilters } from '#shared/filters/filterQuery.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import type { SearchQuery } from '#shared/routes/query.ts';
import { httpError, movedTo, unknownFilter } from '../../app/httpResponses.ts';
import type { LoadContext, RouteLoader } from '../../app/routeDefinition.ts';
import { orEmpty } from '../../app/upstreamErrors.ts';
import { toEstateCard, type EstateCardData } from '../../components/estateCard/toEstateCard.ts';
import { loadPlace, type TownFigures } from './loadPlace.ts';
import { searchMeta } from './search.meta.ts';
import { loadPeopleNames, type PeopleNames } from '../../features/search/peopleNames.ts';
import { loadPlaces, placeNames, searchWhere, withoutCount, type Place } from './searchNames.ts';

export interface SearchPageData {
  type: OperationType;
  /** Absent when the search is over the whole country. */
  province?: { slug: string; name: string };
  /** Towns of the province with estates of the type, to choose from. */
  towns: Place[];
  /** Zones of the town that is filtered by, to choose from. */
  zones: Place[];
  /** Names of the towns and zones that are filtered by, by slug. */
  places?: Record<string, string>;
  /** The place with its preposition, as narrow as it is clear; absent for the whole country. */
  where?: string;
  /** Names of the agent and of the agency that are filtered by. */
  people?: PeopleNames;
  estates: EstateCardData[];
  total: number;
  /** More estates match than are counted. */
  totalCapped?: true;
  /** Those that are neither reserved nor sold nor rented, and those that are sold or rented, where they are counted. */
  available?: number;
  closed?: number;
  /** Whether search engines may list the page; the order plays no part (docs/product.md#search-engines). */
  indexable: boolean;
  /** Of a town's page that they may list, on its first page. */
  figures?: TownFigures;
  page: number;
  pages: number;
}

/**
 * The list of a search.
 * @throws Response 404 for an unknown province and for a page past the last (PD-23); 404 with the search without them
 * for filters that the upstream refuses; 301 to the province of a town
 */
export async function loadSearch({
  api,
  language,
  params,
  query,
  signal,
  url,
}: LoadContext<'Search'>): Promise<SearchPageData> {
  const [list, provinces, { towns, zones }, people] = await Promise.all([
    loadList(api, params, query, signal),
    api.provinces(undefined, { signal }),
    loadPlaces(api, params, query.filters, signal),
    loadPeopleNames(api, query.filters, signal),
  ]);
  if (query.page > 1 && list.results.length === 0) throw httpError(404);
  const province = await findProvince(api, params, query, list, signal);
  if (province !== null) throw movedTo({ to: 'Search', params: { ...params, province }, query }, language, url);
  const places = placeNames(query.filters, [...towns, ...zones], list);
  const named = {
    ...(params.province ? { province: nameProvince(params.province, provinces, list) } : {}),
    ...(places ? { places } : {}),
  };
  const where = searchWhere(named, query.filters, language);
  const { indexable, leadsOn, figures } = await loadPlace({ api, params, query, signal }, list);
  const inside = leadsOn ? (place: Place) => place : withoutCount;
  return {
    type: params.type,
    towns: towns.map(query.filters.town ? withoutCount : inside),
    zones: query.filters.town ? zones.map(inside) : [],
    ...named,
    ...(where === undefined ? {} : { where }),
    ...(people ? { people } : {}),
    ...(figures ? { figures } : {}),
    estates: list.results.map((estate) => toEstateCard(estate, language)),
    total: list.total,
    ...(list.totalCapped ? { totalCapped: true } : {}),
    ...(list.available === undefined ? {} : { available: list.available }),
    ...(list.closed ? { closed: list.closed } : {}),
    indexable,
    page: list.page,
    pages: list.pages,
  };
}

async function loadList(
  api: Api,
  params: RouteParams<'Search'>,
  { filters, sort, page }: SearchQuery,
  signal: AbortSignal,
): Promise<EstateList> {
  const { type, province } = params;
  try {
    return await api.estates(
      { type, filters: { ...(province ? { province } : {}), ...filters }, sort, page },
      { signal },
    );
  } catch (error) {
    throw withoutRefused(error, params, { filters, sort }) ?? error;
  }
}

/**
 * The 404 that leads to the search without the filters that the upstream refuses. Null for another error, and for the
 * province, which is the page's own.
 */
function withoutRefused(
  error: unknown,
  params: RouteParams<'Search'>,
  { filters, sort }: Pick<SearchQuery, 'filters' | 'sort'>,
): Response | null {
  const fields = error instanceof ApiError && error.isNotFound ? Object.keys(error.fields) : [];
  const refused = fields.map(filterOfQueryName).filter((name) => name !== undefined);
  if (!refused.some((name) => name in filters) || refused.includes('province')) return null;
  // The zones of a town go with it.
  const kept = withoutFilters(filters, refused.includes('town') ? [...refused, 'zone'] : refused);
  return unknownFilter({ params, query: { filters: kept, sort } });
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
  if (province || !first || !(filters.town ?? filters.zone)) return null;
  const { provinceSlug } = first.address;
  if (results.some(({ address }) => address.provinceSlug !== provinceSlug)) return null;
  const there = await api
    .estates({ type, filters: { province: provinceSlug, ...filters }, qty: 1 }, { signal })
    .catch(orEmpty(null));
  return there?.total === total ? provinceSlug : null;
}

const nameProvince = (
  slug: string,
  provinces: readonly Province[],
  list: EstateList,
): { slug: string; name: string } => ({
  slug,
  name:
    provinces.find((province) => province.slug === slug)?.name ?? list.results[0]?.address.province ?? nameOfSlug(slug),
});

export const searchLoader: RouteLoader<'Search', SearchPageData> = { load: loadSearch, meta: searchMeta };

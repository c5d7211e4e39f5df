import { ApiError } from '#shared/api/ApiError.ts';
import type { Api } from '#shared/api/createApi.ts';
import type { EstateList } from '#shared/api/estate.ts';
import { hidesPrice, type OperationType } from '#shared/domain/estate.ts';
import { filterOfQueryName, withoutFilters } from '#shared/filters/filterQuery.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { nameOfSlug } from '#shared/domain/slugify.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import type { SearchQuery } from '#shared/routes/query.ts';
import { toEstateCard, type EstateCardData } from '../../components/estateCard/toEstateCard.ts';
import { orEmpty } from '../../app/upstreamErrors.ts';
import type { LoadContext, RouteLoader } from '../../app/routeDefinition.ts';
import { httpError, movedTo, unknownFilter } from '../../app/httpResponses.ts';
import { searchMeta } from './search.meta.ts';

/** A town or a zone, without what the page does not show of it. */
export interface Place {
  slug: string;
  name: string;
}

export type PeopleNames = { readonly [Name in 'agent' | 'agency']?: string };

export interface SearchPageData {
  type: OperationType;
  /** Absent when the search is over the whole country. */
  province?: { slug: string; name: string };
  /** Towns of the province with homes of the type, to choose from. */
  towns: Place[];
  /** Zones of the town that is filtered by, to choose from. */
  zones: Place[];
  /** Names of the towns and zones that are filtered by, by slug. */
  places?: Record<string, string>;
  /** Names of the agent and of the agency that are filtered by. */
  people?: PeopleNames;
  estates: EstateCardData[];
  total: number;
  /** More homes match than are counted. */
  totalCapped?: true;
  /** Of the homes on this page, those that can still be had: too few, and a town's page is kept out of search engines (docs/product.md#search-engines). */
  available: number;
  page: number;
  pages: number;
}

const none: readonly Place[] = [];

const brief = ({ slug, name }: Place): Place => ({ slug, name });

/** Places that can be chosen from where the search is: towns in a province, zones in a town. */
async function placesToChoose(
  api: Api,
  type: OperationType,
  province: string | undefined,
  { town, zone }: EstateFilters,
  signal: AbortSignal,
): Promise<{ towns: Place[]; zones: Place[] }> {
  // Names alone must not take the page down.
  const [towns, zones] = await Promise.all([
    province ? api.towns(type, province, { signal }).catch(orEmpty(none)) : none,
    province && (town ?? zone) ? api.zones(type, province, town, { signal }).catch(orEmpty(none)) : none,
  ]);
  return { towns: towns.map(brief), zones: zones.map(brief) };
}

/** The names of the places in the filters. */
function placeNames({ town, zone = [] }: EstateFilters, known: readonly Place[]): Record<string, string> | undefined {
  const slugs = [...(town ? [town] : []), ...zone];
  if (slugs.length === 0) return undefined;
  return Object.fromEntries(
    slugs.map((slug) => [slug, known.find((place) => place.slug === slug)?.name ?? nameOfSlug(slug)]),
  );
}

/** The names of the agent and of the agency in the filters; made of their slugs when they cannot be had. */
async function peopleNames(
  api: Api,
  { agent, agency }: EstateFilters,
  signal: AbortSignal,
): Promise<PeopleNames | undefined> {
  if (!agent && !agency) return undefined;
  const [ofAgent, ofAgency] = await Promise.all([
    agent &&
      api
        .agent(agent, { signal })
        .then(({ fullName }) => fullName)
        .catch(orEmpty(nameOfSlug(agent))),
    agency &&
      api
        .agency(agency, { signal })
        .then(({ commercialBrand }) => commercialBrand)
        .catch(orEmpty(nameOfSlug(agency))),
  ]);
  return { ...(ofAgent ? { agent: ofAgent } : {}), ...(ofAgency ? { agency: ofAgency } : {}) };
}

/** What the upstream does not know of a list's filters: the list without it. A province is no filter but the page's own. */
const orWithout =
  (params: RouteParams<'Search'>, { filters, sort }: SearchQuery) =>
  (error: unknown): never => {
    const fields = error instanceof ApiError && error.isNotFound ? Object.keys(error.fields) : [];
    const refused = fields.map(filterOfQueryName).filter((name) => name !== undefined);
    if (!refused.some((name) => name in filters) || refused.includes('province')) throw error;
    // The zones of a town go with it.
    const kept = withoutFilters(filters, refused.includes('town') ? [...refused, 'zone'] : refused);
    throw unknownFilter({ params, query: { filters: kept, sort } });
  };

/**
 * A town belongs to a province, and its page stands there: a list that names none is that page, when no other province has
 * homes in it (docs/product.md#search-engines). Else it stays what it is, several towns of one name.
 */
async function provinceOfPlace(
  api: Api,
  { type, province }: RouteParams<'Search'>,
  query: SearchQuery,
  list: EstateList,
  signal: AbortSignal,
): Promise<string | null> {
  const [first] = list.results;
  if (province || !first || !(query.filters.town ?? query.filters.zone)) return null;
  const { provinceSlug } = first.address;
  if (list.results.some(({ address }) => address.provinceSlug !== provinceSlug)) return null;
  const there = await api
    .estates({ type, filters: { province: provinceSlug, ...query.filters }, qty: 1 }, { signal })
    .catch(orEmpty(null));
  return there?.total === list.total ? provinceSlug : null;
}

/** Names of places as the homes in them tell them: where no list of places is to be had, for no province was named. */
const placesOf = (list: EstateList): Place[] =>
  list.results.flatMap(({ address: { town, townSlug, zone, zoneSlug } }) => [
    { slug: townSlug, name: town },
    ...(zone && zoneSlug ? [{ slug: zoneSlug, name: zone }] : []),
  ]);

/**
 * The list of a search. An unknown province, town or zone is a 404, because the upstream refuses them (docs/product.md#search-engines);
 * so is a page past the last (PD-23).
 */
export async function loadSearch({
  api,
  language,
  params,
  query,
  signal,
  url,
}: LoadContext<'Search'>): Promise<SearchPageData> {
  const { type, province } = params;
  const [list, provinces, { towns, zones }, people] = await Promise.all([
    api
      .estates(
        { type, filters: { ...(province ? { province } : {}), ...query.filters }, sort: query.sort, page: query.page },
        { signal },
      )
      .catch(orWithout(params, query)),
    api.provinces(undefined, { signal }),
    placesToChoose(api, type, province, query.filters, signal),
    peopleNames(api, query.filters, signal),
  ]);
  if (query.page > 1 && list.results.length === 0) throw httpError(404);
  const within = await provinceOfPlace(api, params, query, list, signal);
  if (within !== null) throw movedTo({ to: 'Search', params: { ...params, province: within }, query }, language, url);
  const name =
    province &&
    (provinces.find(({ slug }) => slug === province)?.name ??
      list.results[0]?.address.province ??
      nameOfSlug(province));
  const places = placeNames(query.filters, [...towns, ...zones, ...placesOf(list)]);
  return {
    type,
    towns,
    zones: query.filters.town ? zones : [],
    ...(province && name ? { province: { slug: province, name } } : {}),
    ...(places ? { places } : {}),
    ...(people ? { people } : {}),
    estates: list.results.map((estate) => toEstateCard(estate, language)),
    total: list.total,
    ...(list.totalCapped ? { totalCapped: true } : {}),
    available: list.results.filter(({ status }) => !hidesPrice(status)).length,
    page: list.page,
    pages: list.pages,
  };
}

export const searchLoader: RouteLoader<'Search', SearchPageData> = { load: loadSearch, meta: searchMeta };

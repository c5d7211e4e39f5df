import { ApiError } from '#shared/api/ApiError.ts';
import type { EstateList } from '#shared/api/estate.ts';
import { listQuery } from '#shared/api/listQuery.ts';
import { maxRadius } from '#shared/domain/circle.ts';
import { nameOfSlug } from '#shared/domain/slugify.ts';
import { readTravelTime, type TravelMode } from '#shared/domain/travelTime.ts';
import { filterOfQueryName, withoutFilters } from '#shared/filters/filterQuery.ts';
import type { FilterName } from '#shared/filters/table.ts';
import type { SearchQuery } from '#shared/routes/queries/searchQuery.ts';
import type { LoadContext } from '../../app/routeDefinition.ts';
import { distanceSteps } from './filters/steps.ts';

/** What a search asked for and the network does not have: the page shows the list without it (PD-68). */
export interface Gone {
  what: 'page' | 'town' | 'zone' | 'zones' | 'places' | 'agent' | 'agency' | 'filter' | 'travel';
  /** Of the page or place. */
  name?: string;
  /** What the list is of. */
  query: SearchQuery;
}

type Asked = Pick<LoadContext<'Search'>, 'api' | 'params' | 'query' | 'signal'>;

const askList = ({ api, params, query, signal }: Asked): Promise<EstateList> =>
  api.estates(listQuery({ params, query }), { signal });

/** The filters that the upstream refuses; none of another error, and of the province, which is the page's own. */
function refusedFilters(error: ApiError, { filters }: SearchQuery): FilterName[] {
  const refused = Object.keys(error.fields)
    .map(filterOfQueryName)
    .filter((name) => name !== undefined);
  return refused.includes('province') ? [] : refused.filter((name) => name in filters);
}

function goneFilters(refused: readonly FilterName[], { filters, sort }: SearchQuery): Gone {
  const [first, ...others] = refused;
  // The zones of a town go with it.
  const kept = withoutFilters(filters, refused.includes('town') ? [...refused, 'zone'] : refused);
  const query = { filters: kept, sort, page: 1 };
  if (refused.includes('town')) return { what: 'town', name: nameOfSlug(filters.town!), query };
  if (others.length > 0) return { what: 'filter', query };
  if (first === 'where') return { what: 'places', query };
  if (first === 'zone')
    return filters.zone?.length === 1
      ? { what: 'zone', name: nameOfSlug(filters.zone[0]!), query }
      : { what: 'zones', query };
  return { what: first === 'agent' || first === 'agency' ? first : 'filter', query };
}

/** What of the search is gone, as the upstream's error says; null where that is not the reason. */
function goneOf(error: unknown, query: SearchQuery): Gone | null {
  if (!(error instanceof ApiError) || !error.isNotFound) return null;
  const refused = refusedFilters(error, query);
  if (refused.length > 0) return goneFilters(refused, query);
  return query.page > 1 && Object.keys(error.fields).length === 0 ? gonePage(query) : null;
}

const gonePage = ({ page, ...query }: SearchQuery): Gone => ({
  what: 'page',
  name: String(page),
  query: { ...query, page: 1 },
});

/** Kilometres that somebody gets in a minute, stops and detours among them. */
const speeds: Readonly<Record<TravelMode, number>> = { foot: 0.07, bicycle: 0.2, car: 0.5, transit: 0.25 };

/** In place of a travel time that cannot be made: the distance about as far as that leads, and the filters besides. */
function withDistance({ filters, sort }: SearchQuery): SearchQuery {
  const { lat, lng, minutes, mode } = readTravelTime(filters.travel!);
  const km = distanceSteps.find((step) => step >= minutes * speeds[mode]) ?? maxRadius;
  return { filters: { ...withoutFilters(filters, ['travel']), near: { lat, lng, km } }, sort, page: 1 };
}

/**
 * The outline of the search's travel time. Where the engine does not answer, that is told, and the list is of a
 * distance.
 */
async function loadReach({ api, query, signal }: Asked, travel: string): Promise<{ reach: string } | { gone: Gone }> {
  try {
    return { reach: await api.isochrone(travel, { signal }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { gone: error.isNotFound ? goneFilters(['travel'], query) : { what: 'travel', query: withDistance(query) } };
  }
}

/**
 * The list of a search, or the list without what is gone, by one more call.
 * @throws ApiError for an unknown province, and when the upstream fails
 */
export async function loadList(asked: Asked): Promise<{ list: EstateList; reach?: string; gone?: Gone }> {
  const { travel } = asked.query.filters;
  if (travel === undefined) return loadPage(asked);
  const found = await loadReach(asked, travel);
  if ('gone' in found) return { list: await askList({ ...asked, query: found.gone.query }), ...found };
  const listed = await loadPage(asked);
  return listed.gone ? listed : { ...listed, ...found };
}

async function loadPage(asked: Asked): Promise<{ list: EstateList; gone?: Gone }> {
  const { query } = asked;
  const first = await askList(asked).catch((error: unknown) => {
    const gone = goneOf(error, query);
    if (gone === null) throw error;
    return gone;
  });
  if (!('query' in first) && (query.page === 1 || first.results.length > 0)) return { list: first };
  const gone = 'query' in first ? first : gonePage(query);
  return { list: await askList({ ...asked, query: gone.query }), gone };
}

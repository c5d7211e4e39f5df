import type { EstateList } from '#shared/api/estate.ts';
import type { Agent } from '#shared/api/agent.ts';
import { hidesPrice, isClosed } from '#shared/domain/estate.ts';
import { maxCounted } from '#shared/domain/paging.ts';
import { slugify } from '#shared/domain/slugify.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { minAvailable } from '#shared/domain/placeCount.ts';
import { isTownAlone } from '#shared/seo/indexedTowns.ts';
import type { LoadContext } from '../../app/routeDefinition.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';

/** What the page of a town says of it. A figure that the upstream does not give is absent. */
export interface TownFigures {
  /** Available listings. */
  available: number;
  /** Of the cheapest, in euros, for a rental by the month. */
  from?: number;
  /** At least half of them cost that or less. */
  median?: number;
  /** Agents who work there. */
  agents?: number;
}

type Asked = Pick<LoadContext<'Search'>, 'api' | 'params' | 'query' | 'signal'>;

/** A page of the same list, in its usual order unless another is given. */
const askList = (
  { api, params: { type, province }, query: { filters }, signal }: Asked,
  page: { sort?: 'price-'; page: number; qty?: number },
): Promise<EstateList> =>
  api.estates({ type, filters: { ...(province ? { province } : {}), ...filters }, ...page }, { signal });

/** The price of the listing at a position of the list by price, which begins with the available ones. */
async function priceAt(asked: Asked, position: number): Promise<number | undefined> {
  const { results } = await askList(asked, { sort: 'price-', page: position, qty: 1 });
  const [estate] = results;
  return estate && !hidesPrice(estate.status) && estate.price ? estate.price : undefined;
}

/** Whether an agent works in the town, or in the zone of it. */
function worksIn({ city, zones }: Pick<Agent, 'city' | 'zones'>, { town, zone = [] }: EstateFilters): boolean {
  const isOfTown = slugify(city?.['es-ES'] ?? '') === town;
  const isNamed = (slug: string | undefined) => zones.some((name) => slugify(name) === slug);
  return zone.length > 0 ? isOfTown && isNamed(zone[0]) : isOfTown || isNamed(town);
}

/** The figures of a town or of one of its zones, from the answers that lists and directories are made of. */
async function loadFigures(asked: Asked, available: number): Promise<TownFigures> {
  const { api, params, query, signal } = asked;
  const middle = Math.ceil(available / 2);
  const [from, median, agents] = await Promise.all([
    priceAt(asked, 1).catch(orEmpty(undefined)),
    middle > maxCounted ? undefined : priceAt(asked, middle).catch(orEmpty(undefined)),
    params.province ? api.agents(params.province, { signal }).catch(orEmpty([])) : [],
  ]);
  const there = agents.filter((agent) => worksIn(agent, query.filters)).length;
  return {
    available,
    ...(from === undefined || median === undefined ? {} : { from, median }),
    ...(there === 0 ? {} : { agents: there }),
  };
}

/**
 * For an upstream that does not count available listings: they come first in a list, so its first page shows whether
 * there are enough.
 */
async function countOnFirstPage(asked: Asked, list: EstateList): Promise<number> {
  const first = asked.query.page === 1 ? list : await askList(asked, { page: 1 }).catch(orEmpty(list));
  return first.results.filter(({ status }) => !hidesPrice(status)).length;
}

/** Sold and rented listings come last: on a first page without another there is none, and on a later one there were. */
const hasOpen = ({ results, total }: EstateList, isFirst: boolean): boolean =>
  isFirst ? results.some(({ status }) => !isClosed(status)) : total > 0;

interface PlaceOfList {
  /** Whether search engines may list the page (docs/product.md#search-engines). */
  indexable: boolean;
  /** Whether it links to the pages of the places inside: the first page of a place does. */
  leadsOn: boolean;
  /** Of a town's first page. */
  figures?: TownFigures;
}

/** What a list is to search engines, and what its page says of its place. */
export async function loadPlace(asked: Asked, list: EstateList): Promise<PlaceOfList> {
  const { filters, page } = asked.query;
  const isFirst = page === 1;
  if (Object.keys(filters).length === 0) return { indexable: hasOpen(list, isFirst), leadsOn: isFirst };
  if (!asked.params.province || !isTownAlone(filters)) return { indexable: false, leadsOn: false };
  const available = list.available ?? (await countOnFirstPage(asked, list));
  if (available < minAvailable) return { indexable: false, leadsOn: false };
  const isCounted = list.available !== undefined;
  return {
    indexable: true,
    leadsOn: isFirst,
    ...(isFirst && isCounted ? { figures: await loadFigures(asked, available) } : {}),
  };
}

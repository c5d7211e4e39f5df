import { longerTravelTime } from '#shared/domain/travelTime.ts';
import { isClosed } from '#shared/domain/estate.ts';
import type { EstateList } from '#shared/api/estate.ts';
import type { EstatesQuery } from '#shared/api/estateCalls.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import { withoutFilters } from '#shared/filters/filterQuery.ts';
import { broadNounOf } from '#shared/filters/kindGroups.ts';
import { middleOf } from '#shared/filters/middleOf.ts';
import { filterNames, filterOf, isFilterOfKind, type EstateFilters, type FilterName } from '#shared/filters/table.ts';
import type { LoadContext } from '../../app/routeDefinition.ts';
import { crossedRanges } from './filters/crossedRanges.ts';
import { distanceSteps, priceSteps } from './filters/steps.ts';

/** A wider list than one with no homes or few, and how many homes are to be had in it. */
export interface WayOut {
  /** The filter that is the only difference. */
  name: FilterName;
  /** Of the wider list. */
  filters: EstateFilters;
  count: number;
}

type Asked = Pick<LoadContext<'Search'>, 'api' | 'params' | 'query' | 'signal'>;

/** A list that may have homes, by one call: null where it has none. */
type FindWay = (asked: Asked) => Promise<WayOut | null>;

/** A list of so many homes, or none, names wider ones. */
const few = 3;

/** Calls of the API that such a list adds, each to the cache of lists. */
const maxCalls = 5;

/** What the path says, and what the list shows in another way. */
const kept: readonly FilterName[] = ['province', 'bbox'];

function askEstates(
  { api, params: { type, province }, signal }: Asked,
  filters: EstateFilters,
  more: Pick<EstatesQuery, 'sort' | 'qty'> = { qty: 1 },
): Promise<EstateList> {
  return api.estates({ type, filters: { ...(province ? { province } : {}), ...filters }, ...more }, { signal });
}

/** Of those that can be had, where the upstream counts them apart. */
const countOf = ({ total, available, closed = 0 }: EstateList): number => available ?? total - closed;

const dropping =
  (name: FilterName, filters: EstateFilters): FindWay =>
  async (asked) => {
    const count = countOf(await askEstates(asked, filters));
    return count > 0 ? { name, filters, count } : null;
  };

/** Up to the next step of the form's above the cheapest home above it: that one list says how many there are. */
const raisingPrice: FindWay = async (asked) => {
  const { filters } = asked.query;
  const { max: highest, ...price } = filters.price!;
  const others = { ...withoutFilters(filters, ['price']), ...(price.min === undefined ? {} : { price }) };
  const { results } = await askEstates(asked, others, { sort: 'price-' });
  const prices = results.flatMap((estate) => (isClosed(estate.status) ? [] : (estate.price ?? [])));
  const above = prices.filter((one) => one > highest!);
  const max = priceSteps[asked.params.type].find((step) => step >= Math.min(...above));
  if (above.length === 0 || max === undefined) return null;
  const count = prices.filter((one) => one <= max).length;
  return { name: 'price', filters: { ...others, price: { ...price, max } }, count };
};

/** To the next distance of the form's; none from the farthest. */
function goingFarther(filters: EstateFilters): FindWay[] {
  const near = filters.near!;
  const km = distanceSteps.find((step) => step > near.km);
  return km === undefined ? [] : [dropping('near', { ...filters, near: { ...near, km } })];
}

/** To the next time of the form's; none from the longest. */
function takingLonger(filters: EstateFilters): FindWay[] {
  const travel = longerTravelTime(filters.travel!);
  return travel === undefined ? [] : [dropping('travel', { ...filters, travel })];
}

/** The nearest wider lists by one filter; of one that asks for several things at once, by each of them. */
function waysBy(name: FilterName, filters: EstateFilters): FindWay[] {
  const value: unknown = filters[name];
  if (name === 'near') return goingFarther(filters);
  if (name === 'travel') return takingLonger(filters);
  // Around a point the place limits nothing.
  if (middleOf(filters) && isFilterOfKind(name, 'place')) return [];
  if (name === 'price' && filters.price?.max !== undefined) return [raisingPrice];
  if (Array.isArray(value) && value.length > 1 && filterOf(name).match === 'all')
    return value.map((one) => dropping(name, { ...filters, [name]: value.filter((other) => other !== one) }));
  // Without its kind, a search for land is one for homes: no wider list, another.
  if (name === 'estate_type' && broadNounOf(filters) === 'any') return [];
  // The zones of a town go with it.
  return [dropping(name, withoutFilters(filters, name === 'town' ? ['town', 'zone'] : [name]))];
}

/**
 * The lists that differ from one with few homes by one filter, and have more. The order is the form's.
 * @returns undefined for a list that has enough
 */
export async function loadWaysOut(asked: Asked, list: EstateList): Promise<WayOut[] | undefined> {
  const { filters, page } = asked.query;
  const have = countOf(list);
  if (have > few || page > 1) return undefined;
  // What cannot be is said; without it there is another search.
  if (crossedRanges(filters).length > 0) return [];
  // A longer travel time is a further call of the engine, which may cost money: where there is nothing to show.
  const isOffered = (name: FilterName) => !kept.includes(name) && (name !== 'travel' || have === 0);
  const names = filterNames.filter((name) => filters[name] !== undefined && isOffered(name));
  const ways = names.flatMap((name) => waysBy(name, filters)).slice(0, maxCalls);
  const found = await Promise.all(ways.map((find) => find(asked).catch(orEmpty(null))));
  return found.filter((way) => way !== null).filter(({ count }) => count > have);
}

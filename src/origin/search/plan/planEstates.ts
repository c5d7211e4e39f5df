import { maxCounted } from '#shared/domain/paging.ts';
import type { Range } from '#shared/filters/kinds.ts';
import type { Store } from '../../db/store.ts';
import { activeCriteria, type EstateCriteria } from '../criteria/estateCriteria.ts';
import { indexLookups, type IndexLookup, type LookupSizes } from './indexLookups.ts';
import { MaterialisedCounts, scopeOf } from '../counts/materialisedCounts.ts';

/**
 * How a list is read: by index lookup and sort, or by ordered index scan. Decided here from exact counts, and not left
 * to a database's estimates.
 */
export interface EstatePlan {
  criteria: EstateCriteria;
  /** Estates of the types in the province or the country: the most steps of an ordered index scan. */
  scopeSize: number;
  /** Estates that match, or null when they have to be counted. Never too low up to maxCounted. */
  total: number | null;
  /** The total is exact beyond maxCounted too. */
  isTotalExact: boolean;
  /** Estates likely to match: the total where it is exact, else as if the filters were independent. */
  expected: number;
  /** The cheapest index lookup among those whose size is known, if any. */
  lookup: IndexLookup | null;
  bounds: Bounds;
}

/**
 * All matches lie between these: a scan in order of area or price starts and ends there. Of several conditions on one
 * side SQLite would seek by the first only, so one is given, the tightest.
 */
export interface Bounds {
  price: Range;
  area: Range;
}

/** @param sizes what plans of variants of one list share: lists that differ in traits, features and floors only */
export async function planEstates(
  store: Store,
  criteria: EstateCriteria,
  sizes: LookupSizes = new Map(),
): Promise<EstatePlan> {
  const counts = new MaterialisedCounts(store, criteria);
  const scope = scopeOf(criteria);
  const [scopeSize, exactTotal, lookups, bounds] = await Promise.all([
    counts.inPlaces([scope]),
    counts.total(),
    indexLookups(store, criteria, counts, sizes),
    readBounds(counts, scope, criteria),
  ]);
  return {
    criteria,
    scopeSize,
    total: exactTotal ?? lookupTotal(criteria, lookups),
    isTotalExact: exactTotal !== null,
    expected: exactTotal ?? expectedMatches(scopeSize, lookups),
    lookup: cheapest(lookups.filter(({ isLowerBound }) => !isLowerBound)),
    bounds,
  };
}

async function readBounds(counts: MaterialisedCounts, scope: number, criteria: EstateCriteria): Promise<Bounds> {
  const found = [
    ...(Object.keys(criteria.traits).length > 0 ? [await counts.withTraits(scope)] : []),
    ...(await counts.byFeature(scope)).values(),
  ];
  const { price, area } = criteria.ranges;
  return {
    price: narrowest([...found.map((count) => ({ min: count.min_price, max: count.max_price })), price ?? {}]),
    area: narrowest([...found.map((count) => ({ min: count.min_area, max: count.max_area })), area ?? {}]),
  };
}

/** What is in all of some ranges. */
function narrowest(ranges: readonly Range[]): Range {
  const minima = ranges.flatMap(({ min }) => min ?? []);
  const maxima = ranges.flatMap(({ max }) => max ?? []);
  return {
    ...(minima.length > 0 ? { min: Math.max(...minima) } : {}),
    ...(maxima.length > 0 ? { max: Math.min(...maxima) } : {}),
  };
}

/** A lookup by the only criterion has counted the list already. Not one by references, which need not exist. */
function lookupTotal(criteria: EstateCriteria, [lookup, ...others]: readonly IndexLookup[]): number | null {
  if (!lookup || others.length > 0 || criteria.keys !== null || criteria.facts.length > 0) return null;
  // An agent has one agency, and the lookup is by both.
  const active = activeCriteria(criteria).filter((name) => name !== 'agent');
  return active.length === 1 ? lookup.size : null;
}

const expectedMatches = (scopeSize: number, lookups: readonly IndexLookup[]): number =>
  lookups.reduce((expected, { size }) => expected * Math.min(1, size / Math.max(1, scopeSize)), scopeSize);

const cheapest = ([first, ...others]: readonly IndexLookup[]): IndexLookup | null =>
  first ? others.reduce((best, next) => (lookupCost(next, 0) < lookupCost(best, 0) ? next : best), first) : null;

/** Cost of sorting an estate to get at a page, in steps of an ordered index scan. */
const sortStep = 8;

/** Cost of an index lookup, and of sorting what it finds up to so many matches. */
const lookupCost = ({ size, stepCost }: IndexLookup, sortedMatches: number): number =>
  size * stepCost + Math.min(sortedMatches, size) * sortStep;

/**
 * Share of the scope that a scan is charged with for uneven matches: small estates are cheap, so the dearest of them
 * come last.
 */
const scanRisk = 1 / 12;

/** Steps of an ordered index scan until so many matches are found. */
const scanCost = ({ scopeSize, expected }: EstatePlan, matches: number): number =>
  Math.min(scopeSize, (matches * scopeSize) / Math.max(1, expected) + scopeSize * scanRisk);

/** The index lookup, where finding and sorting is cheaper than a scan to the page's last match. Else null. */
export const lookupForPage = (plan: EstatePlan, lastMatch: number): IndexLookup | null =>
  plan.lookup && lookupCost(plan.lookup, lastMatch) < scanCost(plan, lastMatch) ? plan.lookup : null;

/** Cost of an index lookup until so many matches are found: it ends with the last that is wanted. */
const lookupCostTo = ({ lookup, expected }: EstatePlan, matches: number): number =>
  lookup
    ? lookupCost({ ...lookup, size: Math.min(lookup.size, (matches * lookup.size) / Math.max(1, expected)) }, 0)
    : Infinity;

/** The index lookup, where it is the cheaper way to so many matches in any order. Else null. */
export const lookupForMatches = (plan: EstatePlan, matches = maxCounted): IndexLookup | null =>
  lookupCostTo(plan, matches) < scanCost(plan, matches) ? plan.lookup : null;

/** Steps of an ordered index scan that finding so many matches in any order costs. */
export const stepsToMatches = (plan: EstatePlan, matches: number): number =>
  Math.min(lookupCostTo(plan, matches), scanCost(plan, matches));

/** Steps of an ordered index scan that finding all matches costs. */
export function stepsToAll(plan: EstatePlan): number {
  const lookup = lookupForMatches(plan);
  return lookup ? lookupCost(lookup, 0) : plan.scopeSize;
}

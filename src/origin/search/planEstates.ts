import type { Store } from '../db/store.ts';
import { countryKey, type KeptCount } from '../db/tables.ts';
import { activeFilters, type EstateCriteria, type Range } from './estateCriteria.ts';
import { gathersFor, sizeCap, type Gather } from './gathers.ts';
import { KeptCounts } from './keptCounts.ts';

/** What is known of a list before it is read. Decided here, from exact counts, and not left to a database's guesses. */
export interface EstatePlan {
  criteria: EstateCriteria;
  /** Homes of the type in the province or the country: the most steps that an ordered walk can take. */
  base: number;
  /** Homes that match, or null when they have to be counted. Never too low up to maxCounted. */
  total: number | null;
  /** The total is right beyond maxCounted too. */
  exact: boolean;
  /** Homes likely to match: exact when the total is known, else as if the filters were independent. */
  expected: number;
  /** The cheapest way to gather, if any. */
  gather: Gather | null;
  /** All matches lie between these: a walk by area or price starts and ends there (one-room homes are small, buildings dear). */
  bounds: Bounds;
}

export interface Bounds {
  price: Range;
  area: Range;
}

export async function planEstates(store: Store, criteria: EstateCriteria): Promise<EstatePlan> {
  const counts = new KeptCounts(store, criteria);
  const scope = criteria.province ?? countryKey;
  const [base, known, gathers, bounds] = await Promise.all([
    counts.listedIn([scope]),
    counts.total(),
    gathersFor(store, criteria, counts),
    boundsIn(counts, scope, criteria),
  ]);
  const gather = gathers
    .filter(({ size }) => size < sizeCap(base))
    .reduce<Gather | null>(
      (best, next) => (best === null || gatherCost(next, 0) < gatherCost(best, 0) ? next : best),
      null,
    );
  const share = gathers.reduce((product, { size }) => product * Math.min(1, size / Math.max(1, base)), 1);
  return {
    criteria,
    base,
    total: known ?? sizeAsTotal(criteria, gathers),
    exact: known !== null,
    expected: known ?? base * share,
    gather,
    bounds,
  };
}

async function boundsIn(counts: KeptCounts, scope: number, criteria: EstateCriteria): Promise<Bounds> {
  const filtered = Object.keys(criteria.traits).length > 0 ? [await counts.withTraits(scope)] : [];
  const features = criteria.features.length > 0 ? [...(await counts.withFeatures(scope)).values()] : [];
  const kept = [...filtered, ...features];
  const range = (min: keyof KeptCount, max: keyof KeptCount): Range =>
    kept.length === 0
      ? { min: null, max: null }
      : { min: Math.max(...kept.map((count) => count[min])), max: Math.min(...kept.map((count) => count[max])) };
  return { price: range('min_price', 'max_price'), area: range('min_area', 'max_area') };
}

/** A gather by the only filter there is has counted the list already. Not by references: some may not exist. */
function sizeAsTotal(criteria: EstateCriteria, gathers: Gather[]): number | null {
  const active = activeFilters(criteria);
  const only = active.length === 1 || (active.length === 2 && active.includes('agent') && active.includes('agency'));
  return only && gathers.length === 1 && criteria.references === null && criteria.features.length === 0
    ? gathers[0]!.size
    : null;
}

/** Steps worth of a home that has to be sorted to get at a page. */
const sortStep = 8;

/** Gathering, then sorting up to the page's last match. */
const gatherCost = (gather: Gather, matches: number): number =>
  gather.size * gather.stepCost + Math.min(matches, gather.size) * sortStep;

/** Of all steps that a walk can take, those it is charged with for being a guess: small homes are cheap, so that the dearest of them come last of all. */
const walkRisk = 1 / 12;

/** Steps of an ordered walk until so many matches are found. */
const walkCost = (plan: EstatePlan, matches: number): number =>
  Math.min(plan.base, (matches * plan.base) / Math.max(1, plan.expected) + plan.base * walkRisk);

/** Whether gathering is cheaper than walking up to so many matches. `sorted`: whether their order matters. */
export const prefersGather = (plan: EstatePlan, matches: number, sorted: boolean): boolean =>
  plan.gather !== null && gatherCost(plan.gather, sorted ? matches : 0) < walkCost(plan, matches);

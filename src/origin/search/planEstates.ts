import type { Store } from '../db/store.ts';
import { countryKey } from '../db/tables.ts';
import { activeFilters, type EstateCriteria } from './estateCriteria.ts';
import { gathersFor, sizeCap, type Gather } from './gathers.ts';
import { knownTotal, listedIn } from './keptCounts.ts';

/** What is known of a list before it is read. Decided here, from exact counts, and not left to a database's guesses. */
export interface EstatePlan {
  criteria: EstateCriteria;
  /** Homes of the type in the province or the country: the most steps that an ordered walk can take. */
  base: number;
  /** Exact total, or null when it has to be counted. */
  total: number | null;
  /** Homes likely to match: exact when the total is known, else as if the filters were independent. */
  expected: number;
  /** The cheapest way to gather, if any. */
  gather: Gather | null;
}

export async function planEstates(store: Store, criteria: EstateCriteria): Promise<EstatePlan> {
  const [base, known, gathers] = await Promise.all([
    listedIn(store, [criteria.province ?? countryKey], criteria.types), knownTotal(store, criteria), gathersFor(store, criteria),
  ]);
  const gather = gathers.filter(({ size }) => size < sizeCap).reduce<Gather | null>((best, next) => (best === null || gatherCost(next) < gatherCost(best) ? next : best), null);
  const share = gathers.reduce((product, { size }) => product * Math.min(1, size / Math.max(1, base)), 1);
  return { criteria, base, total: known ?? sizeAsTotal(criteria, gathers), expected: known ?? base * share, gather };
}

/** A gather by the only filter there is has counted the list already. Not by references: some may not exist. */
function sizeAsTotal(criteria: EstateCriteria, gathers: Gather[]): number | null {
  const active = activeFilters(criteria);
  const only = active.length === 1 || (active.length === 2 && active.includes('agent') && active.includes('agency'));
  return only && gathers.length === 1 && criteria.references === null && criteria.features.length === 0 ? gathers[0]!.size : null;
}

export const gatherCost = (gather: Gather): number => gather.size * gather.stepCost;

/** Steps of an ordered walk until so many matches are found. */
export const walkCost = (plan: EstatePlan, matches: number): number => Math.min(plan.base, (matches * plan.base) / Math.max(1, plan.expected));

/** Whether gathering is cheaper than walking up to so many matches. */
export const prefersGather = (plan: EstatePlan, matches: number): boolean => plan.gather !== null && gatherCost(plan.gather) < walkCost(plan, matches);

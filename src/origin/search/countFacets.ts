import { sql } from 'kysely';
import { featureIds } from '#shared/domain/estate.ts';
import { maxCounted } from '#shared/domain/paging.ts';
import type { WireFacets } from '#shared/api/wire.ts';
import { featurePositions } from '../db/featurePositions.ts';
import { coveredColumns } from '../db/estateIndexes.ts';
import { traitFilters, traitMask, traitOptions } from '../db/estateTraits.ts';
import type { Store } from '../db/store.ts';
import { countryKey } from '../db/tables.ts';
import { activeFilters, all, conditions, inProvince, typeCondition, type EstateCriteria } from './estateCriteria.ts';
import { countedPlace, featureCounts, KeptCounts, traitCombinations } from './keptCounts.ts';
import { gathered, totalOf, walked } from './listEstates.ts';
import { planEstates, prefersGather } from './planEstates.ts';

/** Homes looked at, at most, when the kept counts do not answer: facets cost the same on any database. */
const sampleSize = 20_000;

/** Homes alike in what facets count. `weight` is how many there are, or how many each stands for. */
interface Cell {
  traits: number;
  features: number;
  weight: number;
}

export interface Facets {
  facets: WireFacets;
  /** Some counts are estimates from a sample; an option that is missing was not seen in it. */
  approximate: boolean;
}

/**
 * For each option, how many homes there would be with it: the other filters kept, the option's own filter dropped;
 * for features, which must all be there, with it added.
 * Exact where the kept counts answer (places, traits, features without other filters) and where at most maxCounted homes are
 * concerned; else estimated from a uniform sample, to two significant digits. Never above maxCounted.
 */
export async function countFacets(store: Store, criteria: EstateCriteria): Promise<Facets> {
  const traits = await traitFacets(store, criteria);
  const features = await featureFacet(store, criteria);
  return { facets: { ...traits.facets, ...features.facets }, approximate: traits.approximate || features.approximate };
}

async function traitFacets(store: Store, criteria: EstateCriteria): Promise<Facets> {
  const others = activeFilters(criteria).filter((name) => name !== 'traits' && !(name === 'towns' && criteria.towns?.length === 1));
  if (others.length === 0) {
    const combinations = await traitCombinations(store, countedPlace(criteria), { ...criteria, traits: {} });
    return { facets: traitCounts(criteria, combinations.map(({ traits, listed }) => ({ traits, features: 0, weight: listed })), true), approximate: false };
  }
  const { cells, exact } = await cellsOf(store, { ...criteria, traits: {} });
  return { facets: traitCounts(criteria, cells, exact), approximate: !exact };
}

async function featureFacet(store: Store, criteria: EstateCriteria): Promise<Facets> {
  const positions = featureIds.map((_, position) => position);
  const active = activeFilters(criteria);
  if (active.length === 0 || (active.length === 1 && criteria.towns?.length === 1)) {
    const counts = await featureCounts(store, countedPlace(criteria), criteria.types, positions);
    return { facets: { features: named(positions.map((position) => [featureIds[position]!, counts.get(position)?.listed ?? 0]), true) }, approximate: false };
  }
  const { cells, exact } = await cellsOf(store, criteria);
  const sums = new Array<number>(featureIds.length).fill(0);
  for (const cell of cells) for (const position of featurePositions(cell.features)) sums[position]! += cell.weight;
  return { facets: { features: named(sums.map((sum, position) => [featureIds[position]!, sum]), exact) }, approximate: !exact };
}

function traitCounts(criteria: EstateCriteria, cells: readonly Cell[], exact: boolean): WireFacets {
  const masks = Object.entries(criteria.traits);
  return Object.fromEntries(traitFilters.map((name) => {
    const others = masks.filter(([filter]) => filter !== name).map(([, mask]) => mask);
    const matching = cells.filter((cell) => others.every((mask) => (cell.traits & mask) !== 0));
    return [name, named(traitOptions(name).map((option) => {
      const mask = traitMask(name, [option]);
      return [option, matching.reduce((sum, cell) => ((cell.traits & mask) === 0 ? sum : sum + cell.weight), 0)];
    }), exact)];
  }));
}

const named = (counts: [option: string, count: number][], exact: boolean): Record<string, number> =>
  Object.fromEntries(counts.filter(([, count]) => exact || count > 0).map(([option, count]) => [option, Math.min(maxCounted, exact ? count : rounded(count))]));

const rounded = (count: number): number => Number(count.toPrecision(2));

/** The matches, or a uniform sample of the whole type (in the province) with those that match. */
async function cellsOf(store: Store, criteria: EstateCriteria): Promise<{ cells: Cell[]; exact: boolean }> {
  const plan = await planEstates(store, criteria);
  const total = await totalOf(store, plan);
  if (total <= maxCounted && (plan.base <= sampleSize || prefersGather(plan, total, false))) {
    const source = plan.gather && prefersGather(plan, total, false) ? await gathered(store, plan) : walked(store, criteria);
    const { rows } = await sql<Omit<Cell, 'weight'>>`select traits, features ${source}`.execute(store.db);
    return { cells: rows.map((row) => ({ ...row, weight: 1 })), exact: true };
  }
  return { cells: await sampledCells(store, criteria), exact: false };
}

/** The shuffle makes any stretch of it a fair sample of a type. Of available homes, which are most of them. */
async function sampledCells(store: Store, criteria: EstateCriteria): Promise<Cell[]> {
  const perType = Math.ceil(sampleSize / criteria.types.length);
  const columns = sql.join([...coveredColumns, ...(criteria.box ? ['lat', 'lng'] : []), ...(criteria.references ? ['reference'] : [])].map((column) => sql.ref(column)));
  const index = criteria.province === null ? 'estates_draw' : 'estates_province_draw';
  const samples = await Promise.all(criteria.types.map(async (type): Promise<Cell[]> => {
    const listed = await new KeptCounts(store, { ...criteria, types: [type] }).listedIn([criteria.province ?? countryKey]);
    const { rows } = await sql<Omit<Cell, 'weight'>>`select traits, features from (select ${columns} ${store.estatesBy(index)}
      where ${all([typeCondition([type]), sql`unavailable = 0`, ...inProvince(criteria.province)])} order by draw, key limit ${perType}) sample
      where ${all(conditions(store, criteria))}`.execute(store.db);
    const weight = Math.max(1, listed / perType);
    return rows.map((row) => ({ ...row, weight }));
  }));
  return samples.flat();
}

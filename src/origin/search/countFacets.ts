import { sql } from 'kysely';
import { featureIds } from '#shared/domain/estate.ts';
import { maxCounted } from '#shared/domain/paging.ts';
import type { WireFacets } from '#shared/api/wire.ts';
import { featurePositions } from '../db/featurePositions.ts';
import { coveredColumns } from '../db/estateIndexes.ts';
import { bitsOf, optionBits, traitFilters, traitOptions, type TraitFilter } from '../db/estateTraits.ts';
import type { Store } from '../db/store.ts';
import { countryKey } from '../db/tables.ts';
import { activeFilters, all, conditions, inProvince, typeCondition, type EstateCriteria } from './estateCriteria.ts';
import { countedPlace, featureCounts, KeptCounts, listedByPlace, traitCombinations } from './keptCounts.ts';
import { gathered, totalOf, walked } from './listEstates.ts';
import { planEstates, prefersGather } from './planEstates.ts';
import type { ZonesToCount } from './zonesToCount.ts';

/** Homes looked at, at most, when the kept counts do not answer: facets cost the same on any database. */
const sampleSize = 20_000;

/** Homes alike in what facets count. `weight` is how many there are, or how many each stands for. */
interface Cell {
  traits: number;
  features: number;
  zone: number | null;
  weight: number;
}

interface Cells {
  cells: Cell[];
  exact: boolean;
}

export interface Facets {
  facets: WireFacets;
  /** Some counts are estimates from a sample; an option that is missing was not seen in it. */
  approximate: boolean;
}

/**
 * For each option, how many homes there would be with it: the other filters kept, the option's own filter dropped;
 * for features, which must all be there, with it added; for zones, where there are some to choose from.
 * Exact where the kept counts answer (places, traits, features without other filters) and where at most maxCounted homes are
 * concerned; else estimated from a uniform sample, to two significant digits. Never above maxCounted.
 */
export async function countFacets(
  store: Store,
  criteria: EstateCriteria,
  zones: ZonesToCount | null = null,
): Promise<Facets> {
  let read: Promise<Cells> | undefined;
  // Features and, unless one is chosen, zones are counted over the same homes.
  const cells = () => (read ??= cellsOf(store, criteria));
  const parts = [await traitFacets(store, criteria), await featureFacet(store, criteria, cells)];
  if (zones)
    parts.push(
      await zoneFacet(store, zones, zones.criteria === criteria ? cells : () => cellsOf(store, zones.criteria)),
    );
  return {
    facets: Object.assign({}, ...parts.map(({ facets }) => facets)) as WireFacets,
    approximate: parts.some(({ approximate }) => approximate),
  };
}

async function zoneFacet(
  store: Store,
  { criteria, zones }: ZonesToCount,
  cellsHere: () => Promise<Cells>,
): Promise<Facets> {
  const kept = activeFilters(criteria).every((name) => name === 'towns');
  const counts = kept
    ? { of: await listedByPlace(store, [...zones.values()].flat(), criteria.types), exact: true }
    : await zoneSums(cellsHere);
  const facet = [...zones].map(([slug, keys]): [string, number] => [
    slug,
    keys.reduce((sum, key) => sum + (counts.of.get(key) ?? 0), 0),
  ]);
  return { facets: { zone: named(facet, counts.exact) }, approximate: !counts.exact };
}

async function zoneSums(cellsHere: () => Promise<Cells>): Promise<{ of: Map<number, number>; exact: boolean }> {
  const { cells, exact } = await cellsHere();
  const sums = new Map<number, number>();
  for (const { zone, weight } of cells) if (zone !== null) sums.set(zone, (sums.get(zone) ?? 0) + weight);
  return { of: sums, exact };
}

async function traitFacets(store: Store, criteria: EstateCriteria): Promise<Facets> {
  const others = activeFilters(criteria).filter(
    (name) => name !== 'traits' && !(name === 'towns' && criteria.towns?.length === 1),
  );
  if (others.length === 0) {
    const combinations = await traitCombinations(store, countedPlace(criteria), { ...criteria, traits: {} });
    return {
      facets: traitCounts(
        criteria,
        combinations.map(({ traits, listed }) => ({ traits, features: 0, zone: null, weight: listed })),
        true,
      ),
      approximate: false,
    };
  }
  const { cells, exact } = await cellsOf(store, { ...criteria, traits: {} });
  return { facets: traitCounts(criteria, cells, exact), approximate: !exact };
}

async function featureFacet(store: Store, criteria: EstateCriteria, cellsHere: () => Promise<Cells>): Promise<Facets> {
  const positions = featureIds.map((_, position) => position);
  const active = activeFilters(criteria);
  if (active.length === 0 || (active.length === 1 && criteria.towns?.length === 1)) {
    const counts = await featureCounts(store, countedPlace(criteria), criteria.types, positions);
    return {
      facets: {
        features: named(
          positions.map((position) => [featureIds[position]!, counts.get(position)?.listed ?? 0]),
          true,
        ),
      },
      approximate: false,
    };
  }
  const { cells, exact } = await cellsHere();
  const sums = new Array<number>(featureIds.length).fill(0);
  for (const cell of cells) for (const position of featurePositions(cell.features)) sums[position]! += cell.weight;
  return {
    facets: {
      features: named(
        sums.map((sum, position) => [featureIds[position]!, sum]),
        exact,
      ),
    },
    approximate: !exact,
  };
}

function traitCounts(criteria: EstateCriteria, cells: readonly Cell[], exact: boolean): WireFacets {
  return Object.fromEntries(
    traitFilters.map((name) => {
      const others = traitFilters.filter((other) => other !== name && criteria.traits[other] !== undefined);
      const matching = cells.filter((cell) =>
        others.every((other) => (bitsOf(cell.traits, other) & bitsOf(criteria.traits[other]!, other)) !== 0),
      );
      const weights = weightsByBits(matching, name);
      return [
        name,
        named(
          traitOptions(name).map((option) => [option, weightOf(weights, optionBits(name, [option]))]),
          exact,
        ),
      ];
    }),
  );
}

/** Estates by their bits of one group: few different numbers, however many cells. */
function weightsByBits(cells: readonly Cell[], group: TraitFilter): Map<number, number> {
  const weights = new Map<number, number>();
  for (const { traits, weight } of cells) {
    const bits = bitsOf(traits, group);
    weights.set(bits, (weights.get(bits) ?? 0) + weight);
  }
  return weights;
}

const weightOf = (weights: ReadonlyMap<number, number>, option: number): number =>
  [...weights].reduce((sum, [bits, weight]) => ((bits & option) === 0 ? sum : sum + weight), 0);

const named = (counts: [option: string, count: number][], exact: boolean): Record<string, number> =>
  Object.fromEntries(
    counts
      .filter(([, count]) => exact || count > 0)
      .map(([option, count]) => [option, Math.min(maxCounted, exact ? count : rounded(count))]),
  );

const rounded = (count: number): number => Number(count.toPrecision(2));

/** The matches, or a uniform sample of the whole type (in the province) with those that match. */
async function cellsOf(store: Store, criteria: EstateCriteria): Promise<Cells> {
  const plan = await planEstates(store, criteria);
  const total = await totalOf(store, plan);
  if (total <= maxCounted && (plan.base <= sampleSize || prefersGather(plan, total, false))) {
    const source =
      plan.gather && prefersGather(plan, total, false) ? await gathered(store, plan) : walked(store, criteria);
    const { rows } = await sql<Omit<Cell, 'weight'>>`select traits, features, zone ${source}`.execute(store.db);
    return { cells: rows.map((row) => ({ ...row, weight: 1 })), exact: true };
  }
  return { cells: await sampledCells(store, criteria), exact: false };
}

/** The shuffle makes any stretch of it a fair sample of a type. Of available homes, which are most of them. */
async function sampledCells(store: Store, criteria: EstateCriteria): Promise<Cell[]> {
  const perType = Math.ceil(sampleSize / criteria.types.length);
  const columns = sql.join(
    [...coveredColumns, ...(criteria.box ? ['lat', 'lng'] : []), ...(criteria.references ? ['reference'] : [])].map(
      (column) => sql.ref(column),
    ),
  );
  const index = criteria.province === null ? 'estates_draw' : 'estates_province_draw';
  const samples = await Promise.all(
    criteria.types.map(async (type): Promise<Cell[]> => {
      const listed = await new KeptCounts(store, { ...criteria, types: [type] }).listedIn([
        criteria.province ?? countryKey,
      ]);
      const { rows } = await sql<
        Omit<Cell, 'weight'>
      >`select traits, features, zone from (select ${columns} ${store.estatesBy(index)}
      where ${all([typeCondition([type]), sql`unavailable = 0`, ...inProvince(criteria.province)])} order by draw, key limit ${perType}) sample
      where ${all(conditions(store, criteria))}`.execute(store.db);
      const weight = Math.max(1, listed / perType);
      return rows.map((row) => ({ ...row, weight }));
    }),
  );
  return samples.flat();
}

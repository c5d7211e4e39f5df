import { featureIds } from '#shared/domain/estate.ts';
import type { FilterName } from '#shared/filters/table.ts';
import { maxCounted } from '#shared/domain/paging.ts';
import type { FacetsDto } from '#shared/contract/estateList.ts';
import { floorPositions, markFilters, optionPositions, type MarkFilter } from '../../db/facts/estateMarks.ts';
import { bitsOf, optionBits, traitFilters, traitOptions, type TraitFilter } from '../../db/facts/estateTraits.ts';
import { masksOf } from '../../db/facts/maskColumns.ts';
import type { Store } from '../../db/store.ts';
import { activeCriteria, type EstateCriteria } from '../criteria/estateCriteria.ts';
import { createFacetReader, type FacetCell, type FacetCells, type FacetReader } from './facetCells.ts';
import { countedPlace, countsByFeature, countsByPlace, traitCombinations } from '../counts/materialisedCounts.ts';
import { positionSums } from './positionSums.ts';
import type { ZonesToCount } from './zonesToCount.ts';

export interface Facets {
  facets: FacetsDto;
  /** Some counts are estimates from a sample; an option that is missing was not seen in it. */
  approximate: boolean;
}

/** The counts of one filter's options. */
interface Facet {
  counts: [option: string, count: number][];
  isExact: boolean;
}

interface FacetContext {
  store: Store;
  criteria: EstateCriteria;
  zones: ZonesToCount | null;
  /** Cells of the list, or of it without some of its filters. */
  read: FacetReader;
}

/**
 * The facet of each filter that is neither among the traits, which are counted together, nor among the marks, which
 * share one form; null for one without counted options.
 */
const facetCounters = {
  province: null,
  town: null,
  zone: countZones,
  where: null,
  price: null,
  area: null,
  features: (context) => countPositions(context, featurePositionsById),
  floor: countFloors,
  since: null,
  agent: null,
  agency: null,
  postcode: null,
  street: null,
  near: null,
  travel: null,
  drawn: null,
  bbox: null,
} satisfies Record<
  Exclude<FilterName, TraitFilter | MarkFilter>,
  ((context: FacetContext) => Promise<Facet | null>) | null
>;

/**
 * For each option, how many available estates (PD-65) there would be with it: the other filters kept, the option's own
 * filter dropped; for features, which must all be there, with it added; for zones, where there are some to choose from.
 * Exact where the materialised counts answer (places, traits, features without other filters) and where at most
 * maxCounted estates, found in few steps, are concerned; else estimated from a uniform sample, to two significant
 * digits. Never above maxCounted.
 */
export async function countFacets(
  store: Store,
  listed: EstateCriteria,
  zonesOfList: ZonesToCount | null = null,
): Promise<Facets> {
  const criteria = availableOnly(listed);
  const zones = zonesOfList && {
    ...zonesOfList,
    criteria: zonesOfList.criteria === listed ? criteria : availableOnly(zonesOfList.criteria),
  };
  const context = { store, criteria, zones, read: createFacetReader(store, criteria) };
  // Side by side, as PostgreSQL reads them: what one of them samples, the next may read whole.
  const [ofTraits, ...others] = await Promise.all([
    countTraits(context),
    ...markFilters.map(async (name) => [name, await countPositions(context, optionPositions(name))] as const),
    ...Object.entries(facetCounters).map(async ([name, count]) => [name, await count?.(context)] as const),
  ]);
  const found = [...ofTraits, ...others].flatMap(([name, facet]) => (facet ? [{ name, facet }] : []));
  return {
    facets: Object.fromEntries(found.map(({ name, facet }) => [name, published(facet)])),
    approximate: found.some(({ facet }) => !facet.isExact),
  };
}

const availableOnly = (criteria: EstateCriteria): EstateCriteria => ({ ...criteria, maxRank: 0 });

/** Without the estimates that found nothing: an option may be rarer than the sample is large. */
const published = ({ counts, isExact }: Facet): Record<string, number> =>
  Object.fromEntries(
    counts
      .filter(([, count]) => isExact || count > 0)
      .map(([option, count]) => [option, Math.min(maxCounted, isExact ? count : Number(count.toPrecision(2)))]),
  );

async function countTraits(context: FacetContext): Promise<[TraitFilter, Facet][]> {
  const { criteria } = context;
  const { cells, isExact } = await traitCells(context);
  return traitFilters.map((name) => {
    const others = traitFilters.filter((other) => other !== name && criteria.traits[other] !== undefined);
    const matching = cells.filter(({ traits }) =>
      others.every((other) => (bitsOf(traits, other) & bitsOf(criteria.traits[other]!, other)) !== 0),
    );
    return [name, { counts: countOptions(matching, name), isExact }];
  });
}

/** The cells of the list without its trait filters: the materialised combinations where they answer. */
async function traitCells({ store, criteria, read }: FacetContext): Promise<FacetCells> {
  const withoutTraits = { ...criteria, traits: {} };
  const isInTown = criteria.towns?.length === 1;
  if (activeCriteria(withoutTraits).some((name) => !(name === 'towns' && isInTown)))
    return alikeInTraits(await read(withoutTraits));
  const { traits, listed } = await traitCombinations(store, countedPlace(criteria), withoutTraits);
  return {
    cells: traits.map((each, index) => ({ traits: each, ...noMasks, zone: null, weight: listed[index]! })),
    isExact: true,
  };
}

/** Of cells that count traits alone. */
const noMasks = masksOf([]);

/** Far fewer cells, for what counts traits alone. */
function alikeInTraits({ cells, isExact }: FacetCells): FacetCells {
  const weights = new Map<number, number>();
  for (const { traits, weight } of cells) weights.set(traits, (weights.get(traits) ?? 0) + weight);
  return { cells: [...weights].map(([traits, weight]) => ({ traits, ...noMasks, zone: null, weight })), isExact };
}

function countOptions(cells: readonly FacetCell[], group: TraitFilter): Facet['counts'] {
  // The bits of a group take few different values, however many cells there are.
  const weights = new Map<number, number>();
  for (const { traits, weight } of cells) {
    const bits = bitsOf(traits, group);
    weights.set(bits, (weights.get(bits) ?? 0) + weight);
  }
  return traitOptions(group).map((option) => {
    const wanted = optionBits(group, [option]);
    return [option, [...weights].reduce((sum, [bits, weight]) => ((bits & wanted) === 0 ? sum : sum + weight), 0)];
  });
}

type Positions = readonly (readonly [option: string, position: number])[];

const featurePositionsById: Positions = featureIds.map((id, position) => [id, position]);

/** Counts of options that are bits of the features' mask, each with the others that are asked for. */
async function countPositions({ store, criteria, read }: FacetContext, positions: Positions): Promise<Facet> {
  const isInTown = criteria.towns?.length === 1;
  if (activeCriteria(criteria).every((name) => name === 'towns' && isInTown)) {
    const counts = await countsByFeature(
      store,
      countedPlace(criteria),
      criteria,
      positions.map(([, position]) => position),
    );
    return {
      counts: positions.map(([option, position]) => [option, counts.get(position)?.listed ?? 0]),
      isExact: true,
    };
  }
  const found = await read(criteria);
  const sums = positionSums(found);
  return { counts: positions.map(([option, position]) => [option, sums[position]!]), isExact: found.isExact };
}

/** A home has one floor: the options count as if none were asked for. */
function countFloors(context: FacetContext): Promise<Facet> {
  const { criteria } = context;
  return countPositions({ ...context, criteria: { ...criteria, floors: null } }, Object.entries(floorPositions));
}

async function countZones({ store, criteria, zones, read }: FacetContext): Promise<Facet | null> {
  if (!zones) return null;
  const sums = activeCriteria(zones.criteria).every((name) => name === 'towns')
    ? {
        of: await countsByPlace(store, [...zones.zones.values()].flat(), criteria.types, criteria.maxRank),
        isExact: true,
      }
    : zoneSums(await (zones.criteria === criteria ? read : createFacetReader(store, zones.criteria))(zones.criteria));
  return {
    counts: [...zones.zones].map(([slug, keys]) => [slug, keys.reduce((sum, key) => sum + (sums.of.get(key) ?? 0), 0)]),
    isExact: sums.isExact,
  };
}

function zoneSums({ cells, isExact }: FacetCells): { of: Map<number, number>; isExact: boolean } {
  const of = new Map<number, number>();
  for (const { zone, weight } of cells) if (zone !== null) of.set(zone, (of.get(zone) ?? 0) + weight);
  return { of, isExact };
}

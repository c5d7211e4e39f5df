import type { RawBuilder } from 'kysely';
import { maxCounted } from '#shared/domain/paging.ts';
import { bitsOf, traitFilters } from '../../db/facts/estateTraits.ts';
import { hasPosition, maskColumns, type Masks } from '../../db/facts/maskColumns.ts';
import type { Store } from '../../db/store.ts';
import type { EstateCriteria } from '../criteria/estateCriteria.ts';
import type { LookupSizes } from '../plan/indexLookups.ts';
import { matchSource } from '../plan/matchSources.ts';
import { countsByPlace, scopeOf } from '../counts/materialisedCounts.ts';
import { planEstates, stepsToAll } from '../plan/planEstates.ts';
import { shuffledSample } from '../plan/shuffledSample.ts';

/** Estates read at most where the materialised counts do not answer: facets cost the same on any database. */
const sampleSize = 12_000;

/** Steps of an index scan that a reading may take: some eight samples. Measured with scripts/bench/origin.ts. */
const maxSteps = 100_000;

/** Estates alike in what facets count. */
export interface FacetCell extends Masks {
  traits: number;
  /** Null in counts of traits alone, as the masks are empty. */
  zone: number | null;
  /** How many estates the cell stands for. */
  weight: number;
}

export interface FacetCells {
  cells: FacetCell[];
  /** Whether the cells are the matches themselves, and not a sample of them. */
  isExact: boolean;
}

/** Reads the cells of a list, or of the same list without its trait filters or floors; each once. */
export type FacetReader = (asked: EstateCriteria) => Promise<FacetCells>;

type CellRow = Masks & { traits: number; zone: number | null };

/** Null when there are more than `max`. */
async function readCells(
  store: Store,
  source: RawBuilder<unknown>,
  weight: number,
  max: number,
): Promise<FacetCell[] | null> {
  const read = await store.readColumns<CellRow>(store.db, ['traits', ...maskColumns, 'zone'], source, max);
  return (
    read &&
    read.traits.map((traits, index) => ({
      traits,
      features: read.features[index]!,
      marks: read.marks[index]!,
      zone: read.zone[index] ?? null,
      weight,
    }))
  );
}

/**
 * A reader for the variants of one list, with as few readings as there can be: the list without trait filters and
 * floors is read once, and narrowed here. Where it is long, each variant is read by itself, and one that is long too is
 * estimated from the one sample.
 */
export function createFacetReader(store: Store, criteria: EstateCriteria): FacetReader {
  const loosest = { ...criteria, traits: {}, floors: null };
  const known = new Map<string, Promise<FacetCell[] | null>>();
  const sizes: LookupSizes = new Map();
  let sample: Promise<FacetCell[]> | undefined;
  const read = (asked: EstateCriteria, max: number): Promise<FacetCell[] | null> => {
    const reading = known.get(nameOf(asked)) ?? readMatches(store, asked, max, sizes);
    known.set(nameOf(asked), reading);
    return reading;
  };
  const readVariant = async (asked: EstateCriteria): Promise<FacetCells> => {
    const all = await read(loosest, sampleSize);
    if (all) return { cells: narrowed(all, asked), isExact: true };
    const own = await read(asked, maxCounted);
    if (own) return { cells: own, isExact: true };
    sample ??= readSample(store, loosest);
    return { cells: narrowed(await sample, asked), isExact: false };
  };
  const variants = new Map<string, Promise<FacetCells>>();
  return (asked) => {
    const variant = variants.get(nameOf(asked)) ?? readVariant(asked);
    variants.set(nameOf(asked), variant);
    return variant;
  };
}

/** Of a variant among those of one list. */
const nameOf = ({ traits, floors }: EstateCriteria): string => JSON.stringify([traits, floors]);

/** The cells that pass the trait filters and floors of a list. */
function narrowed(cells: FacetCell[], { traits: masks, floors }: EstateCriteria): FacetCell[] {
  const asked = traitFilters.flatMap((name) => {
    const mask = masks[name];
    return mask === undefined ? [] : [{ name, bits: bitsOf(mask, name) }];
  });
  return cells.filter(
    (cell) =>
      asked.every(({ name, bits }) => (bitsOf(cell.traits, name) & bits) !== 0) &&
      (floors === null || floors.some((position) => hasPosition(cell, position))),
  );
}

/** All matches; null when there are more than `max`, or finding them takes long. */
async function readMatches(
  store: Store,
  criteria: EstateCriteria,
  max: number,
  sizes: LookupSizes,
): Promise<FacetCell[] | null> {
  const plan = await planEstates(store, criteria, sizes);
  // Filters are not independent: what is expected may be far from what there is.
  const isLong = plan.total === null ? plan.expected > 2 * max : plan.total > max;
  if (isLong || stepsToAll(plan) > maxSteps) return null;
  return readCells(store, await matchSource(store, plan, max), 1, max);
}

/** The matches among a uniform sample of the scope. */
async function readSample(store: Store, criteria: EstateCriteria): Promise<FacetCell[]> {
  const perType = Math.ceil(sampleSize / criteria.types.length);
  const samples = await Promise.all(criteria.types.map((type) => readSampleOfType(store, criteria, type, perType)));
  return samples.flat();
}

async function readSampleOfType(
  store: Store,
  criteria: EstateCriteria,
  type: number,
  size: number,
): Promise<FacetCell[]> {
  const listed = await countsByPlace(store, [scopeOf(criteria)], [type], criteria.maxRank);
  const weight = Math.max(1, (listed.get(scopeOf(criteria)) ?? 0) / size);
  return (await readCells(store, shuffledSample(store, criteria, type, size), weight, size))!;
}

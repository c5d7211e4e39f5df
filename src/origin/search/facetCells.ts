import { sql } from 'kysely';
import { maxCounted } from '#shared/domain/paging.ts';
import type { Store } from '../db/store.ts';
import { countEstates } from './countEstates.ts';
import type { EstateCriteria } from './estateCriteria.ts';
import { matchSource } from './matchSources.ts';
import { countsByPlace, scopeOf } from './materialisedCounts.ts';
import { lookupForMatches, planEstates } from './planEstates.ts';
import { shuffledSample } from './shuffledSample.ts';

/** Estates read at most where the materialised counts do not answer: facets cost the same on any database. */
const sampleSize = 20_000;

/** Estates alike in what facets count. */
export interface FacetCell {
  traits: number;
  /** 0 in counts of traits alone, as `zone` is null. */
  features: number;
  zone: number | null;
  /** How many estates the cell stands for. */
  weight: number;
}

export interface FacetCells {
  cells: FacetCell[];
  /** Whether the cells are the matches themselves, and not a sample of them. */
  isExact: boolean;
}

type Columns = Omit<FacetCell, 'weight'>;

/** The matches, or those among a uniform sample of the scope. */
export async function readFacetCells(store: Store, criteria: EstateCriteria): Promise<FacetCells> {
  const plan = await planEstates(store, criteria);
  const total = await countEstates(store, plan);
  const isReadable = plan.scopeSize <= sampleSize || lookupForMatches(plan, total) !== null;
  if (total > maxCounted || !isReadable) return { cells: await readSample(store, criteria), isExact: false };
  const { rows } = await sql<Columns>`select traits, features, zone ${await matchSource(store, plan, total)}`.execute(
    store.db,
  );
  return { cells: rows.map((row) => ({ ...row, weight: 1 })), isExact: true };
}

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
  const listed = await countsByPlace(store, [scopeOf(criteria)], [type]);
  const { rows } =
    await sql<Columns>`select traits, features, zone ${shuffledSample(store, criteria, type, size)}`.execute(store.db);
  const weight = Math.max(1, (listed.get(scopeOf(criteria)) ?? 0) / size);
  return rows.map((row) => ({ ...row, weight }));
}

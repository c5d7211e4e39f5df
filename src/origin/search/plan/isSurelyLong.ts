import { sql } from 'kysely';
import { maxCounted } from '#shared/domain/paging.ts';
import type { Store } from '../../db/store.ts';
import { countsByPlace, scopeOf } from '../counts/materialisedCounts.ts';
import { stepsToMatches, type EstatePlan } from './planEstates.ts';
import { shuffledSample } from './shuffledSample.ts';

/** Estates of a sample of each type. */
const sampleSize = 3_000;

/**
 * What a count has to cost, in steps of an index scan, before a sample is read. Less in an area: its outline is
 * tested too, and its corners are read first, where most estates are outside.
 */
const minSteps = 100_000;
const minStepsInArea = 10_000;

/** The sample's error in standard deviations: more is seen once in three million lists. */
const certainty = 5;

/** Whether a sample shows that more than maxCounted are available, where counting them takes long. */
export async function isSurelyLong(store: Store, plan: EstatePlan): Promise<boolean> {
  const isInArea = plan.criteria.areas.length > 0;
  if (stepsToMatches(plan, maxCounted) < (isInArea ? minStepsInArea : minSteps)) return false;
  const samples = await Promise.all(plan.criteria.types.map((type) => matchesOfType(store, plan, type)));
  const matches = samples.reduce((sum, sample) => sum + sample.matches, 0);
  const variance = samples.reduce((sum, sample) => sum + sample.variance, 0);
  return matches - certainty * Math.sqrt(variance) > maxCounted;
}

/** Available estates of a type that match, as a sample has them, and by how much that may be wrong. */
async function matchesOfType(
  store: Store,
  { criteria }: EstatePlan,
  type: number,
): Promise<{ matches: number; variance: number }> {
  const scope = scopeOf(criteria);
  const available = (await countsByPlace(store, [scope], [type], 0)).get(scope) ?? 0;
  const source = shuffledSample(store, criteria, type, sampleSize);
  const { rows } = await sql<{ matches: number }>`select count(*) as matches ${source}`.execute(store.db);
  const matches = Number(rows[0]!.matches);
  const weight = Math.max(1, available / sampleSize);
  return { matches: matches * weight, variance: matches * weight ** 2 };
}

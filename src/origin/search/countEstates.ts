import { sql } from 'kysely';
import { maxCounted } from '#shared/domain/paging.ts';
import type { Store } from '../db/store.ts';
import { matchSource } from './matchSources.ts';
import type { EstatePlan } from './planEstates.ts';

/** The number of matches: the materialised count where there is one, else counted up to one more than maxCounted. */
export async function countEstates(store: Store, plan: EstatePlan): Promise<number> {
  if (plan.total !== null) return plan.total;
  const { rows } = await sql<{ total: number }>`select count(*) as total
    from (select 1 ${await matchSource(store, plan)} limit ${maxCounted + 1}) found`.execute(store.db);
  return Number(rows[0]!.total);
}

import type { Store } from '../db/store.ts';
import type { EstateRow, Tables } from '../db/tables.ts';

/**
 * What an answer about an estate is made of: what changes without its documents, the summary, and its agent's brief.
 */
export type EstateRecord = Pick<
  EstateRow,
  | 'key'
  | 'reference'
  | 'status'
  | 'shown_price'
  | 'previous_price'
  | 'updated_at'
  | 'province'
  | 'town'
  | 'zone'
  | 'lat'
  | 'lng'
> & {
  /** JSON: EstateSummaryDocument. */
  summary: string;
  /** JSON: AgentBriefDto. */
  agent_brief: string;
};

const records = (store: Store) =>
  store.db
    .selectFrom('estates')
    .innerJoin('estate_summaries', 'estate_summaries.estate', 'estates.key')
    .innerJoin('agents', 'agents.key', 'estates.agent')
    .select([
      'estates.key',
      'estates.reference',
      'estates.status',
      'estates.shown_price',
      'estates.previous_price',
      'estates.updated_at',
      'estates.province',
      'estates.town',
      'estates.zone',
      'estates.lat',
      'estates.lng',
      'estate_summaries.summary',
      'agents.brief as agent_brief',
    ]);

/** Reads estates by key, in the order of the keys. One that was removed meanwhile is left out. */
export async function readEstates(store: Store, keys: readonly number[]): Promise<EstateRecord[]> {
  if (keys.length === 0) return [];
  const rows = await records(store).where(store.isOneOf('estates.key', keys)).execute();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** Reads estates by reference. One that is gone is left out. */
export async function readEstatesByReference(
  store: Store,
  references: readonly string[],
): Promise<Map<string, EstateRecord>> {
  if (references.length === 0) return new Map();
  const rows = await records(store).where(store.isOneOf('estates.reference', references)).execute();
  return new Map(rows.map((row) => [row.reference, row]));
}

/** One estate with its detail document, or null. */
export async function readEstate(
  store: Store,
  reference: string,
): Promise<(EstateRecord & Pick<Tables['estate_details'], 'detail'>) | null> {
  return (
    (await records(store)
      .innerJoin('estate_details', 'estate_details.estate', 'estates.key')
      .select('estate_details.detail')
      .where('estates.reference', '=', reference)
      .executeTakeFirst()) ?? null
  );
}

/**
 * Estates that are neither sold nor rented, with their detail documents, by key.
 * @param after the key before the first
 */
export const readLiveEstates = (
  store: Store,
  after: number,
  limit: number,
): Promise<(EstateRecord & Pick<Tables['estate_details'], 'detail'>)[]> =>
  records(store)
    .innerJoin('estate_details', 'estate_details.estate', 'estates.key')
    .select('estate_details.detail')
    .where('estates.key', '>', after)
    .where('estates.availability_rank', '<', 2)
    .orderBy('estates.key')
    .limit(limit)
    .execute();

/** Whether there once was an estate of this reference. */
export async function isGone(store: Store, reference: string): Promise<boolean> {
  return (
    (await store.db
      .selectFrom('gone_estates')
      .select('reference')
      .where('reference', '=', reference)
      .executeTakeFirst()) !== undefined
  );
}

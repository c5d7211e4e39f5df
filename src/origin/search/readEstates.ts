import type { Store } from '../db/store.ts';
import type { EstateRow, Tables } from '../db/tables.ts';

/** An estate with its summary, its agent and the agent's agency: what one answer is composed of. */
export type EstateRecord = Pick<
  EstateRow,
  | 'key'
  | 'id'
  | 'reference'
  | 'type'
  | 'status'
  | 'estate_type'
  | 'subtype'
  | 'shown_price'
  | 'area'
  | 'rooms'
  | 'bathrooms'
  | 'furnished'
  | 'conservation'
  | 'published_at'
  | 'updated_at'
  | 'province'
  | 'town'
  | 'zone'
  | 'lat'
  | 'lng'
> &
  AgentColumns & { summary: string };

/** The agent's columns beside an estate's. */
export interface AgentColumns {
  agent_id: string;
  agent_slug: string;
  agent_full_name: string;
  agent_has_portrait: number;
  agent_profile: string;
  agency_slug: string;
  agency_commercial_brand: string;
  agency_independent: number;
}

const records = (store: Store) =>
  store.db
    .selectFrom('estates')
    .innerJoin('estate_summaries', 'estate_summaries.estate', 'estates.key')
    .innerJoin('agents', 'agents.key', 'estates.agent')
    .innerJoin('agencies', 'agencies.key', 'agents.agency')
    .select([
      'estates.key',
      'estates.id',
      'estates.reference',
      'estates.type',
      'estates.status',
      'estates.estate_type',
      'estates.subtype',
      'estates.shown_price',
      'estates.area',
      'estates.rooms',
      'estates.bathrooms',
      'estates.furnished',
      'estates.conservation',
      'estates.published_at',
      'estates.updated_at',
      'estates.province',
      'estates.town',
      'estates.zone',
      'estates.lat',
      'estates.lng',
      'estate_summaries.summary',
      'agents.id as agent_id',
      'agents.slug as agent_slug',
      'agents.full_name as agent_full_name',
      'agents.has_portrait as agent_has_portrait',
      'agents.profile as agent_profile',
      'agencies.slug as agency_slug',
      'agencies.commercial_brand as agency_commercial_brand',
      'agencies.independent as agency_independent',
    ]);

/** Reads estates by key, in the order of the keys. One that was removed meanwhile is left out. */
export async function readEstates(store: Store, keys: readonly number[]): Promise<EstateRecord[]> {
  if (keys.length === 0) return [];
  const rows = await records(store).where(store.isOneOf('estates.key', keys)).execute();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
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

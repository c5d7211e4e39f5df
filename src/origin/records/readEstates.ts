import { foldKey, isKey } from '#shared/domain/estateKey.ts';
import { unpublishedRank } from '../db/estates/availability.ts';
import type { EstateDetailDocument } from '../db/estates/estateDocuments.ts';
import type { Store } from '../db/store.ts';
import type { EstateRow, Tables } from '../db/tables.ts';
import type { LinkColumns } from './readLinked.ts';

/**
 * What an answer about an estate is made of: what changes without its documents, the summary, and its agent's brief.
 */
export type EstateRecord = Pick<
  EstateRow,
  | 'key'
  | 'url_key'
  | 'type'
  | 'reference'
  | 'status'
  | 'availability_rank'
  | 'shown_price'
  | 'previous_price'
  | 'area'
  | 'traits'
  | 'updated_at'
  | 'verdict'
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

/** Of those that are published. */
const records = (store: Store) =>
  store.db
    .selectFrom('estates')
    .innerJoin('estate_summaries', 'estate_summaries.estate', 'estates.key')
    .innerJoin('agents', 'agents.key', 'estates.agent')
    .select([
      'estates.key',
      'estates.url_key',
      'estates.type',
      'estates.reference',
      'estates.status',
      'estates.availability_rank',
      'estates.shown_price',
      'estates.previous_price',
      'estates.area',
      'estates.traits',
      'estates.updated_at',
      'estates.verdict',
      'estates.province',
      'estates.town',
      'estates.zone',
      'estates.lat',
      'estates.lng',
      'estate_summaries.summary',
      'agents.brief as agent_brief',
    ])
    .where('estates.availability_rank', '<', unpublishedRank);

/** Reads estates by key, in the order of the keys. One that was removed meanwhile is left out. */
export async function readEstates(store: Store, keys: readonly number[]): Promise<EstateRecord[]> {
  if (keys.length === 0) return [];
  const rows = await records(store).where(store.isOneOf('estates.key', keys)).execute();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** The detail documents of estates, by key. */
export async function readDetails(
  { db, isOneOf }: Store,
  keys: readonly number[],
): Promise<Map<number, EstateDetailDocument>> {
  const rows = await db
    .selectFrom('estate_details')
    .select(['estate', 'detail'])
    .where(isOneOf('estate', keys))
    .execute();
  return new Map(rows.map(({ estate, detail }) => [estate, JSON.parse(detail) as EstateDetailDocument]));
}

/** Reads estates by key. One that is gone is left out. */
export async function readEstatesByKey(store: Store, keys: readonly string[]): Promise<Map<string, EstateRecord>> {
  if (keys.length === 0) return new Map();
  const rows = await records(store).where(store.isOneOf('estates.url_key', keys)).execute();
  return new Map(rows.map((row) => [row.url_key, row]));
}

/** One estate with its detail document and by what its counterpart is found, or null. */
export async function readEstate(
  store: Store,
  key: string,
): Promise<(EstateRecord & LinkColumns & Pick<Tables['estate_details'], 'detail'>) | null> {
  return (
    (await records(store)
      .innerJoin('estate_details', 'estate_details.estate', 'estates.key')
      .select(['estate_details.detail', 'estates.source', 'estates.source_id'])
      .select(['estates.linked', 'estates.cadastral_reference'])
      .where('estates.url_key', '=', foldKey(key))
      .executeTakeFirst()) ?? null
  );
}

/**
 * Estates that are neither sold nor rented, with their detail documents, by key.
 * @param after the key before the first
 * @param before the key behind the last; without it, whatever comes
 */
export const readLiveEstates = (
  store: Store,
  after: number,
  limit: number,
  before?: number,
): Promise<(EstateRecord & Pick<EstateRow, 'source' | 'source_id'> & Pick<Tables['estate_details'], 'detail'>)[]> =>
  records(store)
    .innerJoin('estate_details', 'estate_details.estate', 'estates.key')
    .select(['estate_details.detail', 'estates.source', 'estates.source_id'])
    .where('estates.key', '>', after)
    .where('estates.availability_rank', '<', 2)
    .$if(before !== undefined, (query) => query.where('estates.key', '<', before!))
    .orderBy('estates.key')
    .limit(limit)
    .execute();

/** Words of a slug that may be its listing's key. */
const maxKeyWords = 24;

/** What a slug may end in, whole words, the longest first: a key has no form of its own. */
export function keysAtEnd(slug: string): string[] {
  const words = foldKey(slug).slice(-300).split('-');
  const some = words.slice(-maxKeyWords);
  return some.map((_, first) => some.slice(first).join('-')).filter((key) => isKey(key));
}

/** The first of some keys that an estate has or had. */
export async function firstKnownKey({ db, isOneOf }: Store, keys: readonly string[]): Promise<string | undefined> {
  if (keys.length === 0) return undefined;
  const [there, gone] = await Promise.all(
    (['estates', 'gone_estates'] as const).map((table) =>
      db
        .selectFrom(table as 'estates')
        .select('url_key')
        .where(isOneOf('url_key', keys))
        .execute(),
    ),
  );
  const known = new Set([...there!, ...gone!].map(({ url_key }) => url_key));
  return keys.find((key) => known.has(key));
}

/** Whether there once was an estate with this key. */
export async function isGone(store: Store, key: string): Promise<boolean> {
  return (
    (await store.db
      .selectFrom('gone_estates')
      .select('url_key')
      .where('url_key', '=', foldKey(key))
      .executeTakeFirst()) !== undefined
  );
}

import type { Transaction } from 'kysely';
import type { PricePoint } from '#shared/domain/priceChanges.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import type { Store } from '../store.ts';
import type { Db, SourceRecordRow, Tables } from '../tables.ts';

/** Prices of a listing by operation: of a home that is let and sold in turn, each has its own. */
export type PriceHistories = Partial<Record<OperationType, PricePoint[]>>;

/** What a run knows of a record that is stored, while it reads the others: of each source a hundred thousand. */
export interface KnownRecord extends Omit<SourceRecordRow, 'source' | 'published_at' | 'price_histories'> {
  /** Of its listing, as it is stored; null for one that is not offered. */
  reference: string | null;
  /** Slug of the agent of its listing. */
  agent: string | null;
}

/** Rows read at once: they take several times the memory of what is kept of them. */
const readAtOnce = 5_000;

/**
 * What is known of the listings of the records from one id to another, by their ids. Not joined with the records: of a
 * source that has just come PostgreSQL believes for a while that it has a single listing, and would read all of its
 * listings for each record.
 */
async function readOffered(db: Db, source: string, after: string | undefined, upTo: string) {
  const rows = await db
    .selectFrom('estates')
    .innerJoin('agents', 'agents.key', 'estates.agent')
    .select(['source_id', 'reference', 'agents.slug as agent'])
    .where('estates.source', '=', source)
    .$if(after !== undefined, (query) => query.where('source_id', '>', after!))
    .where('source_id', '<=', upTo)
    .execute();
  return new Map(rows.map((row) => [row.source_id, row]));
}

/** What is known of each record of a source, also of those that are withdrawn, by its id there. */
export async function readSourceRecords(db: Db, source: string): Promise<Map<string, KnownRecord>> {
  const records = new Map<string, KnownRecord>();
  /** Many records have the same warnings, and the same agent. */
  const texts = new Map<string | null, string | null>();
  const same = (text: string | null): string | null => {
    if (!texts.has(text)) texts.set(text, text);
    return texts.get(text) ?? null;
  };
  for (let after: string | undefined; ;) {
    const rows = await db
      .selectFrom('source_records')
      .select(['source_id', 'digest', 'status', 'set_by_hand_at', 'record_digest', 'source_date', 'warnings'])
      .where('source', '=', source)
      .$if(after !== undefined, (query) => query.where('source_id', '>', after!))
      .orderBy('source_id')
      .limit(readAtOnce)
      .execute();
    const last = rows.at(-1)?.source_id;
    if (last === undefined) return records;
    const offered = await readOffered(db, source, after, last);
    for (const { warnings, ...row } of rows) {
      const { reference = null, agent = null } = offered.get(row.source_id) ?? {};
      records.set(row.source_id, { ...row, reference, warnings: same(warnings), agent: same(agent) });
    }
    if (rows.length < readAtOnce) return records;
    after = last;
  }
}

/** How many listings a source has that are not withdrawn. */
export async function countOffered(db: Db, source: string): Promise<number> {
  const { offered } = await db
    .selectFrom('source_records')
    .select(({ fn }) => fn.countAll<number>().as('offered'))
    .where('source', '=', source)
    .where('status', '<>', 'withdrawn')
    .executeTakeFirstOrThrow();
  return Number(offered);
}

/** What is kept of some records of a source, by their ids there. */
export async function findSourceRecords(
  store: Store,
  db: Db,
  source: string,
  ids: readonly string[],
): Promise<Map<string, SourceRecordRow>> {
  const rows = await db
    .selectFrom('source_records')
    .selectAll()
    .where('source', '=', source)
    .where(store.isOneOf('source_id', ids))
    .execute();
  return new Map(rows.map((row) => [row.source_id, row]));
}

/**
 * When some records of a source last changed as it says, or their status was set by hand, epoch ms, by their ids: those
 * of which either is known.
 */
export async function readSourceDates(
  { db, isOneOf }: Store,
  source: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('source_records')
    .select(['source_id', 'source_date', 'set_by_hand_at'])
    .where('source', '=', source)
    .where(isOneOf('source_id', ids))
    .execute();
  const latest = rows.map(({ source_id, source_date, set_by_hand_at }): [string, number] => [
    source_id,
    Math.max(Date.parse(source_date ?? '') || 0, Number(set_by_hand_at ?? 0)),
  ]);
  return new Map(latest.filter(([, at]) => at > 0));
}

/** Stores what is known of some records of one source in place of what was. */
export async function writeSourceRecords(
  store: Store,
  trx: Transaction<Tables>,
  rows: readonly SourceRecordRow[],
): Promise<void> {
  const ids = rows.map(({ source_id }) => source_id);
  await trx
    .deleteFrom('source_records')
    .where('source', '=', rows[0]!.source)
    .where(store.isOneOf('source_id', ids))
    .execute();
  await store.insertRows(trx, 'source_records', rows);
}

/**
 * Notes what records of a source read as, which have not changed otherwise. The caller has the write lock.
 * @param readings by their ids there
 */
export async function noteReadings(
  store: Store,
  trx: Transaction<Tables>,
  source: string,
  readings: ReadonlyMap<string, Pick<SourceRecordRow, 'record_digest' | 'warnings' | 'source_date'>>,
): Promise<void> {
  const rows = await findSourceRecords(store, trx, source, [...readings.keys()]);
  const noted = [...rows.values()].map((row) => ({ ...row, ...readings.get(row.source_id) }));
  if (noted.length > 0) await writeSourceRecords(store, trx, noted);
}

/** Notes that a status was set by hand: it stays until the source says something newer. @param now epoch ms */
export async function noteSetByHand(
  trx: Transaction<Tables>,
  { source, source_id }: Pick<SourceRecordRow, 'source' | 'source_id'>,
  now: number,
): Promise<void> {
  await trx
    .updateTable('source_records')
    .set({ set_by_hand_at: now })
    .where('source', '=', source)
    .where('source_id', '=', source_id)
    .execute();
}

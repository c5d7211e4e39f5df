import type { Transaction } from 'kysely';
import type { PricePoint } from '#shared/domain/priceChanges.ts';
import type { OperationType } from '#shared/domain/estate.ts';
import type { Store } from '../store.ts';
import type { Db, SourceRecordRow, Tables } from '../tables.ts';

/** Prices of a listing by operation: of a home that is let and sold in turn, each has its own. */
export type PriceHistories = Partial<Record<OperationType, PricePoint[]>>;

/** What is kept of each record of a source, also of those that are withdrawn, by its id there. */
export async function readSourceRecords(db: Db, source: string): Promise<Map<string, SourceRecordRow>> {
  const rows = await db.selectFrom('source_records').selectAll().where('source', '=', source).execute();
  return new Map(rows.map((row) => [row.source_id, row]));
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
  trx: Transaction<Tables>,
  source: string,
  ids: readonly string[],
): Promise<Map<string, SourceRecordRow>> {
  const rows = await trx
    .selectFrom('source_records')
    .selectAll()
    .where('source', '=', source)
    .where(store.isOneOf('source_id', ids))
    .execute();
  return new Map(rows.map((row) => [row.source_id, row]));
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

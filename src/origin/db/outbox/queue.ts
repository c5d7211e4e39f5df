import { randomUUID } from 'node:crypto';
import { sql, type ExpressionBuilder } from 'kysely';
import { retentionPeriods } from '#shared/domain/retention.ts';
import { day, hour } from '#shared/times.ts';
import type { Db, QueuedRow, QueueState, Tables } from '../tables.ts';

/** What mails and webhooks share: rows that are leased, retried, given up, and asked for again. */
export type QueueTable = 'outbox' | 'webhooks';

/** Both have the columns of QueuedRow; of which of them a row is, the caller knows. */
const columnsOf = (table: QueueTable) => table as 'outbox';

/** How long rows without content are kept: so long they count when a recipient's mails are limited. */
export const settledRetention = day;

/** How long what was given up is kept, to be sent again: as long as the lead that it may be about. */
export const givenUpRetention = retentionPeriods.undeliveredDays * day;

/** The columns of a row that waits from now on. */
export const queuedRow = (content: object, now: number): QueuedRow => ({
  id: randomUUID(),
  content: JSON.stringify(content),
  state: 'waiting',
  made_at: now,
  queued_at: now,
  try_at: now,
  attempts: 0,
  lease: null,
  problem: null,
});

/** No retry and no lease reaches further ahead (retryAt.ts, the workers), in ms. */
const maxWait = 2 * hour;

/**
 * Whether it is a row's turn: its time has come, or the clock was ahead when it was queued, tried or leased. Such a
 * row would wait until the right clock has caught up.
 */
const isDue = (now: number) => (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.or([
    row('try_at', '<=', now),
    row('try_at', '>', now + maxWait),
    row.and([row('queued_at', '>', now), row('lease', 'is', null)]),
  ]);

/** A time that lies ahead becomes the present: limits, retries and retention count from it. */
const noLater = (column: 'made_at' | 'queued_at', now: number) =>
  sql<number>`case when ${sql.ref(column)} > ${now} then ${now} else ${sql.ref(column)} end`;

/** A row that one worker holds. */
export type Leased = Pick<QueuedRow, 'id'> & { lease: string };

interface LeaseOptions {
  now: number;
  /** Of the lease, in ms, longer than sending takes. */
  time: number;
  maxRows: number;
  /** Endpoints of webhooks whose rows are left where they are. */
  except?: readonly string[];
}

/**
 * Leases rows that are due. No other worker takes them until the lease ends; after a crash they are due again. Where
 * more wait, the newest is among them: a visitor may wait for it while thousands of a morning are sent.
 */
export async function leaseRows<Name extends QueueTable>(
  db: Db,
  table: Name,
  { now, time, maxRows, except = [] }: LeaseOptions,
): Promise<(Tables[Name] & Leased)[]> {
  const due = db
    .selectFrom(columnsOf(table))
    .select('id')
    .where('state', '=', 'waiting')
    .where(isDue(now))
    .$if(except.length > 0, (rows) => rows.where(sql.ref('endpoint'), 'not in', except));
  // There seldom is one, and a read leaves SQLite's write lock free.
  const oldest = await due.orderBy('try_at').limit(maxRows).execute();
  const newest = oldest.length < maxRows ? [] : await due.orderBy('try_at', 'desc').limit(1).execute();
  const ids = [...new Set([...newest, ...oldest].map(({ id }) => id))].slice(0, maxRows);
  if (ids.length === 0) return [];
  const rows = await db
    .updateTable(columnsOf(table))
    .set((row) => ({
      lease: randomUUID(),
      made_at: noLater('made_at', now),
      queued_at: noLater('queued_at', now),
      try_at: now + time,
      attempts: row('attempts', '+', 1),
    }))
    // Another worker may have leased them since: the conditions are checked again under the row's lock.
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .where(isDue(now))
    .returningAll()
    .execute();
  return rows as unknown as (Tables[Name] & Leased)[];
}

/** Ends a leased row, or sets when it is tried again, unless another worker has it by now. */
export async function updateLeased(
  db: Db,
  table: QueueTable,
  { id, lease }: Leased,
  changes: Partial<Pick<QueuedRow, 'state' | 'content' | 'try_at' | 'problem'>>,
): Promise<void> {
  await db
    .updateTable(columnsOf(table))
    .set({ ...changes, lease: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/**
 * Sets the time of the next attempt of what could not be sent.
 * @param tryAt null: it is given up. It keeps its content, and can be sent again
 * @param problem why it was not sent, as JSON
 */
export const postponeRow = (
  db: Db,
  table: QueueTable,
  leased: Leased,
  tryAt: number | null,
  problem: string,
): Promise<void> =>
  updateLeased(db, table, leased, { ...(tryAt === null ? { state: 'given_up' } : { try_at: tryAt }), problem });

/** The newest rows, without a state those of any. */
export async function listRows<Name extends QueueTable>(
  db: Db,
  table: Name,
  { state, limit = 100 }: { state?: QueueState | undefined; limit?: number } = {},
): Promise<Tables[Name][]> {
  const rows = db.selectFrom(columnsOf(table)).selectAll().orderBy('made_at', 'desc').orderBy('id').limit(limit);
  return (await (state === undefined ? rows : rows.where('state', '=', state)).execute()) as unknown as Tables[Name][];
}

/**
 * Queues once more what is in one of some states, unless a worker has it.
 * @param id undefined: all of them
 * @returns the number of rows
 */
export async function requeueRows(
  db: Db,
  table: QueueTable,
  { id, states, now }: { id: string | undefined; states: readonly QueueState[]; now: number },
): Promise<number> {
  const rows = db
    .updateTable(columnsOf(table))
    .set({ state: 'waiting', queued_at: now, try_at: now, attempts: 0 })
    .where('state', 'in', states)
    .where('lease', 'is', null)
    .where('content', 'is not', null);
  const { numUpdatedRows } = await (id === undefined ? rows : rows.where('id', '=', id)).executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface QueueCounts {
  waiting: number;
  givenUp: number;
  /** Since when the oldest waiting row is tried, epoch ms. */
  oldest: number | null;
}

export async function countRows(db: Db, table: QueueTable): Promise<QueueCounts> {
  const rows = await db
    .selectFrom(columnsOf(table))
    .select(({ fn }) => ['state', fn.countAll<number>().as('rows'), fn.min('queued_at').as('oldest')])
    .where('state', 'in', ['waiting', 'given_up'])
    .groupBy('state')
    .execute();
  const of = (state: QueueState) => rows.find((row) => row.state === state);
  return {
    waiting: Number(of('waiting')?.rows ?? 0),
    givenUp: Number(of('given_up')?.rows ?? 0),
    oldest: of('waiting')?.oldest ?? null,
  };
}

/** Removes rows that are not needed any more. @returns the number of rows */
export async function removeSettledRows(db: Db, table: QueueTable, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(columnsOf(table))
    .where('state', '<>', 'waiting')
    .where((row) =>
      row.or([
        row('made_at', '<=', now - givenUpRetention),
        row.and([row('made_at', '<=', now - settledRetention), row('state', '<>', 'given_up')]),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

import { randomUUID } from 'node:crypto';
import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import { retentionPeriods } from '#shared/domain/retention.ts';
import { digest } from '../digest.ts';
import { replacedByNewer, type Mail, type MailKind } from './mail.ts';
import { day, hour } from '#shared/times.ts';
import type { Db, MailState, OutboxRow, Tables } from '../tables.ts';

/** How long rows without a mail are kept: so long they count when a recipient's mails are limited. */
const retention = day;

/** How long a mail that was given up is kept, to be sent again: as long as the lead that it may be about. */
export const givenUpRetention = retentionPeriods.undeliveredDays * day;

export interface LeasedMail {
  id: string;
  mail: Mail;
  /** Since when it is tried, epoch ms. */
  queuedAt: number;
  /** With the one that is about to begin. */
  attempts: number;
  lease: string;
}

/** What is known of a mail beside its content. */
interface QueueOptions {
  /** Digest of the address of the visitor that the mail is about, if that is not the recipient. */
  about?: string;
  /**
   * Stores the row of one that is never sent, without its content, that counts for no limit, and that the next removal
   * of old rows deletes: whoever measures the time of an answer cannot tell it from a mail.
   */
  isVoid?: boolean;
}

/**
 * Queues a mail in the transaction that it is about. Some kinds replace one that the same recipient still waits for
 * (replacedByNewer); any other mail is sent beside those before it.
 */
export async function queueMail(
  trx: Transaction<Tables>,
  mail: Mail,
  now: number,
  { about, isVoid = false }: QueueOptions = {},
): Promise<void> {
  const { kind, recipient } = mail;
  if (replacedByNewer.has(kind))
    await trx
      .updateTable('outbox')
      .set({ state: 'replaced', content: null })
      .where('subject_key', '=', digest(recipient))
      .where('kind', '=', kind)
      .where('state', '=', 'waiting')
      .execute();
  const row = outboxRow(mail, now, about);
  const stored: OutboxRow = isVoid ? { ...row, state: 'replaced', content: null, made_at: now - retention } : row;
  await trx.insertInto('outbox').values(stored).execute();
}

/** A mail as it waits in the outbox. @param about digest of the address of the visitor that it is about */
export const outboxRow = (mail: Mail, now: number, about: string | null = null): OutboxRow => ({
  id: randomUUID(),
  kind: mail.kind,
  subject_key: digest(mail.recipient),
  about_key: about,
  content: JSON.stringify(mail),
  state: 'waiting',
  made_at: now,
  queued_at: now,
  try_at: now,
  attempts: 0,
  lease: null,
  problem: null,
});

/** How many mails of some kinds were queued for a recipient since a time. */
export async function countMails(
  trx: Transaction<Tables>,
  subjectKey: string,
  kinds: readonly MailKind[],
  since: number,
): Promise<number> {
  const { mails } = await trx
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number>().as('mails'))
    .where('subject_key', '=', subjectKey)
    .where('kind', 'in', kinds)
    .where('made_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(mails);
}

/** No retry and no lease reaches further ahead (retryAt.ts, createMailWorker.ts), in ms. */
const maxWait = 2 * hour;

/**
 * Whether it is a mail's turn: its time has come, or the clock was ahead when it was queued, tried or leased. Such a
 * mail would wait until the right clock has caught up.
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

/**
 * Leases mails that are due. No other worker takes them until the lease ends; after a crash they are due again. Where
 * more wait, the newest is among them: a visitor may wait for it while thousands of a morning are sent.
 * @param time of the lease, in ms, longer than sending takes
 */
export async function leaseMails(
  db: Db,
  { now, time, maxMails }: { now: number; time: number; maxMails: number },
): Promise<LeasedMail[]> {
  const due = db.selectFrom('outbox').select('id').where('state', '=', 'waiting').where(isDue(now));
  // There seldom is one, and a read leaves SQLite's write lock free.
  const oldest = await due.orderBy('try_at').limit(maxMails).execute();
  const newest = oldest.length < maxMails ? [] : await due.orderBy('try_at', 'desc').limit(1).execute();
  const ids = [...new Set([...newest, ...oldest].map(({ id }) => id))].slice(0, maxMails);
  if (ids.length === 0) return [];
  const lease = randomUUID();
  const rows = await db
    .updateTable('outbox')
    .set((row) => ({
      lease,
      made_at: noLater('made_at', now),
      queued_at: noLater('queued_at', now),
      try_at: now + time,
      attempts: row('attempts', '+', 1),
    }))
    // Another worker may have leased them since: the conditions are checked again under the row's lock.
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .where(isDue(now))
    .returning(['id', 'content', 'queued_at', 'attempts'])
    .execute();
  return rows.map(({ id, content, queued_at: queuedAt, attempts }) => ({
    id,
    mail: JSON.parse(content!) as Mail,
    queuedAt,
    attempts,
    lease,
  }));
}

/**
 * Marks a mail as sent, or as caught where it went to a catcher and so to nobody. Deletes its recipient and content.
 */
export async function settleMail(db: Db, { id, lease }: LeasedMail, state: 'sent' | 'caught' = 'sent'): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state, content: null, lease: null, problem: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/**
 * Sets the time of the next attempt of a mail that could not be sent.
 * @param tryAt null: it is given up. It keeps its content, and can be sent again
 * @param problem why it was not sent, as JSON
 */
export async function postponeMail(
  db: Db,
  { id, lease }: LeasedMail,
  tryAt: number | null,
  problem: string,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...(tryAt === null ? { state: 'given_up' } : { try_at: tryAt }), lease: null, problem })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/** A mail as operators see it. */
export interface ListedMail {
  id: string;
  kind: MailKind;
  state: MailState;
  /** Epoch ms. */
  madeAt: number;
  /** Of the next attempt, or of the last one. */
  tryAt: number;
  attempts: number;
  /** Why the latest attempt failed: the server's codes. */
  problem: unknown;
  /** Null once its content is deleted. */
  mail: Mail | null;
}

const toListed = ({ id, kind, state, made_at, try_at, attempts, problem, content }: OutboxRow): ListedMail => ({
  id,
  kind,
  state,
  madeAt: made_at,
  tryAt: try_at,
  attempts,
  problem: problem === null ? null : (JSON.parse(problem) as unknown),
  mail: content === null ? null : (JSON.parse(content) as Mail),
});

/** The newest mails, without a state those of any. */
export async function listMails(
  db: Db,
  { state, limit = 100 }: { state?: MailState | undefined; limit?: number } = {},
): Promise<ListedMail[]> {
  const rows = db.selectFrom('outbox').selectAll().orderBy('made_at', 'desc').orderBy('id').limit(limit);
  return (await (state === undefined ? rows : rows.where('state', '=', state)).execute()).map(toListed);
}

/** @returns undefined for an unknown id, and once the mail is not listed any more */
export async function findMail(db: Db, id: string): Promise<ListedMail | undefined> {
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toListed(row);
}

/** Queues a mail that was given up once more. @returns whether there was such a mail with its content */
export async function resendMail(db: Db, id: string, now = Date.now()): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'waiting', queued_at: now, try_at: now, attempts: 0, lease: null })
    .where('id', '=', id)
    .where('state', '=', 'given_up')
    .where('content', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface OutboxCounts {
  waiting: number;
  givenUp: number;
  /** When the oldest waiting mail was queued, epoch ms. */
  oldest: number | null;
}

export async function countOutbox(db: Db): Promise<OutboxCounts> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number>().as('mails'), fn.min('queued_at').as('oldest')])
    .where('state', 'in', ['waiting', 'given_up'])
    .groupBy('state')
    .execute();
  const of = (state: MailState) => rows.find((row) => row.state === state);
  return {
    waiting: Number(of('waiting')?.mails ?? 0),
    givenUp: Number(of('given_up')?.mails ?? 0),
    oldest: of('waiting')?.oldest ?? null,
  };
}

/** Removes rows that are not needed any more. @returns the number of rows */
export async function removeSettledMails(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('state', '<>', 'waiting')
    .where((row) =>
      row.or([
        row('made_at', '<=', now - givenUpRetention),
        row.and([row('made_at', '<=', now - retention), row('state', '<>', 'given_up')]),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { digest } from '../digest.ts';
import type { Mail } from '../mail/mail.ts';
import { day } from '../times.ts';
import type { Db, Tables } from './tables.ts';

/** How long rows without a mail are kept: so long they count when a recipient's mails are limited. */
const retention = day;

export interface LeasedMail {
  id: string;
  mail: Mail;
  madeAt: number;
  /** With the one that is about to begin. */
  attempts: number;
  lease: string;
}

/**
 * Queues a mail in the transaction that it is about. It replaces one of its kind that the same recipient still waits
 * for.
 */
export async function queueMail(trx: Transaction<Tables>, mail: Mail, now: number): Promise<void> {
  const { kind } = mail;
  const subjectKey = digest(mail.recipient);
  await trx
    .updateTable('outbox')
    .set({ state: 'replaced', content: null })
    .where('subject_key', '=', subjectKey)
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .execute();
  await trx
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      kind,
      subject_key: subjectKey,
      content: JSON.stringify(mail),
      state: 'waiting',
      made_at: now,
      try_at: now,
      attempts: 0,
      lease: null,
    })
    .execute();
}

/** How many mails were queued for a recipient since a time. */
export async function countMails(trx: Transaction<Tables>, subjectKey: string, since: number): Promise<number> {
  const { mails } = await trx
    .selectFrom('outbox')
    .select((select) => select.fn.countAll<number>().as('mails'))
    .where('subject_key', '=', subjectKey)
    .where('made_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(mails);
}

/**
 * Leases mails that are due. No other worker takes them until the lease ends; after a crash they are due again.
 * @param time of the lease, in ms, longer than sending takes
 */
export async function leaseMails(
  db: Db,
  { now, time, maxMails }: { now: number; time: number; maxMails: number },
): Promise<LeasedMail[]> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('try_at', '<=', now)
    .orderBy('try_at')
    .limit(maxMails);
  // Mostly there is none, and reading first keeps SQLite's write lock free.
  const ids = (await due.execute()).map(({ id }) => id);
  if (ids.length === 0) return [];
  const lease = randomUUID();
  const rows = await db
    .updateTable('outbox')
    .set((row) => ({ lease, try_at: now + time, attempts: row('attempts', '+', 1) }))
    // Another worker may have leased them since: the conditions are checked again under the row's lock.
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .where('try_at', '<=', now)
    .returning(['id', 'content', 'made_at', 'attempts'])
    .execute();
  return rows.map(({ id, content, made_at: madeAt, attempts }) => ({
    id,
    mail: JSON.parse(content!) as Mail,
    madeAt,
    attempts,
    lease,
  }));
}

/** Marks a mail as done and deletes its recipient and content. */
export async function settleMail(db: Db, { id, lease }: LeasedMail, state: 'sent' | 'given_up'): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state, content: null, lease: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/** Sets the time of the next attempt of a mail that could not be sent. */
export async function postponeMail(db: Db, { id, lease }: LeasedMail, tryAt: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ try_at: tryAt, lease: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/** @returns the number of rows removed */
export async function removeSettledMails(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('state', '<>', 'waiting')
    .where('made_at', '<=', now - retention)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { digest } from '../digest.ts';
import type { Mail } from '../mail/mail.ts';
import { day } from '../times.ts';
import type { Db, Tables } from './tables.ts';

/** How long rows stay that hold no mail any more: so long they count when a recipient's mails are limited. */
const remembered = day;

export interface LeasedMail {
  id: string;
  mail: Mail;
  madeAt: number;
  /** With the one that is about to begin. */
  attempts: number;
  lease: string;
}

/** Puts a mail into the outbox in the transaction that it tells of. One of its kind that still waits for the recipient is not sent any more. */
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

/** How many mails a recipient was to get since a time. */
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
 * Takes mails that are due, for so long that whoever takes them can have sent them: no other touches them before. Should it die
 * they are due again.
 */
export async function leaseMails(
  db: Db,
  { now, time, most }: { now: number; time: number; most: number },
): Promise<LeasedMail[]> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('try_at', '<=', now)
    .orderBy('try_at')
    .limit(most);
  // Mostly there is none: looking costs SQLite no turn at writing.
  const ids = (await due.execute()).map(({ id }) => id);
  if (ids.length === 0) return [];
  const lease = randomUUID();
  const rows = await db
    .updateTable('outbox')
    .set((row) => ({ lease, try_at: now + time, attempts: row('attempts', '+', 1) }))
    // Another may have taken them since: one that waits for its turn at a row looks at it again.
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

/** Notes that a mail need not be sent any more, and forgets whom it was for and what it said. */
export async function settleMail(db: Db, { id, lease }: LeasedMail, state: 'sent' | 'given_up'): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state, content: null, lease: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/** Notes when a mail that could not be sent is to be tried again. */
export async function postponeMail(db: Db, { id, lease }: LeasedMail, tryAt: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ try_at: tryAt, lease: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/** @returns how many rows without a mail went */
export async function removeSettledMails(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('state', '<>', 'waiting')
    .where('made_at', '<=', now - remembered)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

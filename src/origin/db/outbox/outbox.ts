import type { Transaction } from 'kysely';
import { digest } from '../digest.ts';
import type { Db, OutboxRow, QueueState, Tables } from '../tables.ts';
import { replacedByNewer, type Mail, type MailKind } from './mail.ts';
import {
  countRows,
  leaseRows,
  listRows,
  postponeRow,
  queuedRow,
  removeSettledRows,
  requeueRows,
  settledRetention,
  updateLeased,
  type QueueCounts,
} from './queue.ts';

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
  const stored: OutboxRow = isVoid
    ? { ...row, state: 'replaced', content: null, made_at: now - settledRetention }
    : row;
  await trx.insertInto('outbox').values(stored).execute();
}

/** A mail as it waits in the outbox. @param about digest of the address of the visitor that it is about */
export const outboxRow = (mail: Mail, now: number, about: string | null = null): OutboxRow => ({
  ...queuedRow(mail, now),
  kind: mail.kind,
  subject_key: digest(mail.recipient),
  about_key: about,
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

/** Leases mails that are due. @param time of the lease, in ms, longer than sending takes */
export async function leaseMails(
  db: Db,
  { now, time, maxMails }: { now: number; time: number; maxMails: number },
): Promise<LeasedMail[]> {
  const rows = await leaseRows(db, 'outbox', { now, time, maxRows: maxMails });
  return rows.map(({ id, content, queued_at: queuedAt, attempts, lease }) => ({
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
export const settleMail = (db: Db, leased: LeasedMail, state: 'sent' | 'caught' = 'sent'): Promise<void> =>
  updateLeased(db, 'outbox', leased, { state, content: null, problem: null });

/**
 * Sets the time of the next attempt of a mail that could not be sent.
 * @param tryAt null: it is given up
 * @param problem why it was not sent, as JSON
 */
export const postponeMail = (db: Db, leased: LeasedMail, tryAt: number | null, problem: string): Promise<void> =>
  postponeRow(db, 'outbox', leased, tryAt, problem);

/** A mail as operators see it. */
export interface ListedMail {
  id: string;
  kind: MailKind;
  state: QueueState;
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
export const listMails = async (db: Db, options?: Parameters<typeof listRows>[2]): Promise<ListedMail[]> =>
  (await listRows(db, 'outbox', options)).map(toListed);

/** @returns undefined for an unknown id, and once the mail is not listed any more */
export async function findMail(db: Db, id: string): Promise<ListedMail | undefined> {
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toListed(row);
}

/** Queues a mail that was given up once more. @returns whether there was such a mail with its content */
export const resendMail = async (db: Db, id: string, now = Date.now()): Promise<boolean> =>
  (await requeueRows(db, 'outbox', { id, states: ['given_up'], now })) > 0;

export const countOutbox = (db: Db): Promise<QueueCounts> => countRows(db, 'outbox');

/** @returns the number of rows that were removed */
export const removeSettledMails = (db: Db, now: number): Promise<number> => removeSettledRows(db, 'outbox', now);

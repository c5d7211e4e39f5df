import type { NamedListing } from '../estates/findListing.ts';
import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { retentionPeriods } from '#shared/domain/retention.ts';
import type { AlertRequest } from '#shared/forms/alert.ts';
import { day } from '#shared/times.ts';
import type { AlertRow, AlertState, Db, Tables } from '../tables.ts';

/** How long an alert waits for its link to be used; its content is deleted then. */
export const pendingLife = retentionPeriods.unconfirmedDays * day;

/** How long it is known of an alert that it has ended: its links say so meanwhile. */
export const endedRetention = retentionPeriods.endedDays * day;

/** What is stored of a person and their search, as the form sends it. */
export type AlertContent = Pick<
  AlertRequest,
  'email' | 'name' | 'surnames' | 'phone' | 'where' | 'filters' | 'comments'
> & {
  /** Of one listing: its price alert. */
  listing?: NamedListing | undefined;
};

/** An alert that is not over. */
export type LiveAlert = Omit<AlertRow, 'content'> & { content: AlertContent };

export const contentOf = (row: Pick<AlertRow, 'content'>): AlertContent | null =>
  row.content === null ? null : (JSON.parse(row.content) as AlertContent);

export const toLive = (row: AlertRow): LiveAlert | null => {
  const content = contentOf(row);
  return content && { ...row, content };
};

/** Random, so that nobody can infer from a number how many there are. */
export const createAlertKey = (): number => randomInt(1, 2 ** 47);

export const live: readonly AlertState[] = ['pending', 'active', 'paused'];

type AskedAlert = Pick<AlertRow, 'key' | 'subject_key' | 'type' | 'frequency' | 'language' | 'consent'> & {
  content: AlertContent;
};

/**
 * Inserts a pending alert.
 * @param isVoid stores one that is over, without its content, and that the next removal of old rows deletes: whoever
 * measures the time of an answer cannot tell it from a pending one
 */
export async function insertAlert(
  trx: Transaction<Tables>,
  { content, ...row }: AskedAlert,
  now: number,
  isVoid = false,
): Promise<void> {
  await trx
    .insertInto('alerts')
    .values({
      ...row,
      content: isVoid ? null : JSON.stringify(content),
      state: isVoid ? 'expired' : 'pending',
      indexed: 0,
      asked_at: now,
      confirmed_at: null,
      ended_at: isVoid ? now - endedRetention : null,
      ended_by: null,
      ended_text: null,
      digests: 0,
      leased_until: 0,
    })
    .execute();
}

export const findAlert = (db: Db, key: number): Promise<AlertRow | undefined> =>
  db.selectFrom('alerts').selectAll().where('key', '=', key).executeTakeFirst();

/** An address's alerts in some states, the newest first. */
export const findAlertsOf = (db: Db, subjectKey: string, states: readonly AlertState[]): Promise<AlertRow[]> =>
  db
    .selectFrom('alerts')
    .selectAll()
    .where('subject_key', '=', subjectKey)
    .where('state', 'in', states)
    .orderBy('asked_at', 'desc')
    .orderBy('key')
    .execute();

/** Alerts of an address that run, or are paused. */
export async function countActiveAlerts(db: Db, subjectKey: string): Promise<number> {
  const { alerts } = await db
    .selectFrom('alerts')
    .select(({ fn }) => fn.countAll<number>().as('alerts'))
    .where('subject_key', '=', subjectKey)
    .where('state', 'in', ['active', 'paused'])
    .executeTakeFirstOrThrow();
  return Number(alerts);
}

/**
 * Starts a pending alert, which a job then indexes; it is locked until the transaction ends.
 * @returns the alert; undefined when it is not pending
 */
export const activateAlert = (trx: Transaction<Tables>, key: number, now: number): Promise<AlertRow | undefined> =>
  trx
    .updateTable('alerts')
    .set({ state: 'active', confirmed_at: now, indexed: 0 })
    .where('key', '=', key)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst();

const ofAlerts = ['alert_places', 'alert_homes', 'alert_matches'] as const;

/** What is stored beside alerts: what they look for and what was found. */
export async function removeFromIndex(
  trx: Transaction<Tables>,
  alerts: readonly number[],
  tables: readonly (typeof ofAlerts)[number][] = ofAlerts,
): Promise<void> {
  if (alerts.length === 0) return;
  for (const table of tables)
    await trx
      .deleteFrom(table as 'alert_places')
      .where('alert', 'in', alerts)
      .execute();
}

/** What an alert found and was not mailed. */
async function forgetFound(trx: Transaction<Tables>, key: number): Promise<void> {
  await trx.deleteFrom('alert_matches').where('alert', '=', key).where('sent_at', 'is', null).execute();
}

/** @returns whether it was in the state `from` */
async function changeState(
  trx: Transaction<Tables>,
  key: number,
  { from, to }: Record<'from' | 'to', 'active' | 'paused'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('alerts')
    .set({ state: to, indexed: 0 })
    .where('key', '=', key)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Pauses an active alert: nothing is looked for, and nothing mailed. @returns whether it was active */
export async function pauseAlert(trx: Transaction<Tables>, key: number): Promise<boolean> {
  if (!(await changeState(trx, key, { from: 'active', to: 'paused' }))) return false;
  await removeFromIndex(trx, [key], ['alert_places', 'alert_homes']);
  await forgetFound(trx, key);
  return true;
}

/**
 * Resumes a paused alert, which a job then indexes: what came meanwhile, it does not find.
 * @returns whether it was paused
 */
export async function resumeAlert(trx: Transaction<Tables>, key: number): Promise<boolean> {
  const wasPaused = await changeState(trx, key, { from: 'paused', to: 'active' });
  // What a job found for it while it was being paused.
  if (wasPaused) await forgetFound(trx, key);
  return wasPaused;
}

interface Ending {
  state: 'cancelled' | 'expired';
  reason: number | null;
  text: string | null;
}

/**
 * Ends an alert that is not over: its content and what it found are deleted.
 * @returns the alert as it ended, without its content; undefined when it was over
 */
export async function endAlert(
  trx: Transaction<Tables>,
  key: number,
  { state, reason, text }: Ending,
  now: number,
): Promise<AlertRow | undefined> {
  const ended = await trx
    .updateTable('alerts')
    .set({ state, content: null, indexed: 0, ended_at: now, ended_by: reason, ended_text: text })
    .where('key', '=', key)
    .where('state', 'in', live)
    .returningAll()
    .executeTakeFirst();
  if (ended) await removeFromIndex(trx, [key]);
  return ended;
}

/** Erases a person's alerts and requests for links. @returns those that were running or pending, and all */
export async function eraseAlertsOf(
  trx: Transaction<Tables>,
  subjectKey: string,
): Promise<{ live: number; erased: number }> {
  const rows = await trx
    .deleteFrom('alerts')
    .where('subject_key', '=', subjectKey)
    .returning(['key', 'state'])
    .execute();
  const keys = rows.map(({ key }) => key);
  await removeFromIndex(trx, keys);
  await trx
    .deleteFrom('tokens')
    .where('subject', 'in', [subjectKey, ...keys.map(String)])
    .execute();
  await trx.deleteFrom('link_requests').where('subject_key', '=', subjectKey).execute();
  return { live: rows.filter(({ state }) => live.includes(state)).length, erased: rows.length };
}

import type { Transaction } from 'kysely';
import type { BroadNoun } from '#shared/filters/kindGroups.ts';
import type { Cancellation, CancelReason } from '#shared/forms/mailedLinks.ts';
import { contentOf, countActiveAlerts, endAlert, findAlert, live, toLive } from '../db/personal/alerts.ts';
import { lastConsent, recordAnswer } from '../db/personal/consents.ts';
import { queueMail } from '../db/outbox/outbox.ts';
import type { Store } from '../db/store.ts';
import { cancelSubscription } from '../db/personal/subscriptions.ts';
import type { AlertRow, SubscriptionRow, Tables } from '../db/tables.ts';
import { useToken, type Link } from '../db/personal/tokens.ts';
import type { Mail } from '../db/outbox/mail.ts';
import type { PlaceDirectory } from '../directory/placeDirectory.ts';
import { publishUnsubscription } from '../newsletter/subscriptionEvents.ts';
import type { EventContext } from '../webhooks/publishEvents.ts';
import { nounOfSearch } from '../mail/nounOf.ts';
import { optionalField } from '../optionalField.ts';
import { alertEventData } from './alertEvents.ts';
import { mailedSearch } from './alertView.ts';

/** What a link to cancel is of: an alert, or the newsletter of an address without alerts. */
export type Cancellable = { kind: 'alert'; alert: AlertRow } | { kind: 'newsletter'; subscription: SubscriptionRow };

/** @param subject of a link: an alert's key or a subscription's id */
export async function findCancellable({ db }: Store, subject: string): Promise<Cancellable | undefined> {
  if (/^\d{1,15}$/.test(subject)) {
    const alert = await findAlert(db, Number(subject));
    return alert && { kind: 'alert', alert };
  }
  const subscription = await db.selectFrom('subscriptions').selectAll().where('id', '=', subject).executeTakeFirst();
  return subscription && { kind: 'newsletter', subscription };
}

/** Mails with listings that wait to be sent: of some alerts, which have just ended or paused. */
export async function dropWaitingMails(
  trx: Transaction<Tables>,
  subjectKey: string,
  alerts: readonly number[],
): Promise<void> {
  const waiting = await trx
    .selectFrom('outbox')
    .select(['id', 'content'])
    .where('subject_key', '=', subjectKey)
    .where('kind', '=', 'alertDigest')
    .where('state', '=', 'waiting')
    .execute();
  const dropped = waiting.filter(({ content }) => {
    const mail = content === null ? null : (JSON.parse(content) as Mail);
    return mail?.kind === 'alertDigest' && alerts.includes(mail.alert);
  });
  for (const { id } of dropped)
    await trx
      .updateTable('outbox')
      .set({ state: 'replaced', content: null })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
}

/** Ends the newsletter of an address, if it has one. */
async function endNewsletter(
  trx: Transaction<Tables>,
  subjectKey: string,
  { publish, now }: EventContext,
): Promise<boolean> {
  const row = await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('subject_key', '=', subjectKey)
    .executeTakeFirst();
  const subscription = row && (await cancelSubscription(trx, row.id, now));
  if (!subscription) return false;
  await publishUnsubscription(trx, subscription, { publish, now });
  await trx.deleteFrom('tokens').where('purpose', '=', 'newsletter').where('subject', '=', row.id).execute();
  return true;
}

interface Recipient {
  subjectKey: string;
  email: string;
  name: string;
  language: AlertRow['language'];
}

interface CancelOptions extends EventContext {
  places: PlaceDirectory;
  /** Says what was cancelled in a mail to the address's owner; not so for a click in a mail program. */
  isMailed: boolean;
}

interface CancelResult {
  alerts: readonly AlertRow[];
  /** What they were about. */
  noun: BroadNoun;
  newsletter: boolean;
}

const isOfHomes = (row: Pick<AlertRow, 'content'>): boolean =>
  nounOfSearch(contentOf(row) ?? { filters: '' }) === 'homes';

/** What is ended: the alert of the link, all alerts of the address, or its newsletter too. */
const scopes = { 1: 'alert', 2: 'alerts', 3: 'everything' } as const satisfies Record<CancelReason, string>;

/**
 * The alerts of an address that are not over, locked until the transaction ends. By a write: SQLite refuses one in a
 * transaction that has read what another changed since.
 */
const lockRunningAlerts = (
  trx: Transaction<Tables>,
  subjectKey: string,
): Promise<Pick<AlertRow, 'key' | 'content'>[]> =>
  trx
    .updateTable('alerts')
    .set({ ended_at: null })
    .where('subject_key', '=', subjectKey)
    .where('state', 'in', live)
    .returning(['key', 'content'])
    .execute();

async function endAlerts(
  trx: Transaction<Tables>,
  subjectKey: string,
  { alert, reason, text }: { alert: number | null; reason: CancelReason; text: string | null },
  { places, publish, now }: Pick<CancelOptions, 'places' | 'publish' | 'now'>,
): Promise<CancelResult> {
  const scope = scopes[reason];
  const running = await lockRunningAlerts(trx, subjectKey);
  // Another request with the link was first.
  if (alert !== null && !running.some(({ key }) => key === alert))
    return { alerts: [], noun: 'homes', newsletter: false };
  const chosen = running.filter(({ key }) => scope !== 'alert' || key === alert).sort((a, b) => a.key - b.key);
  const alerts: AlertRow[] = [];
  for (const { key, content } of chosen) {
    const ended = await endAlert(trx, key, { state: 'cancelled', reason, text }, now);
    if (!ended) continue;
    alerts.push(ended);
    const before = toLive({ ...ended, content });
    // What was never accepted was not told of.
    if (!before || ended.confirmed_at === null) continue;
    const data = { ...alertEventData(places, before, 'cancelled'), reason, ...optionalField('text', text) };
    await publish(trx, { type: 'alert.cancelled', data, subjectKey }, now);
  }
  const newsletter = scope === 'everything' && (await endNewsletter(trx, subjectKey, { publish, now }));
  if (alerts.length > 0)
    await dropWaitingMails(
      trx,
      subjectKey,
      alerts.map(({ key }) => key),
    );
  return { alerts, noun: chosen.every(isOfHomes) ? 'homes' : 'any', newsletter };
}

/** Records that the consents were withdrawn on which what has ended rested. */
async function recordWithdrawals(
  trx: Transaction<Tables>,
  subjectKey: string,
  { alerts, newsletter }: CancelResult,
  now: number,
): Promise<void> {
  const last = newsletter ? await lastConsent(trx, subjectKey) : undefined;
  const consents = alerts.filter(({ confirmed_at }) => confirmed_at !== null).map(({ consent }) => consent);
  for (const asked of new Set([...consents, ...(last ? [last.id] : [])]))
    await recordAnswer(trx, { event: 'withdrawn', asked, boxes: {} }, now);
}

/**
 * Cancels alerts by a mailed link, which is used up where it is given by its digest: this one (1), all of its address
 * (2), or all communications (3).
 * @returns what it came to, which of a newsletter's link is always 3; null when there was nothing left to cancel
 */
export async function cancelAlerts(
  store: Store,
  link: Pick<Link, 'subject'> & Partial<Pick<Link, 'digest' | 'consent'>>,
  { reason: wanted, text }: Cancellation,
  { places, isMailed, publish, now }: CancelOptions,
): Promise<CancelReason | null> {
  const found = await findCancellable(store, link.subject);
  if (!found) return null;
  const isAlert = found.kind === 'alert';
  const recipient = recipientOf(found);
  // An alert that is over has no address left.
  if (!recipient) return null;
  const hasAlerts = isAlert || (await countActiveAlerts(store.db, recipient.subjectKey)) > 0;
  // By the link of a newsletter there is no one alert to end.
  const reason = isAlert || (wanted === 2 && hasAlerts) ? wanted : 3;
  return store.db.transaction().execute(async (trx) => {
    const alert = isAlert ? found.alert.key : null;
    const ended = await endAlerts(
      trx,
      recipient.subjectKey,
      { alert, reason, text: text || null },
      { places, publish, now },
    );
    if (ended.alerts.length === 0 && !ended.newsletter) return null;
    // The newsletter goes on, and its link.
    const isOver = isAlert || reason === 3;
    if (link.digest !== undefined && isOver) await useToken(trx, { digest: link.digest }, now);
    if (isMailed) {
      const { email, language, name } = recipient;
      const alertEnded = isAlert && reason === 1 ? toLive(found.alert) : null;
      const search = optionalField('search', alertEnded ? mailedSearch(places, alertEnded) : undefined);
      const about = { kind: 'alertCancelled', reason, noun: ended.noun, ...search } as const;
      await queueMail(trx, { ...about, recipient: email, language, name }, now);
    }
    await recordWithdrawals(trx, recipient.subjectKey, ended, now);
    return reason;
  });
}

function recipientOf(found: Cancellable): Recipient | null {
  if (found.kind === 'newsletter') {
    const { subject_key: subjectKey, email, name, language } = found.subscription;
    return { subjectKey, email, name, language };
  }
  const content = contentOf(found.alert);
  const { subject_key: subjectKey, language } = found.alert;
  return content && { subjectKey, email: content.email, name: content.name ?? '', language };
}

import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { LinkPurpose, LinkRequest } from '#shared/forms/mailedLinks.ts';
import { findAlertsOf, live, toLive, type LiveAlert } from '../db/personal/alerts.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { lastConsent } from '../db/personal/consents.ts';
import { countMails, queueMail } from '../db/outbox/outbox.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import {
  acceptLinkLife,
  addToken,
  alertsLinkLife,
  cancelLinkLife,
  issueToken,
  issueUnsubscribeToken,
} from '../db/personal/tokens.ts';
import { digest } from '../db/digest.ts';
import type { PlaceDirectory, Places } from '../directory/placeDirectory.ts';
import { day } from '#shared/times.ts';
import { mailedSearch } from './alertView.ts';

/** Mails a day with new links to one address. */
const maxMailsPerDay = 5;

/** Alerts that one mail names: the newest. */
const maxAlertsOfMail = 10;

/** Requests answered at a time. */
const batchSize = 50;

/**
 * Records a request for a new link. All that concerns the address is done later, by a job: neither the answer nor
 * the time it takes tells whether the address is known.
 */
export async function requestLink(
  { db }: Store,
  { email, purpose, language }: LinkRequest,
  now: number,
): Promise<void> {
  await db
    .insertInto('link_requests')
    .values({ id: randomUUID(), email, subject_key: digest(email), purpose, language, made_at: now })
    .execute();
}

type Row = Tables['link_requests'];

/** What is known of the address that a request names. */
interface Asker {
  trx: Transaction<Tables>;
  places: PlaceDirectory;
  request: Row;
  pending: readonly LiveAlert[];
  /** Also those that are paused. */
  active: readonly LiveAlert[];
  now: number;
}

const nameOf = ({ pending, active }: Asker): string => [...active, ...pending][0]?.content.name ?? '';

/** A link to accept the newest alert that waits for it, else the newsletter. @returns whether there was one */
async function mailAcceptLink(asker: Asker): Promise<boolean> {
  const { trx, places, request, pending, now } = asker;
  const { email: recipient, language } = request;
  const [alert] = pending;
  if (!alert) return mailNewsletterLink(asker);
  const about = { purpose: 'acceptAlert', subject: String(alert.key), consent: alert.consent } as const;
  const token = await issueToken(trx, about, now, acceptLinkLife);
  const search = mailedSearch(places, alert);
  await queueMail(trx, { kind: 'acceptAlert', recipient, language, name: nameOf(asker), token, search }, now);
  return true;
}

async function mailNewsletterLink({ trx, request, now }: Asker): Promise<boolean> {
  const { subject_key: subjectKey } = request;
  const subscription = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('subject_key', '=', subjectKey)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  const consent = subscription && (await lastConsent(trx, subjectKey))?.id;
  if (!consent) return false;
  const { id: subject, email: recipient, language, name } = subscription;
  const token = await issueToken(trx, { purpose: 'newsletter', subject, consent }, now);
  const unsubscribe = await issueUnsubscribeToken(trx, { subject, consent }, now);
  await queueMail(trx, { kind: 'confirmSubscription', recipient, language, name, token, unsubscribe }, now);
  return true;
}

/** A link to all alerts of the address. @returns whether there were any */
async function mailAlertLinks(asker: Asker): Promise<boolean> {
  const { trx, places, request, active, now } = asker;
  const { email: recipient, language, subject_key: subject } = request;
  const [newest] = active;
  if (!newest) return false;
  const about = { purpose: 'alerts', subject, consent: newest.consent } as const;
  const token = await issueToken(trx, about, now, alertsLinkLife);
  const alerts = active.slice(0, maxAlertsOfMail).map((alert) => ({ search: mailedSearch(places, alert) }));
  await queueMail(trx, { kind: 'alertLinks', recipient, language, name: nameOf(asker), token, alerts }, now);
  return true;
}

/** A link to cancel whatever the address gets. @returns whether it gets anything */
async function mailCancelLink(asker: Asker): Promise<boolean> {
  const { trx, request, active, pending, now } = asker;
  const { email: recipient, language, subject_key: subjectKey } = request;
  const subscription = await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('subject_key', '=', subjectKey)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst();
  const alert = active[0] ?? pending[0];
  const subject = alert ? String(alert.key) : subscription?.id;
  const consent = alert ? alert.consent : subscription && (await lastConsent(trx, subjectKey))?.id;
  if (subject === undefined || consent === undefined) return false;
  const token = await addToken(trx, { purpose: 'cancel', subject, consent }, cancelLinkLife, now);
  await queueMail(trx, { kind: 'cancelLink', recipient, language, name: nameOf(asker), token }, now);
  return true;
}

/** What is mailed for each purpose: the first of these that there is something for. */
const mailersOf: Record<LinkPurpose, readonly ((asker: Asker) => Promise<boolean>)[]> = {
  accept: [mailAcceptLink, mailAlertLinks],
  alert: [mailAlertLinks, mailAcceptLink],
  cancel: [mailCancelLink],
};

async function answer(trx: Transaction<Tables>, places: PlaceDirectory, request: Row, now: number): Promise<boolean> {
  const { subject_key: subjectKey, purpose } = request;
  const mails = await countMails(trx, subjectKey, ['acceptAlert', 'alertLinks', 'cancelLink'], now - day);
  if (mails >= maxMailsPerDay) return false;
  const rows = await findAlertsOf(trx, subjectKey, live);
  const alerts = rows.flatMap((row) => toLive(row) ?? []);
  const asker: Asker = {
    trx,
    places,
    request,
    now,
    pending: alerts.filter(({ state }) => state === 'pending'),
    active: alerts.filter(({ state }) => state !== 'pending'),
  };
  for (const mail of mailersOf[purpose]) if (await mail(asker)) return true;
  return false;
}

export interface AnsweredLinks {
  requests: number;
  mails: number;
}

/**
 * Answers requests for new links: to a known address by mail, to an unknown one not at all. Each is removed in the
 * transaction that answers it, so that several origins answer it once.
 */
export async function answerLinkRequests(store: Store, places: Places, now: number): Promise<AnsweredLinks> {
  const answered: AnsweredLinks = { requests: 0, mails: 0 };
  const waiting = await store.db.selectFrom('link_requests').selectAll().orderBy('made_at').limit(batchSize).execute();
  for (const { id } of waiting) {
    const directory = await places();
    await inTransaction(store.db, async (trx) => {
      const request = await trx.deleteFrom('link_requests').where('id', '=', id).returningAll().executeTakeFirst();
      if (!request) return;
      answered.requests += 1;
      if (await answer(trx, directory, request, now)) answered.mails += 1;
    });
  }
  return answered;
}

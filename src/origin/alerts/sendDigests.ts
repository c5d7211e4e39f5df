import type { Transaction } from 'kysely';
import { toLive, type LiveAlert } from '../db/alerts.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { queueMail } from '../db/outbox.ts';
import type { Store } from '../db/store.ts';
import type { AlertMatchRow, Tables } from '../db/tables.ts';
import { addToken, alertLinkLife, cancelLinkLife } from '../db/tokens.ts';
import type { AlertDigestMail, DigestListing, Mail } from '../mail/mail.ts';
import { readEstatesByReference } from '../search/readEstates.ts';
import type { Places } from '../search/placeDirectory.ts';
import { minute } from '../times.ts';
import { mailedSearch } from './alertView.ts';
import { centreOfAlert, digestListing, seeAllPath } from './digestListing.ts';

/** Listings of a mail; the others are behind its link. */
export const maxListings = 14;

/** Matches read to find the alerts that are leased next. */
const maxMatchesRead = 500;

/** After a crash another job takes the alerts when it ends. */
const lease = 5 * minute;

/** What is shown first when a listing is news for several reasons. */
const order = ['new', 'back_on_market', 'price_dropped'] as const;

type Match = Pick<AlertMatchRow, 'reference' | 'reason' | 'price' | 'previous_price' | 'made_at'>;

/** One match of each listing, the newest first: the latest drop, and of several reasons the first in order. */
function onePerListing(matches: readonly Match[]): Match[] {
  const rank = ({ reason }: Match) => order.indexOf(reason);
  const best = new Map<string, Match>();
  for (const match of matches.toSorted((a, b) => rank(a) - rank(b) || a.price - b.price))
    if (!best.has(match.reference)) best.set(match.reference, match);
  return [...best.values()].sort((a, b) => b.made_at - a.made_at || (a.reference < b.reference ? -1 : 1));
}

/** The listings of matches that are still news: available, and at most at the price they dropped to. */
async function currentListings(
  store: Store,
  alert: LiveAlert,
  matches: readonly Match[],
): Promise<{ listings: DigestListing[]; total: number }> {
  const { language } = alert;
  const found = onePerListing(matches);
  const records = await readEstatesByReference(
    store,
    found.map(({ reference }) => reference),
  );
  const current = found.flatMap((match) => {
    const record = records.get(match.reference);
    if (!record || record.shown_price === null) return [];
    return match.reason === 'price_dropped' && record.shown_price > match.price ? [] : [{ match, record }];
  });
  const centre = centreOfAlert(alert);
  return {
    listings: current
      .slice(0, maxListings)
      .map(({ match, record }) => digestListing(record, match, { language, centre })),
    total: current.length,
  };
}

/** Takes what an alert found and was not mailed: nobody else takes it again. */
const takeMatches = (trx: Transaction<Tables>, key: number, now: number): Promise<Match[]> =>
  trx
    .updateTable('alert_matches')
    .set({ sent_at: now })
    .where('alert', '=', key)
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now)
    .returning(['reference', 'reason', 'price', 'previous_price', 'made_at'])
    .execute();

type Digest = Omit<AlertDigestMail, 'token' | 'cancel'>;

async function queueDigest(trx: Transaction<Tables>, alert: LiveAlert, digest: Digest, now: number): Promise<void> {
  const { key, consent, content, language } = alert;
  const subject = String(key);
  const token = await addToken(trx, { purpose: 'alert', subject, consent }, alertLinkLife, now);
  const cancel = await addToken(trx, { purpose: 'cancel', subject, consent }, cancelLinkLife, now);
  const mail: Mail = { ...digest, recipient: content.email, language, name: content.name ?? '', token, cancel };
  await queueMail(trx, mail, now);
}

/**
 * Queues the mail of one alert: what it found is marked as mailed in the transaction that queues the mail, so that
 * neither is done twice or without the other.
 * @returns whether there was anything to mail
 */
async function sendDigest(store: Store, places: Places, key: number, now: number): Promise<boolean> {
  const directory = await places();
  return inTransaction(store.db, async (trx) => {
    const row = await trx
      .updateTable('alerts')
      .set({ leased_until: 0 })
      .where('key', '=', key)
      .where('state', '=', 'active')
      .returningAll()
      .executeTakeFirst();
    const alert = row && toLive(row);
    if (!alert) return false;
    const matches = await takeMatches(trx, key, now);
    const { listings, total } = await currentListings({ ...store, db: trx }, alert, matches);
    if (total === 0) return false;
    await trx
      .updateTable('alerts')
      .set({ digests: alert.digests + 1 })
      .where('key', '=', key)
      .execute();
    const seeAll = seeAllPath(alert, alert.language);
    const search = mailedSearch(directory, alert);
    const digest = { kind: 'alertDigest', alert: key, search, listings, total } as const;
    await queueDigest(trx, alert, { ...digest, ...(seeAll === undefined ? {} : { seeAll }) }, now);
    return true;
  });
}

/** Alerts with something to mail, that no other job is at work on. */
async function leaseAlerts(store: Store, now: number): Promise<number[]> {
  const rows = await store.db
    .selectFrom('alert_matches')
    .select('alert')
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now)
    .where((row) =>
      row.exists(
        row
          .selectFrom('alerts')
          .select('alerts.key')
          .whereRef('alerts.key', '=', 'alert_matches.alert')
          .where('state', '=', 'active')
          .where('leased_until', '<=', now),
      ),
    )
    .orderBy('due_at')
    .orderBy('alert')
    .limit(maxMatchesRead)
    .execute();
  const due = [...new Set(rows.map(({ alert }) => alert))];
  if (due.length === 0) return [];
  const leased = await store.db
    .updateTable('alerts')
    .set({ leased_until: now + lease })
    .where(store.isOneOf('key', due))
    .where('state', '=', 'active')
    .where('leased_until', '<=', now)
    .returning('key')
    .execute();
  return leased.map(({ key }) => key);
}

/**
 * Queues the mails of the alerts whose morning has come. Several origins share the work, and a job that is killed is
 * taken over: each alert's mail is queued once.
 * @returns the number of mails
 */
export async function sendDigests(store: Store, places: Places, now: number): Promise<number> {
  let mails = 0;
  for (;;) {
    const keys = await leaseAlerts(store, now);
    if (keys.length === 0) return mails;
    for (const key of keys) if (await sendDigest(store, places, key, now)) mails += 1;
  }
}

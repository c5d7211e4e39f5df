import { sql, type Transaction } from 'kysely';
import { toLive, type LiveAlert } from '../db/personal/alerts.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { outboxRow } from '../db/outbox/outbox.ts';
import type { Store } from '../db/store.ts';
import type { Db, Tables } from '../db/tables.ts';
import { alertLinkLife, cancelLinkLife, createToken } from '../db/personal/tokens.ts';
import type { PlaceDirectory, Places } from '../directory/placeDirectory.ts';
import { minute } from '#shared/times.ts';
import { composeDigests, type Digest, type Match } from './composeDigests.ts';
import { createDigestCards, type DigestCards } from './digestCards.ts';
import { isQuiet } from './digestTimes.ts';

/** Alerts of one transaction: it must not keep others from writing for long. */
const maxAlerts = 250;

/** Matches read to find them, which bounds the memory for what they found. */
const maxMatches = 2_500;

/** After a crash another job takes the alerts when it ends. */
const lease = 5 * minute;

/**
 * Those of some alerts that no other transaction is changing. A job does not wait for them, so that it and a
 * cancellation of several alerts never wait for each other; it mails them once its lease has ended.
 */
function freeAlerts({ kind, isOneOf }: Store, db: Db, keys: readonly number[]) {
  const rows = db.selectFrom('alerts').select('key').where(isOneOf('key', keys));
  return kind === 'postgres' ? rows.forUpdate().skipLocked() : rows;
}

/** The alerts of a lease that are still active: locked until the transaction ends. */
async function holdAlerts(store: Store, trx: Transaction<Tables>, keys: readonly number[]): Promise<LiveAlert[]> {
  const rows = await trx
    .updateTable('alerts')
    .set({ leased_until: 0 })
    .where('key', 'in', freeAlerts(store, trx, keys))
    .returningAll()
    .execute();
  return rows.flatMap((row) => (row.state === 'active' ? (toLive(row) ?? []) : []));
}

/** Takes what alerts found and were not mailed: nobody else takes it again. */
const takeMatches = (
  { isOneOf }: Store,
  trx: Transaction<Tables>,
  keys: readonly number[],
  now: number,
): Promise<Match[]> =>
  trx
    .updateTable('alert_matches')
    .set({ sent_at: now })
    .where(isOneOf('alert', keys))
    .where('sent_at', 'is', null)
    // The plus keeps both databases from the index by time, in which all that waits is due.
    .where(sql<boolean>`+due_at <= ${now}`)
    .returning(['alert', 'url_key', 'reason', 'price', 'previous_price', 'made_at'])
    .execute();

async function queueDigests(
  store: Store,
  trx: Transaction<Tables>,
  digests: readonly Digest[],
  now: number,
): Promise<void> {
  const written = digests.map(({ alert: { key, consent, content, language }, mail }) => {
    const subject = String(key);
    const open = createToken({ purpose: 'alert', subject, consent }, alertLinkLife, now);
    const cancel = createToken({ purpose: 'cancel', subject, consent }, cancelLinkLife, now);
    const recipient = { recipient: content.email, language, name: content.name ?? '' };
    return {
      links: [open.row, cancel.row],
      row: outboxRow({ ...mail, ...recipient, token: open.token, cancel: cancel.token }, now),
    };
  });
  const keys = digests.map(({ alert }) => alert.key);
  await trx
    .updateTable('alerts')
    .set((row) => ({ digests: row('digests', '+', 1) }))
    .where(store.isOneOf('key', keys))
    .execute();
  await store.insertRows(
    trx,
    'tokens',
    written.flatMap(({ links }) => links),
  );
  await store.insertRows(
    trx,
    'outbox',
    written.map(({ row }) => row),
  );
}

interface Work {
  places: PlaceDirectory;
  cards: DigestCards;
  now: number;
}

/**
 * Queues the mails of some alerts: what they found is marked as mailed in the transaction that queues them, so that
 * neither is done twice or without the other.
 * @returns the number of mails
 */
const sendSome = (store: Store, keys: readonly number[], { places, cards, now }: Work): Promise<number> =>
  inTransaction(store.db, async (trx) => {
    const alerts = await holdAlerts(store, trx, keys);
    const held = alerts.map(({ key }) => key);
    const matches = await takeMatches(store, trx, held, now);
    const digests = await composeDigests({ ...store, db: trx }, places, cards, { alerts, matches });
    if (digests.length > 0) await queueDigests(store, trx, digests, now);
    return digests.length;
  });

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
          .where('leased_until', '<=', now)
          // Those that fell due while no job ran wait for the morning.
          .$if(isQuiet(now), (alerts) => alerts.where('frequency', '<>', 'immediate')),
      ),
    )
    .orderBy('due_at')
    .orderBy('alert')
    .limit(maxMatches)
    .execute();
  const due = [...new Set(rows.map(({ alert }) => alert))].slice(0, maxAlerts);
  if (due.length === 0) return [];
  const leased = await store.db
    .updateTable('alerts')
    .set({ leased_until: now + lease })
    .where('key', 'in', freeAlerts(store, store.db, due))
    .where('leased_until', '<=', now)
    .returning('key')
    .execute();
  return leased.map(({ key }) => key);
}

/**
 * Queues the mails of the alerts whose time has come. Several origins share the work, and a job that is killed is
 * taken over: each alert's mail is queued once.
 * @param onQueued called with the number of mails so far
 * @returns the number of mails
 */
export async function sendDigests(
  store: Store,
  places: Places,
  now: number,
  onQueued?: (mails: number) => void,
): Promise<number> {
  const cards = createDigestCards();
  let mails = 0;
  for (;;) {
    const keys = await leaseAlerts(store, now);
    if (keys.length === 0) return mails;
    mails += await sendSome(store, keys, { places: await places(), cards, now });
    onQueued?.(mails);
  }
}

import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { newsDays } from '#shared/views/estateCard/isNew.ts';
import { day } from '#shared/times.ts';
import { unpublishedRank } from '../estates/availability.ts';
import type { ReplacedRow } from './estateChange.ts';
import type { Store } from '../store.ts';
import type { Db, EstateEventRow, EstateRow, Tables } from '../tables.ts';

/**
 * The event of a change that alerts mail. A listing whose date of publication is not known (0), or is before
 * `newsSince`, is none where it is new here. One that was not published so far is new while it is young.
 */
function eventOf(
  before: EstateRow | undefined,
  after: EstateRow | undefined,
  newsSince: number,
  at: number,
): Pick<EstateEventRow, 'reason' | 'previous_price'> | null {
  if (after === undefined || after.availability_rank > 0) return null;
  const isUnseen = before?.availability_rank === unpublishedRank;
  if (before === undefined || isUnseen)
    return after.published_at > (isUnseen ? at - newsDays * day : newsSince)
      ? { reason: 'new', previous_price: null }
      : null;
  if (before.availability_rank > 0) return { reason: 'back_on_market', previous_price: null };
  if (before.shown_price !== null && after.shown_price !== null && after.shown_price < before.shown_price)
    return { reason: 'price_dropped', previous_price: before.shown_price };
  return null;
}

/**
 * Records changes of estates that alerts may mail, in the transaction that makes them: a listing that is new, one
 * whose price dropped, and one that is available again.
 * @param newsSince when what is new was published at least, epoch ms
 */
export async function recordEstateEvents(
  store: Store,
  trx: Transaction<Tables>,
  replaced: readonly ReplacedRow[],
  newsSince: number,
): Promise<void> {
  const events = replaced.flatMap(({ before, after, at }) => {
    const event = eventOf(before, after, newsSince, at);
    return event ? [{ ...event, id: randomUUID(), estate: after!.key, made_at: at, leased_until: 0 }] : [];
  });
  await store.insertRows(trx, 'estate_events', events);
}

/** Removes the events of estates that alerts were not searched for yet. */
export async function forgetEstateEvents(
  store: Store,
  trx: Transaction<Tables>,
  replaced: readonly ReplacedRow[],
): Promise<void> {
  const keys = replaced.flatMap(({ before, after }) => (after ?? before)?.key ?? []);
  await trx.deleteFrom('estate_events').where(store.isOneOf('estate', keys)).execute();
}

/**
 * Leases the oldest events. No other job takes them until the lease ends; after a crash they are taken again.
 * @param time of the lease, in ms
 * @returns their ids
 */
export async function leaseEstateEvents(
  db: Db,
  { now, time, max }: { now: number; time: number; max: number },
): Promise<string[]> {
  const due = await db
    .selectFrom('estate_events')
    .select('id')
    .where('leased_until', '<=', now)
    .orderBy('made_at')
    .limit(max)
    .execute();
  // There seldom is one, and a read leaves SQLite's write lock free.
  if (due.length === 0) return [];
  const leased = await db
    .updateTable('estate_events')
    .set({ leased_until: now + time })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where('leased_until', '<=', now)
    .returning('id')
    .execute();
  return leased.map(({ id }) => id);
}

import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { retentionPeriods } from '#shared/domain/retention.ts';
import { digest } from '../digest.ts';
import { day } from '#shared/times.ts';
import type { Store } from '../store.ts';
import type { Db, SubscriptionRow, Tables } from '../tables.ts';
import { tokenLife } from './tokens.ts';

type Person = Pick<SubscriptionRow, 'email' | 'name' | 'surname' | 'language'>;

/**
 * Finds an address's subscription or inserts a pending one, and locks it until the transaction ends. It writes first:
 * SQLite refuses a write in a transaction that has read what another has changed since.
 */
export function holdSubscription(trx: Transaction<Tables>, person: Person, now: number): Promise<SubscriptionRow> {
  return trx
    .insertInto('subscriptions')
    .values({
      id: randomUUID(),
      ...person,
      subject_key: digest(person.email),
      state: 'pending',
      asked_at: now,
      confirmed_at: null,
      cancelled_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email: person.email }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Makes a subscription pending again, with the latest request's data. */
export async function renewSubscription(
  trx: Transaction<Tables>,
  id: string,
  { name, surname, language }: Person,
  now: number,
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ name, surname, language, state: 'pending', asked_at: now })
    .where('id', '=', id)
    .execute();
}

/** @returns the subscription, locked until the transaction ends; undefined where there is none */
export const activateSubscription = (
  trx: Transaction<Tables>,
  id: string,
  now: number,
): Promise<SubscriptionRow | undefined> =>
  trx
    .updateTable('subscriptions')
    .set({ state: 'active', confirmed_at: now, cancelled_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/**
 * Ends a subscription, whatever its state; it is locked until the transaction ends.
 * @returns the subscription; undefined where it had ended
 */
export const cancelSubscription = (
  trx: Transaction<Tables>,
  id: string,
  now: number,
): Promise<SubscriptionRow | undefined> =>
  trx
    .updateTable('subscriptions')
    .set({ state: 'cancelled', cancelled_at: now })
    .where('id', '=', id)
    .where('state', '<>', 'cancelled')
    .returningAll()
    .executeTakeFirst();

export const findSubscriber = (db: Db, id: string): Promise<Pick<SubscriptionRow, 'name' | 'state'> | undefined> =>
  db.selectFrom('subscriptions').select(['name', 'state']).where('id', '=', id).executeTakeFirst();

/** How long an ended subscription is kept: meanwhile the links of old mails still say that it has ended. */
const cancelledRetention = retentionPeriods.endedDays * day;

/** Rows removed in one transaction, so that none blocks writers for long. */
const batchSize = 500;

/**
 * Removes subscriptions that were never confirmed, and those that ended a while ago, with their links.
 * @returns the number of subscriptions
 */
export async function removeEnded({ db }: Store, now: number): Promise<number> {
  let removed = 0;
  for (const [state, time, before] of [
    ['pending', 'asked_at', now - tokenLife],
    ['cancelled', 'cancelled_at', now - cancelledRetention],
  ] as const) {
    const removeSome = () =>
      db.transaction().execute(async (trx) => {
        const ids = (
          await trx
            .deleteFrom('subscriptions')
            .where('id', 'in', (from) =>
              from
                .selectFrom('subscriptions')
                .select('id')
                .where('state', '=', state)
                .where(time, '<=', before)
                .limit(batchSize),
            )
            // Checked again: the subscription may have been renewed since the subquery.
            .where('state', '=', state)
            .where(time, '<=', before)
            .returning('id')
            .execute()
        ).map(({ id }) => id);
        if (ids.length > 0) await trx.deleteFrom('tokens').where('subject', 'in', ids).execute();
        return ids.length;
      });
    for (let some = batchSize; some === batchSize; removed += some) some = await removeSome();
  }
  return removed;
}

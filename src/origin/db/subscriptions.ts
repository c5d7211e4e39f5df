import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Store } from './store.ts';
import type { Db, SubscriptionRow, Tables } from './tables.ts';
import { tokenLife } from './tokens.ts';

type Person = Pick<SubscriptionRow, 'email' | 'name' | 'surname' | 'language'>;

/**
 * Finds an address's subscription or inserts a pending one, and locks it until the transaction ends. It writes first:
 * SQLite refuses a write in a transaction that has read what another has changed since.
 */
export function holdSubscription(trx: Transaction<Tables>, person: Person, now: number): Promise<SubscriptionRow> {
  return trx
    .insertInto('subscriptions')
    .values({ id: randomUUID(), ...person, state: 'pending', asked_at: now, confirmed_at: null, cancelled_at: null })
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

/** @returns whether there is such a subscription; it is locked until the transaction ends */
export async function activateSubscription(trx: Transaction<Tables>, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('subscriptions')
    .set({ state: 'active', confirmed_at: now, cancelled_at: null })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function subscriberName(db: Db, id: string): Promise<string | undefined> {
  return (await db.selectFrom('subscriptions').select('name').where('id', '=', id).executeTakeFirst())?.name;
}

/** Rows removed in one transaction, so that none blocks writers for long. */
const batchSize = 500;

/** Removes subscriptions that were never confirmed, with their links. @returns the number of subscriptions */
export async function removeUnconfirmed({ db }: Store, now: number): Promise<number> {
  const asked = now - tokenLife;
  const removeSome = () =>
    db.transaction().execute(async (trx) => {
      const ids = (
        await trx
          .deleteFrom('subscriptions')
          .where('id', 'in', (from) =>
            from
              .selectFrom('subscriptions')
              .select('id')
              .where('state', '=', 'pending')
              .where('asked_at', '<=', asked)
              .limit(batchSize),
          )
          // Checked again: the subscription may have been renewed since the subquery.
          .where('state', '=', 'pending')
          .where('asked_at', '<=', asked)
          .returning('id')
          .execute()
      ).map(({ id }) => id);
      if (ids.length > 0) await trx.deleteFrom('tokens').where('subject', 'in', ids).execute();
      return ids.length;
    });
  let removed = 0;
  for (let some = batchSize; some === batchSize; removed += some) some = await removeSome();
  return removed;
}

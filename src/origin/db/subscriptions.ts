import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Store } from './store.ts';
import type { Db, SubscriptionRow, Tables } from './tables.ts';
import { tokenLife } from './tokens.ts';

type Person = Pick<SubscriptionRow, 'email' | 'name' | 'surname' | 'language'>;

/**
 * Finds an address's subscription or makes one that is pending, and holds it until the transaction ends: whatever else concerns
 * that address waits. Write first: SQLite lets nobody write who began by reading what another has changed since.
 */
export function holdSubscription(trx: Transaction<Tables>, person: Person, now: number): Promise<SubscriptionRow> {
  return trx
    .insertInto('subscriptions')
    .values({ id: randomUUID(), ...person, state: 'pending', asked_at: now, confirmed_at: null, cancelled_at: null })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email: person.email }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Lets a subscription wait for its confirmation, as it was asked for last. */
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

/** @returns whether there is such a subscription; it is held until the transaction ends */
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

/** Removed at once, so that none of them holds the database for long. */
const portion = 500;

/** Removes what was never confirmed, with its links. @returns how many went */
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
              .limit(portion),
          )
          // Again: somebody may have asked anew between the two looks.
          .where('state', '=', 'pending')
          .where('asked_at', '<=', asked)
          .returning('id')
          .execute()
      ).map(({ id }) => id);
      if (ids.length > 0) await trx.deleteFrom('tokens').where('subject', 'in', ids).execute();
      return ids.length;
    });
  let removed = 0;
  for (let some = portion; some === portion; removed += some) some = await removeSome();
  return removed;
}

import type { Store } from './store.ts';
import type { Db } from './tables.ts';

/** Marks that the database holds, or has held, a network that is no demo. The mark outlives the listings. */
export async function markReal(db: Db, now: number): Promise<void> {
  await db
    .insertInto('meta')
    .values({ name: 'real', value: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export const isReal = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('meta').select('name').where('name', '=', 'real').executeTakeFirst()) !== undefined;

/** Whether a load was ever finished, or listings were imported. */
export async function isFilled({ db }: Store): Promise<boolean> {
  return (await db.selectFrom('meta').select('name').where('name', '=', 'filled').executeTakeFirst()) !== undefined;
}

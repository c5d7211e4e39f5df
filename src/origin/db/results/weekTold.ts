import type { Db } from '../tables.ts';
import { dateOf, dayNumber } from './dayNumbers.ts';

const name = 'results_week_told';

/** The Monday after the last week that other systems were told of, in days since 1970; 0 before the first. */
export async function readWeekTold(db: Db): Promise<number> {
  const row = await db.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirst();
  return row ? dayNumber(row.value) : 0;
}

/** @param monday in days since 1970 */
export async function noteWeekTold(db: Db, monday: number): Promise<void> {
  const row = { name, value: dateOf(monday) };
  await db
    .insertInto('meta')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

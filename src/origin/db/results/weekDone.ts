import { readMeta, setMeta } from '../meta.ts';
import type { Db } from '../tables.ts';
import { dateOf, dayNumber } from './dayNumbers.ts';

const name = 'results_week_told';

/** The Monday after the last week that other systems were told of, in days since 1970; 0 before the first. */
export async function readWeekTold(db: Db): Promise<number> {
  const told = await readMeta(db, name);
  return told === undefined ? 0 : dayNumber(told);
}

/** @param monday in days since 1970 */
export const noteWeekTold = (db: Db, monday: number): Promise<void> => setMeta(db, name, dateOf(monday));

import { readMeta, setMeta } from '../meta.ts';
import type { Db } from '../tables.ts';
import { dateOf, dayNumber } from './dayNumbers.ts';

/** What is done once a week: other systems are told of it, agents are mailed it. */
const names = { told: 'results_week_told', mailed: 'results_week_mailed' } as const;

/** The Monday after the last week of which it was done, in days since 1970; 0 before the first. */
export async function readWeekDone(db: Db, work: keyof typeof names): Promise<number> {
  const done = await readMeta(db, names[work]);
  return done === undefined ? 0 : dayNumber(done);
}

/** @param monday in days since 1970 */
export const noteWeekDone = (db: Db, work: keyof typeof names, monday: number): Promise<void> =>
  setMeta(db, names[work], dateOf(monday));

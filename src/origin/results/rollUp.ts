import { keptByDayFrom, nextMonth } from '../db/results/dayNumbers.ts';
import { readMonth, rollUpMonth } from '../db/results/rollUpMonth.ts';
import type { Store } from '../db/store.ts';

/**
 * Makes months of what listings earned more than thirteen months ago. It can be broken off at any time, and several
 * origins may call it: a month that is done is noted, one that is not is begun again, with the same sums.
 * @param now epoch ms
 * @returns by how many rows the table is smaller
 */
export async function rollUpResults(store: Store, now: number): Promise<number> {
  const end = keptByDayFrom(now);
  const done = await store.unlessRunning('results', async () => {
    let rows = 0;
    for (let month = await readMonth(store.db); month !== null && month < end; month = nextMonth(month))
      rows += await rollUpMonth(store, month, nextMonth(month));
    return { rows };
  });
  return done?.rows ?? 0;
}

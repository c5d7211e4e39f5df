import { addBatch } from '#origin/db/results/addResults.ts';
import { dateOf } from '#origin/db/results/dayNumbers.ts';
import type { Store } from '#origin/db/store.ts';
import { weekDays, lastWeek } from '#origin/results/weeks.ts';

const origins = { search: 1, assistant: 0, portal: 0, mail: 0, site: 2, other: 0, direct: 0 };

/** Counts of every home on each Monday of the last twelve weeks, the more the later, and some of the days after. */
export async function fillWeeks(store: Store, now: number): Promise<void> {
  const homes = await store.db.selectFrom('estates').select(['key', 'url_key']).execute();
  const last = lastWeek(now);
  for (let week = 0; week < 12; week += 1)
    for (const day of [0, 3]) {
      const counts = (n: number) => {
        const opened = 3 + week + (n % 7) + day;
        const seldom = { photos: Math.ceil(opened / 2), contacts: n % 3, shared: 0, kept: week % 2 };
        return { shown: 30 * opened, shownFirst: 10 * opened, opened, ...seldom };
      };
      const estates = homes.map(({ key, url_key }) => ({
        ...{ key: url_key, counts: counts(key), origins, phones: 1, languages: { es: 3 } },
      }));
      const number = last.from - (11 - week) * weekDays + day;
      await addBatch(
        store,
        { id: `batch-of-week-${week}-and-day-${day}`, day: dateOf(number), estates, emptySearches: [] },
        now,
      );
    }
}

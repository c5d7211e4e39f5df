import type { Transaction } from 'kysely';
import { addEvents } from '../db/results/addResults.ts';
import type { Store } from '../db/store.ts';
import type { AlertMatchRow, Tables } from '../db/tables.ts';

type Match = Pick<AlertMatchRow, 'alert' | 'url_key'>;

const alertsAtOnce = 500;

/** How many of the alerts that just found a listing had not found it before, for another reason. */
async function countFirst(trx: Transaction<Tables>, key: string, found: readonly Match[]): Promise<number> {
  const times = Map.groupBy(found, ({ alert }) => alert);
  const alerts = [...times.keys()];
  let first = 0;
  for (let from = 0; from < alerts.length; from += alertsAtOnce) {
    const rows = await trx
      .selectFrom('alert_matches')
      .select(['alert', ({ fn }) => fn.countAll<number>().as('all')])
      .where('url_key', '=', key)
      .where('alert', 'in', alerts.slice(from, from + alertsAtOnce))
      .groupBy('alert')
      .execute();
    first += rows.filter(({ alert, all }) => Number(all) === times.get(Number(alert))!.length).length;
  }
  return first;
}

/** Adds to what listings earned the alerts that found them, in their transaction: each alert and listing once. */
export async function countMatches(
  store: Store,
  trx: Transaction<Tables>,
  found: readonly Match[],
  now: number,
): Promise<void> {
  const byListing = Map.groupBy(found, ({ url_key: key }) => key);
  const estates = await trx
    .selectFrom('estates')
    .select(['key', 'url_key'])
    .where(store.isOneOf('url_key', [...byListing.keys()]))
    .execute();
  const first = new Map<number, number>();
  for (const { key, url_key: urlKey } of estates) first.set(key, await countFirst(trx, urlKey, byListing.get(urlKey)!));
  await addEvents(trx, 'alerts', first, now);
}

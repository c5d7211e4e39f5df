import type { Transaction } from 'kysely';
import { contentOf, removeFromIndex } from '../db/personal/alerts.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { Store } from '../db/store.ts';
import type { AlertPlaceRow, AlertRow, Tables } from '../db/tables.ts';
import type { PlaceDirectory, Places } from '../directory/placeDirectory.ts';
import { alertCriteria, placeKeys } from './alertCriteria.ts';

/** Alerts indexed in one transaction, so that none blocks writers for long. */
const batchSize = 200;

async function rowsOf(trx: Transaction<Tables>, places: PlaceDirectory, alert: AlertRow): Promise<AlertPlaceRow[]> {
  const content = contentOf(alert);
  const criteria = content && (await alertCriteria(trx, content.filters));
  if (!criteria) return [];
  const { key, type, frequency } = alert;
  return placeKeys(places, content.where).map((place) => ({ type, place, alert: key, frequency, ...criteria }));
}

/** @returns how many alerts were indexed */
async function indexSome(store: Store, places: PlaceDirectory): Promise<number> {
  const waiting = await store.db
    .selectFrom('alerts')
    .select('key')
    .where('state', '=', 'active')
    .where('indexed', '=', 0)
    .limit(batchSize)
    .execute();
  if (waiting.length === 0) return 0;
  await inTransaction(store.db, async (trx) => {
    // Read under the rows' locks: an alert that is changed meanwhile is indexed again.
    const alerts = await trx
      .updateTable('alerts')
      .set({ indexed: 1 })
      .where(
        store.isOneOf(
          'key',
          waiting.map(({ key }) => key),
        ),
      )
      .where('state', '=', 'active')
      .where('indexed', '=', 0)
      .returningAll()
      .execute();
    await removeFromIndex(
      trx,
      alerts.map(({ key }) => key),
      ['alert_places', 'alert_homes'],
    );
    const ofHomes = alerts.flatMap((alert) => {
      const url_key = contentOf(alert)?.listing?.key;
      return url_key === undefined ? [] : [{ url_key, alert: alert.key, frequency: alert.frequency }];
    });
    const homeAlerts = new Set(ofHomes.map(({ alert }) => alert));
    const ofPlaces: AlertPlaceRow[] = [];
    for (const alert of alerts) if (!homeAlerts.has(alert.key)) ofPlaces.push(...(await rowsOf(trx, places, alert)));
    if (ofHomes.length > 0) await store.insertRows(trx, 'alert_homes', ofHomes);
    if (ofPlaces.length > 0) await store.insertRows(trx, 'alert_places', ofPlaces);
  });
  return waiting.length;
}

/**
 * Puts active alerts into the index by which a listing finds them: those that are new or changed, and all of them after
 * another network was loaded.
 * @param onIndexed called with how many so far
 * @returns how many
 */
export async function indexAlerts(store: Store, places: Places, onIndexed?: (alerts: number) => void): Promise<number> {
  let indexed = 0;
  for (;;) {
    const some = await indexSome(store, await places());
    if (some === 0) return indexed;
    indexed += some;
    onIndexed?.(indexed);
  }
}

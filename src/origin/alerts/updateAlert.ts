import { operationTypes } from '#shared/domain/estate.ts';
import type { AlertUpdate } from '#shared/forms/alert.ts';
import { contentOf, toLive } from '../db/personal/alerts.ts';
import type { Store } from '../db/store.ts';
import type { AlertRow } from '../db/tables.ts';
import type { PlaceDirectory } from '../directory/placeDirectory.ts';
import type { EventContext } from '../webhooks/publishEvents.ts';
import { alertEventData } from './alertEvents.ts';
import { nextDelivery } from './digestTimes.ts';
import { contentOfRequest } from './requestAlert.ts';

/** What decides which listings an alert finds. */
const searchOf = ({ type, content }: Pick<AlertRow, 'type' | 'content'>): string => {
  const { where, filters, listing } = contentOf({ content })!;
  return JSON.stringify([type, where, filters, listing?.key]);
};

/**
 * Changes an alert that is not over. What it had found and not mailed is forgotten when it looks for something else.
 * @returns the alert; undefined when it is over
 */
export async function updateAlert(
  store: Store,
  key: number,
  update: AlertUpdate,
  { places, publish, now }: EventContext & { places: PlaceDirectory },
): Promise<AlertRow | undefined> {
  return store.db.transaction().execute(async (trx) => {
    // Written first, to lock it: SQLite refuses a write in a transaction that has read what another changed since.
    const before = await trx
      .updateTable('alerts')
      .set({ indexed: 0 })
      .where('key', '=', key)
      .where('content', 'is not', null)
      .returningAll()
      .executeTakeFirst();
    if (!before) return undefined;
    const { email } = contentOf(before)!;
    const { frequency, language } = update;
    const content = JSON.stringify(await contentOfRequest(trx, email, update));
    const changed = { content, type: operationTypes.indexOf(update.type), frequency, language };
    await trx.updateTable('alerts').set(changed).where('key', '=', key).execute();
    if (searchOf(before) !== searchOf(changed))
      await trx.deleteFrom('alert_matches').where('alert', '=', key).where('sent_at', 'is', null).execute();
    else if (before.frequency !== frequency)
      await trx
        .updateTable('alert_matches')
        .set({ due_at: nextDelivery(now, frequency) })
        .where('alert', '=', key)
        .where('sent_at', 'is', null)
        .execute();
    const alert: AlertRow = { ...before, ...changed };
    // What waits for its link to be used was not told of.
    if (alert.state === 'active' || alert.state === 'paused') {
      const data = alertEventData(places, toLive(alert)!, alert.state);
      await publish(trx, { type: 'alert.changed', data, subjectKey: alert.subject_key }, now);
    }
    return alert;
  });
}

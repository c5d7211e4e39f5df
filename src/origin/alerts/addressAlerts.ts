import type { Transaction } from 'kysely';
import type { AlertListDto } from '#shared/contract/alert.ts';
import type { AlertAction } from '#shared/forms/mailedLinks.ts';
import { findAlertsOf, live, pauseAlert, resumeAlert, toLive, type LiveAlert } from '../db/personal/alerts.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { addToken, alertLinkLife, type Link } from '../db/personal/tokens.ts';
import type { Store } from '../db/store.ts';
import type { Db, Tables } from '../db/tables.ts';
import type { PlaceDirectory } from '../directory/placeDirectory.ts';
import { shownAddress } from '../mail/shownAddress.ts';
import type { EventContext } from '../webhooks/publishEvents.ts';
import { alertEventData } from './alertEvents.ts';
import { searchView } from './alertView.ts';
import { cancelAlerts, dropWaitingMails } from './cancelAlerts.ts';

/** The alerts of an address that are not over, the newest first. */
const findRunning = async (db: Db, subjectKey: string): Promise<LiveAlert[]> =>
  (await findAlertsOf(db, subjectKey, live)).flatMap((row) => toLive(row) ?? []);

/** The same for the holder of a link to them. @param subjectKey digest of the address */
export async function listAlerts({ db }: Store, places: PlaceDirectory, subjectKey: string): Promise<AlertListDto> {
  const alerts = await findRunning(db, subjectKey);
  const [newest] = alerts;
  return {
    name: newest?.content.name ?? '',
    email: newest ? shownAddress(newest.content.email) : '',
    alerts: alerts.map((alert) => ({ id: String(alert.key), state: alert.state, ...searchView(places, alert) })),
  };
}

interface ChangeOptions extends EventContext {
  places: PlaceDirectory;
}

/** While it is paused nothing is looked for, and what was found before it is forgotten. */
async function pause(trx: Transaction<Tables>, { subject_key: subjectKey, key }: LiveAlert): Promise<boolean> {
  const wasActive = await pauseAlert(trx, key);
  if (wasActive) await dropWaitingMails(trx, subjectKey, [key]);
  return wasActive;
}

/** Pauses or resumes an alert, if it is not so already. */
async function setPaused(
  trx: Transaction<Tables>,
  alert: LiveAlert,
  isPaused: boolean,
  { places, publish, now }: ChangeOptions,
): Promise<void> {
  const hasChanged = await (isPaused ? pause(trx, alert) : resumeAlert(trx, alert.key));
  if (!hasChanged) return;
  const data = alertEventData(places, alert, isPaused ? 'paused' : 'active');
  await publish(trx, { type: 'alert.changed', data, subjectKey: alert.subject_key }, now);
}

/**
 * Does with one alert of an address, or with all, what the holder of a link to them asks for: pauses and resumes only
 * those that it has a meaning for. Deleting is mailed, as cancelling is.
 * @returns for `open` the secret of a link to the alert; null where there is no such alert (any more)
 */
export async function changeAlerts(
  store: Store,
  { subject: subjectKey }: Pick<Link, 'subject'>,
  { action, alert: id }: AlertAction,
  options: ChangeOptions,
): Promise<{ token?: string } | null> {
  const chosen = (await findRunning(store.db, subjectKey)).filter(({ key }) => id === undefined || id === String(key));
  const [first] = chosen;
  if (!first) return null;
  const { now } = options;
  switch (action) {
    case 'open': {
      const about = { purpose: 'alert', subject: String(first.key), consent: first.consent } as const;
      return { token: await inTransaction(store.db, (trx) => addToken(trx, about, alertLinkLife, now)) };
    }
    case 'pause':
    case 'resume':
      await inTransaction(store.db, async (trx) => {
        // In one order, so that two requests never wait for each other.
        for (const alert of chosen.toSorted((a, b) => a.key - b.key))
          await setPaused(trx, alert, action === 'pause', options);
      });
      return {};
    case 'delete': {
      const cancellation = { reason: id === undefined ? 2 : 1, text: '' } as const;
      return (
        (await cancelAlerts(store, { subject: String(first.key) }, cancellation, { ...options, isMailed: true })) && {}
      );
    }
  }
}

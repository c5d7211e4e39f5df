import type { Transaction } from 'kysely';
import type { AlertAcceptance } from '#shared/forms/mailedLinks.ts';
import type { Mail } from '../db/outbox/mail.ts';
import { queueMail } from '../db/outbox/outbox.ts';
import { activateAlert, contentOf, type AlertContent, type LiveAlert } from '../db/personal/alerts.ts';
import { recordAnswer, recordConsent, type ShownTexts } from '../db/personal/consents.ts';
import type { Store } from '../db/store.ts';
import { activateSubscription, holdSubscription, renewSubscription } from '../db/personal/subscriptions.ts';
import type { AlertRow, Tables } from '../db/tables.ts';
import { addToken, alertLinkLife, cancelLinkLife, useToken, type Link } from '../db/personal/tokens.ts';
import { publishSubscription } from '../newsletter/subscriptionEvents.ts';
import type { EventContext } from '../webhooks/publishEvents.ts';
import type { PlaceDirectory } from '../directory/placeDirectory.ts';
import { optionalField } from '../optionalField.ts';
import { alertEventData } from './alertEvents.ts';
import { mailedSearch } from './alertView.ts';
import { seeAllPath } from './digestListing.ts';

class Refused extends Error {}

/** Who accepts the newsletter by a link that was mailed to the address needs no second one. */
async function startNewsletter(
  trx: Transaction<Tables>,
  { email, name = '', surnames: surname = '' }: AlertContent,
  language: AlertRow['language'],
  { publish, now }: EventContext,
): Promise<void> {
  const person = { email, name, surname, language };
  const { id, state } = await holdSubscription(trx, person, now);
  if (state === 'active') return;
  await renewSubscription(trx, id, person, now);
  const subscription = await activateSubscription(trx, id, now);
  await publishSubscription(trx, subscription!, { publish, now });
  await trx.deleteFrom('tokens').where('purpose', '=', 'newsletter').where('subject', '=', id).execute();
}

/** Mails what is searched for now, and the links that change it and end it. */
async function welcome(trx: Transaction<Tables>, places: PlaceDirectory, alert: LiveAlert, now: number): Promise<void> {
  const { content, consent, language } = alert;
  const subject = String(alert.key);
  const mail: Mail = {
    ...{ kind: 'alertStarted', recipient: content.email, language, name: content.name ?? '' },
    search: mailedSearch(places, alert),
    ...optionalField('seeAll', seeAllPath(alert, language)),
    token: await addToken(trx, { purpose: 'alert', subject, consent }, alertLinkLife, now),
    cancel: await addToken(trx, { purpose: 'cancel', subject, consent }, cancelLinkLife, now),
  };
  await queueMail(trx, mail, now);
}

/**
 * Starts an alert by the link that was sent to its address, with the newsletter if that is ticked, and records what was
 * accepted. Its owner is mailed that it has started.
 * @returns false when the link was used before: of several attempts at once, one succeeds
 */
export async function acceptAlert(
  store: Store,
  places: PlaceDirectory,
  link: Link,
  { acceptAlertsPolicy, acceptNewsletter, language: shownIn, pageUrl }: AlertAcceptance,
  { publish, now, shownTexts }: EventContext & { shownTexts: ShownTexts },
): Promise<boolean> {
  const key = Number(link.subject);
  try {
    await store.db.transaction().execute(async (trx) => {
      const alert = await activateAlert(trx, key, now);
      const content = alert && contentOf(alert);
      if (!content) throw new Refused();
      const { language, subject_key: subjectKey } = alert;
      if (acceptNewsletter) await startNewsletter(trx, content, language, { publish, now });
      if (!(await useToken(trx, link, now))) throw new Refused();
      await recordAnswer(trx, { event: 'confirmed', asked: link.consent, boxes: {} }, now);
      const shown = await shownTexts('alertAcceptance', shownIn ?? language);
      const boxes = { acceptAlertsPolicy, acceptNewsletter };
      const consent = await recordConsent(trx, { ...shown, boxes, pageUrl, subjectKey }, now);
      await trx.updateTable('alerts').set({ consent }).where('key', '=', key).execute();
      const started = { ...alert, content, consent };
      await welcome(trx, places, started, now);
      const data = alertEventData(places, started, 'active');
      await publish(trx, { type: 'alert.accepted', data, subjectKey }, now);
    });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

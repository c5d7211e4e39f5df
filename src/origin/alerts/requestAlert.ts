import { operationTypes } from '#shared/domain/estate.ts';
import type { AlertRequest, AlertUpdate } from '#shared/forms/alert.ts';
import { createAlertKey, insertAlert, type AlertContent } from '../db/personal/alerts.ts';
import { onlyOnce } from '../db/personal/answers.ts';
import { recordConsent } from '../db/personal/consents.ts';
import { nameListing } from '../db/estates/findListing.ts';
import { countMails, queueMail } from '../db/outbox/outbox.ts';
import type { Store } from '../db/store.ts';
import type { Db } from '../db/tables.ts';
import { acceptLinkLife, issueToken } from '../db/personal/tokens.ts';
import { digest } from '../db/digest.ts';
import type { Mail } from '../db/outbox/mail.ts';
import type { RequestContext } from '../newsletter/subscribe.ts';
import type { PlaceDirectory } from '../directory/placeDirectory.ts';
import { day } from '#shared/times.ts';
import { mailedSearch } from './alertView.ts';

/** Mails a day that ask one address to accept an alert, however often it is entered into a form. */
const maxMailsPerDay = 5;

/** What of an alert is about a person or their search: stored as it came. */
export const contentOfRequest = async (db: Db, email: string, alert: AlertUpdate): Promise<AlertContent> => ({
  email,
  name: alert.name,
  surnames: alert.surnames,
  phone: alert.phone,
  where: alert.reference === undefined ? [...new Set(alert.where)] : [],
  filters: alert.reference === undefined ? alert.filters : '',
  listing: alert.reference === undefined ? undefined : await nameListing(db, alert.reference),
  comments: alert.comments,
});

/**
 * Stores a pending alert, and mails the address's owner a link that starts it. The answer reveals nothing about the
 * address. Beyond the day's mails to it only the proof of the consent is kept: what else is stored is void, and there
 * because the same statements take the same time.
 */
export async function requestAlert(
  store: Store,
  places: PlaceDirectory,
  request: AlertRequest,
  { now, key: repeatKey, shownTexts }: RequestContext,
): Promise<object> {
  const { email, language, frequency, acceptPrivacy, pageUrl, name = '' } = request;
  const shown = await shownTexts('alert', language);
  const subjectKey = digest(email);
  const key = createAlertKey();
  const type = operationTypes.indexOf(request.type);
  const content = await contentOfRequest(store.db, email, request);
  return store.db.transaction().execute((trx) =>
    onlyOnce(trx, { key: repeatKey, subjectKey }, now, async () => {
      const consent = await recordConsent(trx, { ...shown, boxes: { acceptPrivacy }, pageUrl, subjectKey }, now);
      // From here on no other request is in progress, which the count depends on.
      const isVoid = (await countMails(trx, subjectKey, ['acceptAlert'], now - day)) >= maxMailsPerDay;
      const row = { key, subject_key: subjectKey, type, frequency, language, consent };
      await insertAlert(trx, { ...row, content }, now, isVoid);
      const token = await issueToken(
        trx,
        { purpose: 'acceptAlert', subject: String(key), consent },
        now,
        acceptLinkLife,
      );
      const search = mailedSearch(places, { type, content, frequency });
      const mail: Mail = { kind: 'acceptAlert', recipient: email, language, name, token, search };
      await queueMail(trx, mail, now, { isVoid });
      return {};
    }),
  );
}

import type { Transaction } from 'kysely';
import { onlyOnce } from '../db/personal/answers.ts';
import { recordConsent, type Shown } from '../db/personal/consents.ts';
import { countMails, queueMail } from '../db/outbox/outbox.ts';
import type { Store } from '../db/store.ts';
import { holdSubscription } from '../db/personal/subscriptions.ts';
import type { SubscriptionRow, Tables } from '../db/tables.ts';
import { digest } from '../db/digest.ts';
import type { Mail } from '../db/outbox/mail.ts';
import { requestSubscription } from '../newsletter/requestSubscription.ts';
import type { RequestContext } from '../newsletter/subscribe.ts';
import { day } from '#shared/times.ts';

/** Mails a day that acknowledge leads to one address, however often it is entered into a form. */
export const maxAcknowledgements = 5;

type Person = Pick<SubscriptionRow, 'email' | 'name' | 'surname' | 'language'>;

export interface Lead<Answer> {
  person: Person;
  shown: Shown;
  boxes: Readonly<Record<string, boolean>>;
  pageUrl: string | undefined;
  wantsNewsletter: boolean;
  /**
   * Stores the lead in the transaction.
   * @param consent the id of the consent's row
   * @returns its answer, the mails to the network, and the one to the visitor
   */
  store: (
    trx: Transaction<Tables>,
    facts: { consent: string; subjectKey: string },
  ) => Promise<{ answer: Answer; mails: Mail[]; acknowledgement: Mail }>;
}

/**
 * Stores a lead once, in one transaction: the lead, the proof of its consents, its mails, and the answer that a
 * repetition gets. A ticked newsletter only starts the double opt-in.
 */
export async function storeLead<Answer>(
  { db }: Store,
  { person, shown, boxes, pageUrl, wantsNewsletter, store }: Lead<Answer>,
  { now, key }: RequestContext,
): Promise<Answer> {
  const subjectKey = digest(person.email);
  return db.transaction().execute((trx) =>
    onlyOnce(trx, { key, subjectKey }, now, async () => {
      const subscription = wantsNewsletter ? await holdSubscription(trx, person, now) : null;
      const consent = await recordConsent(trx, { ...shown, boxes, pageUrl, subjectKey }, now);
      // From here on no other request is in progress, which counts depend on.
      const { answer, mails, acknowledgement } = await store(trx, { consent, subjectKey });
      for (const mail of mails) await queueMail(trx, mail, now, { about: subjectKey });
      if ((await countMails(trx, subjectKey, [acknowledgement.kind], now - day)) < maxAcknowledgements)
        await queueMail(trx, acknowledgement, now);
      if (subscription) await requestSubscription(trx, { subscription, person, consent, tellsSubscribers: false }, now);
      return answer;
    }),
  );
}

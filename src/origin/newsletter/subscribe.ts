import type { Subscription } from '#shared/forms/subscription.ts';
import { onlyOnce } from '../db/personal/answers.ts';
import { recordConsent, type ShownTexts } from '../db/personal/consents.ts';
import type { Store } from '../db/store.ts';
import { holdSubscription } from '../db/personal/subscriptions.ts';
import { digest } from '../db/digest.ts';
import { requestSubscription } from './requestSubscription.ts';

export interface RequestContext {
  /** Epoch ms. */
  now: number;
  /** Identifies repetitions of the request. */
  key: string | undefined;
  /** Proves what was agreed to. */
  shownTexts: ShownTexts;
}

/**
 * Records a request for the newsletter and mails the address's owner a link to confirm it. The answer reveals nothing
 * about earlier subscriptions.
 */
export async function subscribe(
  store: Store,
  { acceptConditions, acceptCommercials, pageUrl, ...asker }: Subscription,
  { now, key, shownTexts }: RequestContext,
): Promise<object> {
  const { email, language, name, surname } = asker;
  const shown = await shownTexts('newsletter', language);
  const subjectKey = digest(email);
  return store.db.transaction().execute((trx) =>
    onlyOnce(trx, { key, subjectKey }, now, async () => {
      const person = { email, name, surname, language };
      const subscription = await holdSubscription(trx, person, now);
      const boxes = { acceptConditions, acceptCommercials };
      const consent = await recordConsent(trx, { ...shown, boxes, pageUrl, subjectKey }, now);
      await requestSubscription(trx, { subscription, person, consent, tellsSubscribers: true }, now);
      return {};
    }),
  );
}

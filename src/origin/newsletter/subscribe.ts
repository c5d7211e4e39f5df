import type { Subscription } from '#shared/forms/subscription.ts';
import { onlyOnce } from '../db/answers.ts';
import { recordConsent, shownTexts } from '../db/consents.ts';
import { countMails, queueMail } from '../db/outbox.ts';
import type { Store } from '../db/store.ts';
import { holdSubscription, renewSubscription } from '../db/subscriptions.ts';
import { issueToken } from '../db/tokens.ts';
import { digest } from '../digest.ts';
import { day } from '../times.ts';

/** Mails a day to one address, however often it is entered into the form. */
const maxMailsPerDay = 3;

interface RequestContext {
  /** Epoch ms. */
  now: number;
  /** Identifies repetitions of the request. */
  key: string | undefined;
}

/**
 * Records a request for the newsletter and mails the address's owner a link to confirm it. The answer reveals nothing
 * about earlier subscriptions, and an active subscription is not changed: the requester may be somebody else.
 */
export async function subscribe(
  store: Store,
  { acceptConditions, acceptCommercials, pageUrl, ...asker }: Subscription,
  { now, key }: RequestContext,
): Promise<object> {
  const { email, language, name, surname } = asker;
  const shown = await shownTexts('newsletter', language);
  const subjectKey = digest(email);
  return store.db.transaction().execute((trx) =>
    onlyOnce(trx, key, now, async () => {
      const person = { email, name, surname, language };
      const subscription = await holdSubscription(trx, person, now);
      const consent = await recordConsent(
        trx,
        {
          ...shown,
          boxes: { acceptConditions, acceptCommercials },
          ...(pageUrl === undefined ? {} : { pageUrl }),
          subjectKey,
        },
        now,
      );
      if ((await countMails(trx, subjectKey, now - day)) >= maxMailsPerDay) return {};
      if (subscription.state === 'active') {
        await queueMail(
          trx,
          { kind: 'alreadySubscribed', recipient: email, language: subscription.language, name: subscription.name },
          now,
        );
        return {};
      }
      await renewSubscription(trx, subscription.id, person, now);
      const token = await issueToken(trx, { purpose: 'newsletter', subject: subscription.id, consent }, now);
      await queueMail(trx, { kind: 'confirmSubscription', recipient: email, language, name, token }, now);
      return {};
    }),
  );
}

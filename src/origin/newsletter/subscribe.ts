import type { Subscription } from '#shared/forms/subscription.ts';
import { onlyOnce } from '../db/answers.ts';
import { recordConsent, shownTexts } from '../db/consents.ts';
import { countMails, queueMail } from '../db/outbox.ts';
import type { Store } from '../db/store.ts';
import { holdSubscription, renewSubscription } from '../db/subscriptions.ts';
import { issueToken } from '../db/tokens.ts';
import { digest } from '../digest.ts';
import { day } from '../times.ts';

/** Mails that an address gets in a day at the most, however often somebody types it into the form. */
const mostMails = 3;

interface Asking {
  /** Epoch ms. */
  now: number;
  /** What makes a repeat of the request one. */
  key: string | undefined;
}

/**
 * Notes that somebody asked for the newsletter, and has the address's owner asked by mail. Whoever asks learns nothing of what was
 * there before, and changes nothing of a subscription that is active: it may be somebody else's.
 */
export async function subscribe(
  store: Store,
  { acceptConditions, acceptCommercials, pageUrl, ...asker }: Subscription,
  { now, key }: Asking,
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
      if ((await countMails(trx, subjectKey, now - day)) >= mostMails) return {};
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

import { recordAnswer } from '../db/personal/consents.ts';
import type { Store } from '../db/store.ts';
import { cancelSubscription } from '../db/personal/subscriptions.ts';
import type { Link } from '../db/personal/tokens.ts';
import type { EventContext } from '../webhooks/publishEvents.ts';
import { publishUnsubscription } from './subscriptionEvents.ts';

/**
 * Ends a subscription by the link of one of its mails, and records that the consent was withdrawn. Again, it changes
 * nothing.
 * @param link of purpose `unsubscribe`
 */
export async function unsubscribe(
  store: Store,
  { digest, subject, consent }: Link,
  { publish, now }: EventContext,
): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    const subscription = await cancelSubscription(trx, subject, now);
    if (!subscription) return;
    // A link that would confirm it is void as well; only a new request starts it again.
    await trx.deleteFrom('tokens').where('purpose', '=', 'newsletter').where('subject', '=', subject).execute();
    await trx.updateTable('tokens').set({ used_at: now }).where('digest', '=', digest).execute();
    await publishUnsubscription(trx, subscription, { publish, now });
    await recordAnswer(trx, { event: 'withdrawn', asked: consent, boxes: {} }, now);
  });
}

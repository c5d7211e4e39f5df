import { recordAnswer } from '../db/personal/consents.ts';
import type { Store } from '../db/store.ts';
import { activateSubscription } from '../db/personal/subscriptions.ts';
import { useToken, type Link } from '../db/personal/tokens.ts';
import type { EventContext } from '../webhooks/publishEvents.ts';
import { publishSubscription } from './subscriptionEvents.ts';

class Refused extends Error {}

/**
 * Activates a subscription by the link that was sent to its address, and records the confirmation as proof of the
 * consent.
 * @returns false when the link was used before: of several attempts at once, one succeeds
 */
export async function confirmSubscription(
  store: Store,
  link: Link,
  boxes: Readonly<Record<string, boolean>>,
  { publish, now }: EventContext,
): Promise<boolean> {
  try {
    await store.db.transaction().execute(async (trx) => {
      // The subscription before its token, in the order of a renewed request: another order could deadlock.
      const subscription = await activateSubscription(trx, link.subject, now);
      if (!subscription || !(await useToken(trx, link, now))) throw new Refused();
      await publishSubscription(trx, subscription, { publish, now });
      await recordAnswer(trx, { event: 'confirmed', asked: link.consent, boxes }, now);
    });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

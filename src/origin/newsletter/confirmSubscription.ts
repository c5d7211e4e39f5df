import { recordConfirmation } from '../db/consents.ts';
import type { Store } from '../db/store.ts';
import { activateSubscription } from '../db/subscriptions.ts';
import { useToken, type Link } from '../db/tokens.ts';

class Refused extends Error {}

/**
 * Makes a subscription active by the link that was sent to its address, and notes that as the proof of the consent.
 * @returns false when the link can be used no more: of several at once, one can
 */
export async function confirmSubscription(
  store: Store,
  link: Link,
  boxes: Readonly<Record<string, boolean>>,
  now: number,
): Promise<boolean> {
  try {
    await store.db.transaction().execute(async (trx) => {
      // The subscription before its token, as who asks anew does: in another order the two would wait for each other.
      if (!(await activateSubscription(trx, link.subject, now)) || !(await useToken(trx, link, now)))
        throw new Refused();
      await recordConfirmation(trx, link.consent, boxes, now);
    });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

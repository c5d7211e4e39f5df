import type { Transaction } from 'kysely';
import type { SubscriptionRow, Tables } from '../db/tables.ts';
import type { EventContext } from '../webhooks/publishEvents.ts';

const dataOf = ({ email, name, surname, language }: SubscriptionRow) => ({ email, name, surname, language });

/** Says that somebody gets the newsletter from now on. */
export const publishSubscription = (
  trx: Transaction<Tables>,
  subscription: SubscriptionRow,
  { publish, now }: EventContext,
): Promise<void> => {
  const { subject_key: subjectKey } = subscription;
  return publish(trx, { type: 'newsletter.subscribed', data: dataOf(subscription), subjectKey }, now);
};

/** Says that somebody does not get it any more; of a request that was never confirmed nothing was said before. */
export async function publishUnsubscription(
  trx: Transaction<Tables>,
  subscription: SubscriptionRow,
  { publish, now }: EventContext,
): Promise<void> {
  const { subject_key: subjectKey, confirmed_at: confirmedAt } = subscription;
  if (confirmedAt === null) return;
  await publish(trx, { type: 'newsletter.unsubscribed', data: dataOf(subscription), subjectKey }, now);
}

import type { Transaction } from 'kysely';
import { countMails, queueMail } from '../db/outbox/outbox.ts';
import { renewSubscription } from '../db/personal/subscriptions.ts';
import type { SubscriptionRow, Tables } from '../db/tables.ts';
import { issueToken, issueUnsubscribeToken } from '../db/personal/tokens.ts';
import { day } from '#shared/times.ts';

/** Mails a day about the newsletter to one address, however often it is entered into a form. */
const maxMailsPerDay = 3;

interface Asked {
  /** As holdSubscription found it: locked. */
  subscription: SubscriptionRow;
  person: Pick<SubscriptionRow, 'email' | 'name' | 'surname' | 'language'>;
  /** The id of the consent that the request was made with. */
  consent: string;
  /** Whether somebody who gets the newsletter already is told so: only who asked for nothing else. */
  tellsSubscribers: boolean;
}

/**
 * Mails the owner of an address a link that confirms a subscription to the newsletter. An active subscription is not
 * changed: the requester may be somebody else.
 */
export async function requestSubscription(
  trx: Transaction<Tables>,
  { subscription, person, consent, tellsSubscribers }: Asked,
  now: number,
): Promise<void> {
  const { id: subject, state, subject_key } = subscription;
  const isActive = state === 'active';
  if (isActive && !tellsSubscribers) return;
  const kinds = ['confirmSubscription', 'alreadySubscribed'] as const;
  if ((await countMails(trx, subject_key, kinds, now - day)) >= maxMailsPerDay) return;
  const unsubscribe = await issueUnsubscribeToken(trx, { subject, consent }, now);
  if (isActive) {
    const { email: recipient, language, name } = subscription;
    await queueMail(trx, { kind: 'alreadySubscribed', recipient, language, name, unsubscribe }, now);
    return;
  }
  await renewSubscription(trx, subject, person, now);
  const token = await issueToken(trx, { purpose: 'newsletter', subject, consent }, now);
  const { email: recipient, language, name } = person;
  await queueMail(trx, { kind: 'confirmSubscription', recipient, language, name, token, unsubscribe }, now);
}

import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { retentionPeriods } from '#shared/domain/retention.ts';
import { digest } from '../digest.ts';
import { day } from '../times.ts';
import type { Db, Tables, TokenRow } from './tables.ts';

/** How long a link may be used. */
export const tokenLife = retentionPeriods.unconfirmedDays * day;

/**
 * How long a link in a newsletter ends the subscription: old mails are kept, and each must have a way out that works.
 */
export const unsubscribeLife = 5 * 365 * day;

const shape = /^[\w-]{43}$/;

/** 256 random bits, for links and ids that nobody may guess. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

export interface Link extends Pick<TokenRow, 'digest' | 'purpose' | 'subject' | 'consent'> {
  state: 'pending' | 'processed' | 'expired';
}

/**
 * Issues the secret of the link by which a mail's reader ends the subscription. Those of earlier mails stay valid.
 * @param consent the id of the consent that is withdrawn by it
 */
export async function issueUnsubscribeToken(
  trx: Transaction<Tables>,
  { subject, consent }: Pick<TokenRow, 'subject' | 'consent'>,
  now: number,
): Promise<string> {
  const token = createSecret();
  await trx
    .insertInto('tokens')
    .values({
      digest: digest(token),
      purpose: 'unsubscribe',
      subject,
      consent,
      made_at: now,
      expires_at: now + unsubscribeLife,
      used_at: null,
    })
    .execute();
  return token;
}

/**
 * Issues the secret of a link that confirms, and revokes earlier ones of its purpose that were not used.
 * @returns the secret, which only the mail carries
 */
export async function issueToken(
  trx: Transaction<Tables>,
  about: Pick<TokenRow, 'purpose' | 'subject' | 'consent'>,
  now: number,
): Promise<string> {
  const token = createSecret();
  await trx
    .deleteFrom('tokens')
    .where('purpose', '=', about.purpose)
    .where('subject', '=', about.subject)
    .where('used_at', 'is', null)
    .execute();
  await trx
    .insertInto('tokens')
    .values({ ...about, digest: digest(token), made_at: now, expires_at: now + tokenLife, used_at: null })
    .execute();
  return token;
}

/** @returns undefined for an unknown link, and for one of another purpose */
export async function findLink(
  db: Db,
  purpose: TokenRow['purpose'],
  token: unknown,
  now: number,
): Promise<Link | undefined> {
  if (typeof token !== 'string' || !shape.test(token)) return undefined;
  const row = await db
    .selectFrom('tokens')
    .selectAll()
    .where('digest', '=', digest(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!row) return undefined;
  const state = row.used_at !== null ? 'processed' : row.expires_at <= now ? 'expired' : 'pending';
  return { digest: row.digest, purpose: row.purpose, subject: row.subject, consent: row.consent, state };
}

/** Uses a link. @returns whether it could be used: of several attempts at once, one succeeds */
export async function useToken(trx: Transaction<Tables>, { digest: key }: Link, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tokens')
    .set({ used_at: now })
    .where('digest', '=', key)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

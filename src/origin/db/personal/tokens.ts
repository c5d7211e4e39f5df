import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { retentionPeriods } from '#shared/domain/retention.ts';
import { digest } from '../digest.ts';
import { day, hour } from '#shared/times.ts';
import type { Db, Tables, TokenPurpose, TokenRow } from '../tables.ts';

/** How long a link may be used. */
export const tokenLife = retentionPeriods.unconfirmedDays * day;

/**
 * How long a link in a newsletter ends the subscription: old mails are kept, and each must have a way out that works.
 */
export const unsubscribeLife = 5 * 365 * day;

/** How long a link in the mail of an alert opens it: those in use are replaced with every mail. */
export const alertLinkLife = 30 * day;

/** How long an alert may be accepted by the link that was mailed; a new one can be asked for while it is pending. */
export const acceptLinkLife = 3 * day;

/** How long a link in the mail of an alert cancels it: every mail must have a way out, and old ones are kept. */
export const cancelLinkLife = 365 * day;

/** How long the time of a visit is held for whoever chose it, and the mailed link takes it. */
export const visitLinkLife = hour;

/** How long a link opens all alerts of an address: it is asked for when it is needed. */
export const alertsLinkLife = day;

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
  return addToken(trx, { purpose: 'unsubscribe', subject, consent }, unsubscribeLife, now);
}

/** The secret of a new link, and what is stored of it. @param life in ms */
export function createToken(
  about: Pick<TokenRow, 'purpose' | 'subject' | 'consent'>,
  life: number,
  now: number,
): { token: string; row: TokenRow } {
  const token = createSecret();
  return { token, row: { ...about, digest: digest(token), made_at: now, expires_at: now + life, used_at: null } };
}

/** Issues the secret of a link beside earlier ones. @param life in ms */
export async function addToken(
  trx: Transaction<Tables>,
  about: Pick<TokenRow, 'purpose' | 'subject' | 'consent'>,
  life: number,
  now: number,
): Promise<string> {
  const { token, row } = createToken(about, life, now);
  await trx.insertInto('tokens').values(row).execute();
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
  life = tokenLife,
): Promise<string> {
  await trx
    .deleteFrom('tokens')
    .where('purpose', '=', about.purpose)
    .where('subject', '=', about.subject)
    .where('used_at', 'is', null)
    .execute();
  return addToken(trx, about, life, now);
}

/** @returns undefined for an unknown link, and for one of another purpose */
export async function findLink(
  db: Db,
  purposes: TokenPurpose | readonly TokenPurpose[],
  token: unknown,
  now: number,
): Promise<Link | undefined> {
  if (typeof token !== 'string' || !shape.test(token)) return undefined;
  const row = await db
    .selectFrom('tokens')
    .selectAll()
    .where('digest', '=', digest(token))
    .where('purpose', 'in', [purposes].flat())
    .executeTakeFirst();
  if (!row) return undefined;
  const state = row.used_at !== null ? 'processed' : row.expires_at <= now ? 'expired' : 'pending';
  return { digest: row.digest, purpose: row.purpose, subject: row.subject, consent: row.consent, state };
}

/** Uses a link. @returns whether it could be used: of several attempts at once, one succeeds */
export async function useToken(
  trx: Transaction<Tables>,
  { digest: key }: Pick<Link, 'digest'>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tokens')
    .set({ used_at: now })
    .where('digest', '=', key)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { digest } from '../digest.ts';
import { day } from '../times.ts';
import type { Db, Tables, TokenRow } from './tables.ts';

/** How long a link may be used. */
export const tokenLife = 7 * day;

const shape = /^[\w-]{43}$/;

export interface Link extends Pick<TokenRow, 'digest' | 'purpose' | 'subject' | 'consent'> {
  state: 'pending' | 'processed' | 'expired';
}

/**
 * Issues a link's secret and revokes earlier ones that were not used.
 * @returns the secret, which only the mail carries
 */
export async function issueToken(
  trx: Transaction<Tables>,
  about: Pick<TokenRow, 'purpose' | 'subject' | 'consent'>,
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
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

/** @returns undefined for an unknown link */
export async function findLink(db: Db, token: unknown, now: number): Promise<Link | undefined> {
  if (typeof token !== 'string' || !shape.test(token)) return undefined;
  const row = await db.selectFrom('tokens').selectAll().where('digest', '=', digest(token)).executeTakeFirst();
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

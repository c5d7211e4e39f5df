import type { Transaction } from 'kysely';
import { day } from '#shared/times.ts';
import { digest } from '../digest.ts';
import { createSecret } from '../personal/tokens.ts';
import type { Store } from '../store.ts';
import type { Db, OwnerLinkRow, Tables } from '../tables.ts';

/** How long the owner of a home sees by a link what it earned, in ms. */
export const ownerLinkLife = 90 * day;

const shape = /^[\w-]{43}$/;

type NewLink = Pick<OwnerLinkRow, 'id' | 'estate' | 'agent'>;

/**
 * Makes the link by which the owner of a listing sees what it earned.
 * @returns its secret, which is not stored; undefined where a link with the id is there
 */
export async function addOwnerLink(trx: Transaction<Tables>, link: NewLink, now: number): Promise<string | undefined> {
  const token = createSecret();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('owner_links')
    .values({ ...link, digest: digest(token), made_at: now, expires_at: now + ownerLinkLife, revoked_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? token : undefined;
}

/**
 * Whether the link with an id opens a page: that of this listing, made by this agent.
 * @returns undefined where no link has the id
 */
export async function isLiveLink(
  trx: Transaction<Tables>,
  { id, estate, agent }: NewLink,
  now: number,
): Promise<boolean | undefined> {
  const row = await trx.selectFrom('owner_links').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  return row.estate === estate && row.agent === agent && row.revoked_at === null && Number(row.expires_at) > now;
}

/** Gives a link another secret: the former secret opens nothing. */
export async function renewOwnerLink(trx: Transaction<Tables>, id: string): Promise<string> {
  const token = createSecret();
  await trx
    .updateTable('owner_links')
    .set({ digest: digest(token) })
    .where('id', '=', id)
    .execute();
  return token;
}

/** @returns undefined for an unknown link */
export async function findOwnerLink(
  db: Db,
  token: unknown,
  now: number,
): Promise<{ estate: number; expiresAt: number; isOver: boolean } | undefined> {
  if (typeof token !== 'string' || !shape.test(token)) return undefined;
  const row = await db
    .selectFrom('owner_links')
    .select(['estate', 'expires_at', 'revoked_at'])
    .where('digest', '=', digest(token))
    .executeTakeFirst();
  if (!row) return undefined;
  const expiresAt = Number(row.expires_at);
  return { estate: row.estate, expiresAt, isOver: row.revoked_at !== null || expiresAt <= now };
}

export type LiveOwnerLink = Pick<OwnerLinkRow, 'id' | 'estate' | 'made_at' | 'expires_at'>;

/** The links of listings that open a page, the newest first. */
export const readLiveLinks = (
  { isOneOf }: Store,
  db: Db,
  estates: readonly number[],
  now: number,
): Promise<LiveOwnerLink[]> =>
  db
    .selectFrom('owner_links')
    .select(['id', 'estate', 'made_at', 'expires_at'])
    .where(isOneOf('estate', estates))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute();

/** How many links an agent made since a time. */
export async function countLinksOf(trx: Transaction<Tables>, agent: string, since: number): Promise<number> {
  const { links } = await trx
    .selectFrom('owner_links')
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .where('agent', '=', agent)
    .where('made_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(links);
}

/** Ends a link of one of these listings. Once more, it changes nothing. */
export async function revokeOwnerLink(
  { db, isOneOf }: Store,
  id: string,
  estates: readonly number[],
  now: number,
): Promise<void> {
  await db
    .updateTable('owner_links')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where(isOneOf('estate', estates))
    .where('revoked_at', 'is', null)
    .execute();
}

/** Removes links that have been over for as long as they were good: until then their page says so. */
export async function removeOldOwnerLinks(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('owner_links')
    .where('expires_at', '<=', now - ownerLinkLife)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

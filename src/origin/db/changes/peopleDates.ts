import { sql, type Transaction } from 'kysely';
import type { EstateRow, Tables } from '../tables.ts';

/**
 * When the pages of people changed last: with their newest review, and with their homes, which they list. Not when the
 * network was loaded, which changes nothing that a visitor sees.
 */

/** The newest of some reviews, epoch ms; 0 without one. Dates that lie ahead are none. */
export const newestReview = (reviews: readonly { date?: string | undefined }[], now: number): number =>
  reviews.reduce((newest, { date }) => {
    const time = Date.parse(date ?? '');
    return time > newest && time <= now ? time : newest;
  }, 0);

/**
 * Dates agents and agencies after a load, whose rows hold the dates of their reviews, by their homes.
 * @param now for those of whom nothing is dated
 */
export async function datePeople(trx: Transaction<Tables>, now: number): Promise<void> {
  await sql`update agents set updated_at = homes.newest from (
    select agent, max(updated_at) as newest from estates where updated_at <= ${now} group by agent
  ) as homes where homes.agent = agents.key and homes.newest > agents.updated_at`.execute(trx);
  await sql`update agencies set updated_at = people.newest from (
    select agency, max(updated_at) as newest from agents group by agency
  ) as people where people.agency = agencies.key and people.newest > agencies.updated_at`.execute(trx);
  for (const table of ['agents', 'agencies'] as const)
    await trx.updateTable(table).set({ updated_at: now }).where('updated_at', '=', 0).execute();
}

/** Marks that the homes of people changed. @param homes with when each changed, epoch ms */
export async function touchPeople(
  trx: Transaction<Tables>,
  homes: readonly (Pick<EstateRow, 'agent' | 'agency'> & { at: number })[],
): Promise<void> {
  for (const [table, person] of [
    ['agents', 'agent'],
    ['agencies', 'agency'],
  ] as const) {
    const newest = new Map<number, number>();
    for (const home of homes) newest.set(home[person], Math.max(home.at, newest.get(home[person]) ?? 0));
    for (const [key, at] of newest)
      await trx
        .updateTable(table)
        .set({ updated_at: at })
        .where('key', '=', key)
        .where('updated_at', '<', at)
        .execute();
  }
}

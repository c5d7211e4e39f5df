import type { Transaction } from 'kysely';
import { recordChange } from '../db/changes/changes.ts';
import { slotsTag } from '../db/changes/tags.ts';
import { inTransaction } from '../db/inTransaction.ts';
import type { Db, EnquiryRow, Tables } from '../db/tables.ts';
import { isReserved } from './visitSlots.ts';

/** Visits to come of one e-mail address, taken or held, at most: a third leaves an agent's time to others. */
export const maxOpenVisits = 2;

/** Thrown for a visitor who has that many. */
export class TooManyVisits extends Error {}

/** How many times of visits to come are somebody's. @param now epoch ms */
export async function countOpenVisits(trx: Transaction<Tables>, subjectKey: string, now: number): Promise<number> {
  const { visits } = await trx
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number>().as('visits'))
    .where('subject_key', '=', subjectKey)
    .where('slot', '>', now)
    .where(isReserved(now))
    .executeTakeFirstOrThrow();
  return Number(visits);
}

export type OpenVisit = Pick<EnquiryRow, 'id' | 'addressee' | 'reference' | 'made_at' | 'held_until'> & {
  slot: number;
};

/** The visits that are to come, held ones too, the next first; nothing of who asked for them. @param now epoch ms */
export async function listOpenVisits(db: Db, now: number): Promise<OpenVisit[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'addressee', 'reference', 'made_at', 'slot', 'held_until'])
    .where('slot', '>', now)
    .where(isReserved(now))
    .orderBy('slot')
    .execute();
  return rows.map(({ slot, made_at: madeAt, held_until: until, ...row }) => ({
    ...row,
    made_at: Number(madeAt),
    slot: Number(slot),
    held_until: until === null ? null : Number(until),
  }));
}

/**
 * Frees the time of a visit: the enquiry stays. @returns the visit as it was; undefined where none is booked by this
 * id
 */
export const freeVisit = (db: Db, id: string): Promise<Pick<OpenVisit, 'addressee' | 'slot'> | undefined> =>
  inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('enquiries')
      .select(['addressee', 'slot'])
      .where('id', '=', id)
      .where('slot', 'is not', null)
      .executeTakeFirst();
    if (!row) return undefined;
    await trx.updateTable('enquiries').set({ slot: null, held_until: null }).where('id', '=', id).execute();
    await recordChange(trx, { hardTags: [], softTags: [slotsTag(row.addressee)] });
    return { addressee: row.addressee, slot: Number(row.slot) };
  });

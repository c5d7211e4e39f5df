import { day } from '#shared/times.ts';
import type { Store } from '../store.ts';
import type { Db, OwnerNoteRow } from '../tables.ts';

/** For so long notes are kept of a listing that is withdrawn, in ms: it may come back. */
export const leftNoteLife = 365 * day;

/** Notes that a listing may have. */
export const maxNotes = 50;

/** Stores what an agent did for a listing. @returns false where it has as many as it may; true again for the same id */
export const addNote = ({ db }: Store, note: OwnerNoteRow): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await trx
      .insertInto('owner_notes')
      .values(note)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const { notes } = await trx
      .selectFrom('owner_notes')
      .select(({ fn }) => fn.countAll<number>().as('notes'))
      .where('estate', '=', note.estate)
      .executeTakeFirstOrThrow();
    if (Number(notes) <= maxNotes) return true;
    await trx.deleteFrom('owner_notes').where('id', '=', note.id).execute();
    return false;
  });

/** What was done for listings, the newest first. */
export const readNotes = ({ db, isOneOf }: Store, estates: readonly number[]): Promise<OwnerNoteRow[]> =>
  db
    .selectFrom('owner_notes')
    .selectAll()
    .where(isOneOf('estate', estates))
    .orderBy('day', 'desc')
    .orderBy('made_at', 'desc')
    .execute();

/** Removes a note of one of these listings. */
export async function removeNote({ db, isOneOf }: Store, id: string, estates: readonly number[]): Promise<void> {
  await db.deleteFrom('owner_notes').where('id', '=', id).where(isOneOf('estate', estates)).execute();
}

/** Removes the notes of listings that were withdrawn long ago. @returns how many */
export async function removeLeftNotes(db: Db, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('owner_notes')
    .where('estate', 'in', (row) =>
      row
        .selectFrom('gone_estates')
        .select('estate')
        .where('estate', 'is not', null)
        .where('removed_at', '<=', now - leftNoteLife)
        .$castTo<{ estate: number }>(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

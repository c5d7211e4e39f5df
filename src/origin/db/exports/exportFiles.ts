import type { Transaction } from 'kysely';
import { inTransaction } from '../inTransaction.ts';
import type { Db, ExportFileRow, Tables } from '../tables.ts';

/** A file of which nothing is written yet. */
const unwritten = {
  ...{ version: null, made_with: null, next_made_with: null, next_part: 0, generation: 0, digest: null },
  ...{ head: null, separator: null, tail: null, bytes: 0, modified_at: null, checked_at: null },
  ...{ listings: 0, left_out: 0, is_failing: 0 },
} satisfies Omit<ExportFileRow, 'name' | 'writer'>;

export const readExportFiles = (db: Db): Promise<ExportFileRow[]> =>
  db.selectFrom('export_files').selectAll().orderBy('name').execute();

/** What is given under a digest: undefined for another than the present one. */
export const findExportFile = (db: Db, name: string, digest: string): Promise<ExportFileRow | undefined> =>
  db.selectFrom('export_files').selectAll().where('name', '=', name).where('digest', '=', digest).executeTakeFirst();

/** Removes all exports but these. */
export async function removeOtherExports(db: Db, names: readonly string[]): Promise<void> {
  for (const table of ['export_files', 'export_parts'] as const)
    await db
      .deleteFrom(table as 'export_files')
      .$if(names.length > 0, (query) => query.where('name', 'not in', [...names]))
      .execute();
}

/**
 * Begins a round: from here on an earlier one that still runs, as one that lost its lock with its connection, cannot
 * write. @returns the files, of which new ones are empty
 */
export const claimExports = (db: Db, names: readonly string[], writer: string): Promise<ExportFileRow[]> =>
  inTransaction(db, async (trx) => {
    await removeOtherExports(trx, names);
    for (const name of names)
      await trx
        .insertInto('export_files')
        .values({ ...unwritten, name, writer })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ writer }))
        .execute();
    return readExportFiles(trx);
  });

/** Thrown where another round has taken the place of this one. */
export class ReplacedRoundError extends Error {
  constructor() {
    super('Another process writes the exports now');
    this.name = 'ReplacedRoundError';
  }
}

/**
 * Changes a file in a transaction of its round; also locks its row, so that the next round begins after it.
 * @throws ReplacedRoundError
 */
export async function updateExport(
  trx: Transaction<Tables>,
  { name, writer }: Pick<ExportFileRow, 'name' | 'writer'>,
  changes: Partial<ExportFileRow>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('export_files')
    .set({ writer, ...changes })
    .where('name', '=', name)
    .where('writer', '=', writer)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ReplacedRoundError();
}

/** Notes that the last attempt failed. */
export async function noteFailedExports(db: Db): Promise<void> {
  await db.updateTable('export_files').set({ is_failing: 1 }).execute();
}

import type { Transaction } from 'kysely';
import type { Db, ExportPartRow, Tables } from '../tables.ts';

/** What a part says, whatever its file and place. */
export type PartContent = Omit<ExportPartRow, 'name' | 'part' | 'since' | 'until'>;

type Trx = Transaction<Tables>;

/** Parts that are read at once, of some 40 KB. */
const batch = 25;

const latest = (db: Db, name: string) =>
  db.selectFrom('export_parts').where('name', '=', name).where('until', 'is', null);

/** Takes parts out of the next generation, and out of the table where no other has them. */
async function endParts(trx: Trx, name: string, parts: readonly number[], next: number): Promise<void> {
  for (const part of parts) {
    const row = trx.deleteFrom('export_parts').where('name', '=', name).where('part', '=', part);
    await row.where('since', '=', next).execute();
    await trx
      .updateTable('export_parts')
      .set({ until: next })
      .where('name', '=', name)
      .where('part', '=', part)
      .where('until', 'is', null)
      .execute();
  }
}

/**
 * Puts a part into the next generation of a file: one that says the same stays as it is.
 * @param content null: nothing
 */
export async function storePart(
  trx: Trx,
  { name, part, next }: { name: string; part: number; next: number },
  content: PartContent | null,
): Promise<void> {
  const before = await latest(trx, name).select('digest').where('part', '=', part).executeTakeFirst();
  if (before?.digest === content?.digest) return;
  if (before) await endParts(trx, name, [part], next);
  if (content) {
    const row = { ...content, name, part, since: next, until: null };
    await trx.insertInto('export_parts').values(row).execute();
  }
}

/** Takes out of the next generation the parts from one up to before another: no listing is there. */
export async function removeParts(
  trx: Trx,
  { name, from, to, next }: { name: string; from: number; to: number; next: number },
): Promise<void> {
  if (from >= to) return;
  const rows = await latest(trx, name).select('part').where('part', '>=', from).where('part', '<', to).execute();
  const parts = rows.map(({ part }) => part);
  await endParts(trx, name, parts, next);
}

/** The parts of the next generation, without their content. */
export const readNextParts = (db: Db, name: string): Promise<Omit<PartContent, 'content'>[]> =>
  latest(db, name).select(['digest', 'crc', 'size', 'listings', 'left_out', 'bytes']).orderBy('part').execute();

/** What the parts of a generation hold, in order, some at a time. */
export async function* readContents(db: Db, name: string, generation: number): AsyncGenerator<Uint8Array> {
  for (let after = -1; ;) {
    const rows = await db
      .selectFrom('export_parts')
      .select(['part', 'content'])
      .where('name', '=', name)
      .where('part', '>', after)
      .where('since', '<=', generation)
      .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', generation)]))
      .orderBy('part')
      .limit(batch)
      .execute();
    for (const { content } of rows) yield content;
    if (rows.length < batch) return;
    after = rows.at(-1)!.part;
  }
}

/** Removes what no generation has any more from this one on. */
export async function removeFormerParts(trx: Trx, name: string, generation: number): Promise<void> {
  await trx.deleteFrom('export_parts').where('name', '=', name).where('until', '<=', generation).execute();
}

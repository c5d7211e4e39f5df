import type { Transaction } from 'kysely';
import { day } from '#shared/times.ts';
import { inTransaction } from '../inTransaction.ts';
import type { Db, ImportRunRow, ImportRunState, Tables } from '../tables.ts';

/** In milliseconds. */
export const importTimes = {
  /** For how long runs are kept; the last good one of each source stays. */
  kept: 90 * day,
  /** For how long a run can be taken back: afterwards other things rest on what it stored. */
  undoable: 30 * day,
};

/** More change nothing: the pause after so many is the longest there is. */
const maxKilled = 16;

/** The lock of the run of a source that is at work; the system releases it when its process ends, however it ends. */
export const runLock = (source: string): string => `import ${source}`;

/**
 * Begins a run of a source. The caller has the source's lock: one that is still called running was killed.
 * @param run `report` is JSON
 * @param now epoch ms
 */
export const beginRun = (db: Db, run: Pick<ImportRunRow, 'id' | 'source' | 'report'>, now: number): Promise<void> =>
  inTransaction(db, async (trx) => {
    await trx
      .updateTable('import_runs')
      .set({ state: 'killed', ended_at: now })
      .where('source', '=', run.source)
      .where('state', '=', 'running')
      .execute();
    await trx
      .insertInto('import_runs')
      .values({ ...run, state: 'running', started_at: now, ended_at: null, undo: null })
      .execute();
  });

/**
 * Makes sure, in a transaction that writes, that a run is at work still: one that lost its lock, as with a connection
 * that broke, was called killed by the next.
 */
export async function isRunning(trx: Transaction<Tables>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('import_runs')
    // Its row is locked by it: the next run begins after this transaction.
    .set({ state: 'running' })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many runs of a source before the next were killed, one after another. */
export async function countKilled(db: Db, source: string): Promise<number> {
  const last = await db
    .selectFrom('import_runs')
    .select('state')
    .where('source', '=', source)
    .orderBy('started_at', 'desc')
    .limit(maxKilled)
    .execute();
  // One that is still called running was killed too: the caller has the source's lock.
  const others = last.findIndex(({ state }) => state !== 'killed' && state !== 'running');
  return others === -1 ? last.length : others;
}

/**
 * Notes that the run of a source was ended from outside, and why. The caller has the source's lock.
 * @param now epoch ms
 */
export async function endKilled(
  db: Db,
  source: string,
  { reason, now }: { reason: string; now: number },
): Promise<void> {
  const running = db.selectFrom('import_runs').select(['id', 'report']);
  for (const { id, report } of await running.where('source', '=', source).where('state', '=', 'running').execute()) {
    const told = JSON.stringify({ ...(JSON.parse(report) as object), refusedRun: { reason } });
    await endRun(db, id, { state: 'killed', report: told, now });
  }
}

/** Notes how a run ended, unless another has taken its place. @param now epoch ms */
export async function endRun(
  db: Db,
  id: string,
  { state, report, now }: { state: ImportRunState; report: string; now: number },
): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({ state, report, ended_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

export const findRun = (db: Db, id: string): Promise<ImportRunRow | undefined> =>
  db.selectFrom('import_runs').selectAll().where('id', '=', id).executeTakeFirst();

/** The run of a source that can be taken back, if one can. */
export const findUndoable = (db: Db, source: string): Promise<ImportRunRow | undefined> =>
  db
    .selectFrom('import_runs')
    .selectAll()
    .where('source', '=', source)
    .where('undo', 'is not', null)
    .executeTakeFirst();

/** The runs of a source, the latest first. */
export const listRuns = (db: Db, source: string, limit: number, offset = 0): Promise<ImportRunRow[]> =>
  db
    .selectFrom('import_runs')
    .selectAll()
    .where('source', '=', source)
    .orderBy('started_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** How many runs of a source are kept. */
export async function countRuns(db: Db, source: string): Promise<number> {
  const { runs } = await db
    .selectFrom('import_runs')
    .select(({ fn }) => fn.countAll<number>().as('runs'))
    .where('source', '=', source)
    .executeTakeFirstOrThrow();
  return Number(runs);
}

/** The last run of each source, by its name. */
export async function readLastRuns(db: Db): Promise<Map<string, ImportRunRow>> {
  const rows = await db
    .selectFrom('import_runs')
    .selectAll()
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('import_runs as later')
            .select('later.id')
            .whereRef('later.source', '=', 'import_runs.source')
            .whereRef('later.started_at', '>', 'import_runs.started_at'),
        ),
      ),
    )
    .execute();
  return new Map(rows.map((row) => [row.source, row]));
}

/** The last run that may have changed what is stored of a source, whatever came of it. */
export const findLastApplied = (db: Db, source: string): Promise<ImportRunRow | undefined> =>
  db
    .selectFrom('import_runs')
    .selectAll()
    .where('source', '=', source)
    .where('state', 'not in', ['running', 'refused'])
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The last run that brought a source to what it says. */
export const findLastGood = (db: Db, source: string): Promise<ImportRunRow | undefined> =>
  db
    .selectFrom('import_runs')
    .selectAll()
    .where('source', '=', source)
    .where('state', '=', 'done')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** When the whole feeds of other servers were last read, epoch ms, by source: what is stored of them was in it. */
export async function readLastOffers(db: Db, sources: readonly string[]): Promise<Map<string, number>> {
  const offers = new Map<string, number>();
  for (const source of sources) {
    const last = await findLastApplied(db, source);
    if (last?.state !== 'done') continue;
    const { fetched } = JSON.parse(last.report) as { fetched?: { isOffer?: true } };
    if (fetched?.isOffer) offers.set(source, Number(last.ended_at));
  }
  return offers;
}

/** The sources of runs that are too old to be taken back: what they were before need not be kept. */
async function removeOldUndo(trx: Transaction<Tables>, now: number): Promise<void> {
  const owners = await trx
    .updateTable('import_runs')
    .set({ undo: null })
    .where('undo', 'is not', null)
    .where('ended_at', '<', now - importTimes.undoable)
    .returning('source')
    .execute();
  for (const { source } of owners) await trx.deleteFrom('import_undo').where('source', '=', source).execute();
}

/**
 * Removes runs whose time is over, and what would take them back.
 * @param now epoch ms
 * @returns the number of runs removed
 */
export const removeOldRuns = (db: Db, now: number): Promise<number> =>
  inTransaction(db, async (trx) => {
    await removeOldUndo(trx, now);
    const { numDeletedRows } = await trx
      .deleteFrom('import_runs')
      .where('ended_at', '<', now - importTimes.kept)
      .where((row) =>
        row.or([
          row('state', '<>', 'done'),
          row.exists(
            row
              .selectFrom('import_runs as later')
              .select('later.id')
              .whereRef('later.source', '=', 'import_runs.source')
              .whereRef('later.started_at', '>', 'import_runs.started_at')
              .where('later.state', '=', 'done'),
          ),
        ]),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });

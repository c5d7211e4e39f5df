import type { Transaction } from 'kysely';
import { findRun, findUndoable, listRuns } from '../../db/imports/importRuns.ts';
import { dropUndo, passUndo, readKeptPeople, storedForm } from '../../db/imports/undoRows.ts';
import { restorePeople } from '../../db/people/peopleOfSource.ts';
import { removeUnnamedPeople } from '../../db/people/savePeople.ts';
import type { Store } from '../../db/store.ts';
import type { ImportRunRow, Tables } from '../../db/tables.ts';
import { emptyReport, type SyncReport } from './report.ts';
import { restoreListings } from './restoreListings.ts';
import { SourceRun } from './SourceRun.ts';
import type { RunSummary } from './summariseReport.ts';

type Trx = Transaction<Tables>;

/** A run cannot be undone; the message says why. */
export class NoUndo extends Error {}

interface UndoOptions {
  /** Epoch ms; for tests. */
  clock?: () => number;
  /** Called with the number of listings restored so far. */
  onProgress?: (done: number) => void;
}

const undoesOf = ({ report }: ImportRunRow): string | undefined => (JSON.parse(report) as RunSummary).undoes;

/** Whether a run changed what is stored of its source, as far as its report says. */
function hasChanged({ report }: ImportRunRow): boolean {
  const { new: added, changed, withdrawn, returned } = JSON.parse(report) as RunSummary;
  return added + changed + withdrawn + returned > 0;
}

/** Runs after one that are looked at for one that changed something. */
const maxLater = 1_000;

/** Why nothing is kept that would take a run back. */
async function whyNotKept({ db }: Store, run: ImportRunRow): Promise<string> {
  if (!hasChanged(run)) return 'It changed nothing.';
  const later = (await listRuns(db, run.source, maxLater)).find(
    (one) => one.started_at > run.started_at && !['running', 'refused'].includes(one.state) && hasChanged(one),
  );
  if (later) return `It is not the last run of ${run.source}: ${later.id} was made after it.`;
  return 'What was there before is not kept: it changed too many listings, or is too old.';
}

/** Why a run cannot be undone; undefined where it can. @param last the undoable run of its source */
async function whyNot(store: Store, run: ImportRunRow, last: ImportRunRow | undefined): Promise<string | undefined> {
  if (run.state === 'undo') return 'It is an undo itself: run the import again instead.';
  if (run.state === 'refused') return 'It was refused: it changed nothing.';
  if (last && last.id !== run.id && undoesOf(last) !== run.id)
    return last.started_at > run.started_at
      ? `Only the last run of ${run.source} can be undone, which is ${last.id}.`
      : 'It changed nothing.';
  if (run.state === 'undone' && !last) return 'It is undone already.';
  if (!last) return whyNotKept(store, run);
  if (last.undo !== storedForm) return 'It is of another release, which stored listings in another form.';
  return undefined;
}

/** The run that is to be undone. @throws NoUndo */
async function findUndone(store: Store, id: string): Promise<ImportRunRow> {
  const { db } = store;
  const run = await findRun(db, id);
  if (!run) throw new NoUndo(`There is no run ${id}.`);
  const reason = await whyNot(store, run, await findUndoable(db, run.source));
  if (reason !== undefined) throw new NoUndo(`Run ${id} of ${run.source} cannot be undone. ${reason}`);
  return run;
}

/** Passes the kept documents of the run on to this one, which can then be continued after it was killed. */
async function takeOver(trx: Trx, run: SourceRun, undone: string): Promise<void> {
  await trx.updateTable('import_runs').set({ state: 'undone' }).where('id', '=', undone).execute();
  await passUndo(trx, run);
}

/** Undoes a run, as a run of its own. */
async function undo(store: Store, run: SourceRun, id: string, { clock, onProgress }: Required<UndoOptions>) {
  const { source } = run;
  const now = clock();
  const report = emptyReport(source, run.id);
  await run.turn(0, async (trx) => {
    await takeOver(trx, run, id);
    await restorePeople(store, trx, await readKeptPeople(trx, source), { source, now });
  });
  const restoreNext = () => {
    const count = run.turnSize;
    return run.turn(count, (trx) => restoreListings(store, trx, source, { count, now }));
  };
  let done = 0;
  for (let some = await restoreNext(); some; some = await restoreNext()) {
    for (const name of ['changed', 'returned', 'withdrawn'] as const) report[name] += some[name];
    done += some.listings;
    onProgress(done);
  }
  await run.turn(0, async (trx) => {
    await removeUnnamedPeople(store, trx, source, now);
    await dropUndo(trx, source);
  });
  return report;
}

/**
 * Undoes the last run of a source: what it changed or withdrew is restored, what it added is withdrawn. A status that
 * was set by hand since then stays. Mailed alerts cannot be recalled. The undo is a run of its own, which cannot be
 * undone; one that was killed continues when it is called again.
 * @param id of the run
 * @throws NoUndo where it cannot be undone
 */
export async function undoRun(
  store: Store,
  id: string,
  { clock = Date.now, onProgress = () => undefined }: UndoOptions = {},
): Promise<SyncReport> {
  const { source } = await findUndone(store, id);
  const report = await SourceRun.run(store, source, { clock, undoes: id }, async (run) => {
    // Another may have begun and ended in between.
    await findUndone(store, id);
    return undo(store, run, id, { clock, onProgress });
  });
  if (!report) throw new NoUndo(`A run of ${source} is at work: wait for its end.`);
  return report;
}

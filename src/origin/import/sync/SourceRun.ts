import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { beginRun, countKilled, endRun, isRunning, runLock } from '../../db/imports/importRuns.ts';
import { claimUndo, describePeople, keepListings, keepPeople } from '../../db/imports/undoRows.ts';
import { acquireWriteLock } from '../../db/estates/saveEstates.ts';
import type { Store } from '../../db/store.ts';
import type { ImportRunState, Tables } from '../../db/tables.ts';
import { second } from '#shared/times.ts';
import { emptyReport, type SyncReport } from './report.ts';
import { summariseReport } from './summariseReport.ts';

type Trx = Transaction<Tables>;

/**
 * Changed and withdrawn listings of a run whose former documents are kept for `--undo`: about 150 MB. Of added listings
 * only the ids are kept, so they are not counted.
 */
const maxUndoListings = 25_000;

interface RunOptions {
  /** Epoch ms. */
  clock: () => number;
  /** The id of the run that it undoes. */
  undoes?: string;
  /** Called when no other run can begin any more; false ends this one without a trace. */
  isWanted?: (() => Promise<boolean>) | undefined;
}

/** How many listings a run is going to change. */
export interface RunSize {
  changes: number;
  /** Of these, listings that were stored before. */
  documents: number;
}

/**
 * A run of a source: the only one in progress, over all processes, and the one that can be undone afterwards. Each of
 * its transactions checks that no other run has replaced it.
 */
export class SourceRun {
  readonly id = randomUUID();
  readonly source: string;
  readonly #store: Store;
  readonly #options: RunOptions;
  readonly #startedAt: number;
  #keeps = false;

  private constructor(store: Store, source: string, options: RunOptions) {
    this.#store = store;
    this.source = source;
    this.#options = options;
    this.#startedAt = options.clock();
  }

  /**
   * Does work as a run of a source, and stores how it ended.
   * @returns its report; null while another run of the source is at work, and where it is not wanted any more
   */
  static async run(
    store: Store,
    source: string,
    options: RunOptions,
    work: (run: SourceRun) => Promise<SyncReport>,
  ): Promise<SyncReport | null> {
    const { isWanted = () => Promise.resolve(true) } = options;
    const done = await store.unlessRunning(runLock(source), async () => {
      if (!(await isWanted())) return { report: null };
      const run = new SourceRun(store, source, options);
      const killedBefore = await countKilled(store.db, source);
      const report = run.#summary({ ...emptyReport(source, run.id), ...(killedBefore > 0 ? { killedBefore } : {}) });
      await beginRun(store.db, { id: run.id, source, report }, run.#startedAt);
      return { report: await run.#finish(work) };
    });
    return done?.report ?? null;
  }

  /**
   * Stores the source's people, before its listings and in the first transaction that writes, which holds the run. From
   * the first change on this run is the one that can be taken back; one that changes nothing leaves the one before so.
   * @param store of people
   */
  async storePeople<T>(trx: Trx, { changes, documents }: RunSize, store: () => Promise<T>): Promise<T> {
    const before = await describePeople(trx, this.source);
    const stored = await store();
    if (changes === 0 && (await describePeople(trx, this.source)) === before) return stored;
    this.#keeps = documents <= maxUndoListings;
    await claimUndo(trx, this, this.#keeps);
    if (this.#keeps) await keepPeople(trx, this.source, before);
    return stored;
  }

  /** Before listings change, in the same transaction. @param ids of the source */
  async keep(trx: Trx, ids: readonly string[]): Promise<void> {
    await this.hold(trx);
    if (!this.#keeps) return;
    await acquireWriteLock(trx);
    await keepListings(this.#store, trx, this.source, ids);
  }

  /** In each transaction that writes. @throws when another run has taken its place */
  async hold(trx: Trx): Promise<void> {
    if (!(await isRunning(trx, this.id)))
      throw new Error(`This run of ${this.source} lost its lock, and another has taken its place`);
  }

  async #finish(work: (run: SourceRun) => Promise<SyncReport>): Promise<SyncReport> {
    const { undoes } = this.#options;
    try {
      const done = await work(this);
      const report = { ...done, run: this.id, seconds: this.#seconds(), ...(undoes === undefined ? {} : { undoes }) };
      await this.#end(report.refusedRun ? 'refused' : undoes === undefined ? 'done' : 'undo', report);
      return report;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const report = { ...emptyReport(this.source, this.id), seconds: this.#seconds(), refusedRun: { reason } };
      // Where the database is what failed, the next run finds that this one is over; and the error is the first.
      await this.#end('failed', report).catch(() => undefined);
      throw error;
    }
  }

  #seconds(): number {
    const tenths = (this.#options.clock() - this.#startedAt) / (second / 10);
    return Math.round(tenths) / 10;
  }

  #summary(report: SyncReport): string {
    const { undoes } = this.#options;
    return JSON.stringify(summariseReport(undoes === undefined ? report : { ...report, undoes }));
  }

  async #end(state: ImportRunState, report: SyncReport): Promise<void> {
    const now = this.#options.clock();
    await endRun(this.#store.db, this.id, { state, report: this.#summary(report), now });
  }
}

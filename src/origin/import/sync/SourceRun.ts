import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { beginRun, countKilled, endRun, isRunning, runLock } from '../../db/imports/importRuns.ts';
import { claimUndo, describePeople, forgetUndo, keepListings, keepPeople } from '../../db/imports/undoRows.ts';
import { acquireWriteLock } from '../../db/estates/acquireWriteLock.ts';
import type { Store } from '../../db/store.ts';
import type { ImportRunState, Tables } from '../../db/tables.ts';
import { second } from '#shared/times.ts';
import { emptyReport, type SyncReport } from './report.ts';
import { summariseReport } from './summariseReport.ts';
import { TurnSize } from './TurnSize.ts';

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
 * A run of a source: the only one in progress, over all processes, and the one that can be undone afterwards. What it
 * stores it stores in turns, so that no other source, and nobody else who writes, waits for its end.
 */
export class SourceRun {
  readonly id = randomUUID();
  readonly source: string;
  readonly #store: Store;
  readonly #options: RunOptions;
  readonly #startedAt: number;
  /** Of new and changed listings. */
  readonly #turnSize = new TurnSize();
  /** Before the run, once they were read. */
  #people: string | undefined;
  #isClaimed = false;
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

  /** New and changed listings of the next turn. */
  get turnSize(): number {
    return this.#turnSize.count;
  }

  /**
   * Does some of the work as the only writer, in a transaction of its own; then it is another's turn.
   * @param count listings or people of it
   * @param size that follows from how long they took
   * @throws when another run has taken this one's place
   */
  async turn<T>(count: number, work: (trx: Trx) => Promise<T>, size = this.#turnSize): Promise<T> {
    let since = 0;
    const done = await this.#store.db.transaction().execute(async (trx) => {
      if (!(await isRunning(trx, this.id)))
        throw new Error(`This run of ${this.source} lost its lock, and another has taken its place`);
      await acquireWriteLock(trx);
      since = performance.now();
      return work(trx);
    });
    if (count > 0) size.note(count, performance.now() - since);
    await this.#store.makeWay();
    return done;
  }

  /** `turn` for all of some, in parts. */
  async turns<T>(all: readonly T[], work: (trx: Trx, some: readonly T[]) => Promise<void>): Promise<void> {
    const size = new TurnSize();
    for (let done = 0; done < all.length;) {
      const some = all.slice(done, done + size.count);
      await this.turn(some.length, (trx) => work(trx, some), size);
      done += some.length;
    }
  }

  /** Before anything is stored: a run that is going to change listings can be taken back from here on. */
  async claim({ changes, documents }: RunSize): Promise<void> {
    this.#keeps = documents <= maxUndoListings;
    if (changes === 0) return;
    const size = new TurnSize();
    const forgetSome = (trx: Trx) =>
      forgetUndo(this.#store, trx, this.source, { keeps: this.#keeps, limit: size.count });
    while (await this.turn(size.count, forgetSome, size));
    await this.turn(0, async (trx) => this.#claim(trx, await describePeople(trx, this.source)));
  }

  /**
   * Stores some of the source's people, in a turn, before its listings. Where no listing changes, the first change of
   * somebody makes the run the one that can be taken back.
   * @param store of people
   */
  async storePeople<T>(trx: Trx, store: () => Promise<T>): Promise<T> {
    if (this.#isClaimed) return store();
    const before = (this.#people ??= await describePeople(trx, this.source));
    const stored = await store();
    if ((await describePeople(trx, this.source)) !== before) await this.#claim(trx, before);
    return stored;
  }

  /** Before listings change, in the same turn. @param ids of the source */
  async keep(trx: Trx, ids: readonly string[]): Promise<void> {
    if (this.#keeps) await keepListings(this.#store, trx, this.source, ids);
  }

  /** @param people as they were before the run */
  async #claim(trx: Trx, people: string): Promise<void> {
    this.#isClaimed = true;
    await claimUndo(trx, this, this.#keeps);
    if (this.#keeps) await keepPeople(trx, this.source, people);
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

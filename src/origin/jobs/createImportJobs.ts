import { setTimeout as sleep } from 'node:timers/promises';
import { minute, second } from '#shared/times.ts';
import { countKilled, findLastGood, readLastRuns } from '../db/imports/importRuns.ts';
import type { Store } from '../db/store.ts';
import { importSource, type ImportOptions } from '../folder/importSources.ts';
import { logImport } from '../folder/logImport.ts';
import type { Source } from '../folder/sourceFile.ts';
import { nextRunAt } from '../import/schedule/nextRunAt.ts';
import type { SyncReport } from '../import/sync/report.ts';
import type { RunSummary } from '../import/sync/summariseReport.ts';
import { anotherRuns } from '../import/sync/syncSource.ts';
import type { OriginLogger } from '../originLogger.ts';
import { runPeriodically, type PeriodicJob } from './runPeriodically.ts';

/** In milliseconds, and numbers of sources. */
export const importJobTimes = {
  /** Between two looks at what is due. */
  interval: 10 * second,
  /** The pause for a source that another process imports, or whose run failed. */
  postponed: minute,
  /** After the database could not be read. */
  errorDelay: 10 * second,
  /** How long a stop waits for runs in progress; the next run stores what is missing. */
  drainTimeout: 5 * second,
  /** Sources that are imported at once, whatever their size, unless the environment says otherwise. */
  atOnce: 2,
  /** Listings of a source that is imported beside those, so that none of its size waits for the end of large ones. */
  small: 10_000,
};

interface ImportJobsOptions {
  store: Store;
  /** Those of the network's folder. */
  sources: readonly Source[];
  /** How they are imported. */
  options: ImportOptions;
  /** Imports one in a thread of its own (importInThread.ts); without it, in this one. */
  importInThread?: ((source: ScheduledSource) => Promise<SyncReport>) | undefined;
  logger: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
  times?: typeof importJobTimes;
}

export interface ScheduledSource extends Source {
  every: string;
}

const isScheduled = (source: Source): source is ScheduledSource => source.every !== undefined;

/** The scheduled sources whose time has come, the one that waits for the longest first. */
async function findDue(store: Store, sources: readonly ScheduledSource[], now: number): Promise<ScheduledSource[]> {
  const last = await readLastRuns(store.db);
  return sources
    .map((source) => ({ source, at: nextRunAt(source.every, last.get(source.name), now) }))
    .filter(({ at }) => at !== null && at <= now)
    .sort((a, b) => a.at! - b.at!)
    .map(({ source }) => source);
}

/** Whether it is time for a source, whoever imported it last. @param now epoch ms */
export const isDue = async (store: Store, source: ScheduledSource, now: number): Promise<boolean> =>
  (await findDue(store, [source], now)).length > 0;

/** Whether a source had few listings at its last good run; one that is new may have. */
async function isSmall({ db }: Store, { name }: Source, few: number): Promise<boolean> {
  if ((await countKilled(db, name)) > 0) return false;
  const good = await findLastGood(db, name);
  if (!good) return true;
  // Of an unchanged feed no record was read.
  const { read, unchanged } = JSON.parse(good.report) as RunSummary;
  return Math.max(read, unchanged) <= few;
}

/**
 * Imports the sources that have an `every`, each at its time. Several origins may share one database: only one run of a
 * source is in progress at a time, and the others see when it was made. Some are read side by side, and stored in turns
 * (SourceRun.turn).
 */
export function createImportJobs({
  store,
  sources,
  options,
  importInThread,
  logger,
  now = Date.now,
  times = importJobTimes,
}: ImportJobsOptions): PeriodicJob {
  const scheduled = sources.filter(isScheduled);
  if (scheduled.length === 0) return { stop: () => Promise.resolve() };
  /** Times before which sources are not looked at; Infinity while this process imports one. */
  const notBefore = new Map<string, number>();
  let isUnreachable = false;

  const isFree = ({ name }: Source): boolean => (notBefore.get(name) ?? 0) <= now();

  /** @returns when the source may be looked at again, epoch ms */
  async function run(source: ScheduledSource): Promise<number> {
    const isWanted = () => isDue(store, source, now());
    try {
      const report = await (importInThread?.(source) ?? importSource(store, source, { ...options, isWanted }));
      logImport(logger, report);
      return report.refusedRun?.reason === anotherRuns ? now() + times.postponed : 0;
    } catch (error) {
      logger.error({ err: error, source: source.name }, 'import failed');
      return now() + times.postponed;
    }
  }

  /** Takes the first that it may. Another loop may have taken one while this one read. */
  async function take(due: readonly ScheduledSource[], isOfSmall: boolean): Promise<ScheduledSource | undefined> {
    for (const source of due) {
      const isWanted = !isOfSmall || (await isSmall(store, source, times.small));
      if (!isWanted || !isFree(source)) continue;
      notBefore.set(source.name, Infinity);
      return source;
    }
    return undefined;
  }

  async function runNext(isOfSmall: boolean): Promise<number> {
    try {
      const due = await findDue(store, scheduled.filter(isFree), now());
      const next = await take(due, isOfSmall);
      isUnreachable = false;
      if (!next) return times.interval;
      notBefore.set(next.name, await run(next));
      return 0;
    } catch (error) {
      // Logged once: the rest of an outage adds nothing.
      if (!isUnreachable) logger.error({ err: error }, 'cannot read which sources are due');
      isUnreachable = true;
      return times.errorDelay;
    }
  }

  const loops = Array.from({ length: Math.min(times.atOnce + 1, scheduled.length) }, (_, loop) =>
    runPeriodically(() => runNext(loop === times.atOnce)),
  );
  return {
    stop: async () => {
      const stopped = Promise.all(loops.map((loop) => loop.stop()));
      await Promise.race([stopped, sleep(times.drainTimeout, undefined, { ref: false })]);
    },
  };
}

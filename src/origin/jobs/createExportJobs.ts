import { createHash } from 'node:crypto';
import type { NetworkExport } from '#config/network/exports.ts';
import { createPauses } from '#shared/exports/createPauses.ts';
import { exportVersion } from '#shared/exports/exportVersion.ts';
import { featureLabels } from '#shared/exports/featureLabels.ts';
import type { ExportContext } from '#shared/exports/format.ts';
import type { LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import { hour, minute, second } from '#shared/times.ts';
import { forgetExportChanges } from '../db/changes/exportChanges.ts';
import { noteFailedExports, readExportFiles, removeOtherExports } from '../db/exports/exportFiles.ts';
import type { Store } from '../db/store.ts';
import { writeRound, type ExportTarget } from '../exports/writeRound.ts';
import type { OriginLogger } from '../originLogger.ts';
import { runPeriodically, type PeriodicJob } from './runPeriodically.ts';

/** Between two looks at what is due, in ms: another origin may have written. */
const interval = 10 * second;

/** After a failure. */
const retryMs = minute;

export interface ExportJobsOptions {
  store: Store;
  /** Those of the network's folder. */
  exports: readonly NetworkExport[];
  /** What files are made with. */
  settings: Pick<ExportContext, 'languages' | 'publicOrigin' | 'brandName'>;
  /** Of the network. */
  texts: LoadDictionary;
  /** Names the code and the network's folder: with others, files are made anew. */
  build: string;
  /** From one round to the next. */
  everyMs: number;
  logger: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
}

const targetsOf = ({ exports, settings, build }: ExportJobsOptions): ExportTarget[] =>
  exports.map((definition) => ({
    definition,
    version: exportVersion(definition),
    madeWith: createHash('sha256')
      .update(JSON.stringify([definition, settings, build]))
      .digest('hex')
      .slice(0, 16),
  }));

/** When the next round is: at once for what is not there, or is made with something else at a start. */
async function dueAt(store: Store, targets: readonly ExportTarget[], times: { pauseMs: number; isStart: boolean }) {
  const files = new Map((await readExportFiles(store.db)).map((file) => [file.name, file]));
  const due = targets.map(({ definition: { name }, madeWith }) => {
    const file = files.get(name);
    if (!file?.checked_at || (times.isStart && file.made_with !== madeWith)) return 0;
    return file.checked_at + times.pauseMs;
  });
  return Math.min(...due);
}

/** Where the network has no exports, nothing of them is kept. */
const forgetExports = ({ store, logger }: ExportJobsOptions): PeriodicJob =>
  runPeriodically(async () => {
    try {
      await removeOtherExports(store.db, []);
      await forgetExportChanges(store.db);
    } catch (error) {
      logger.error({ err: error }, 'what changed for exports could not be forgotten');
    }
    return hour;
  });

/**
 * Writes the network's exports to portals into the database, one origin at a time: whichever finds them due. All others
 * find them written, and give the same files.
 */
export function createExportJobs(options: ExportJobsOptions): PeriodicJob {
  const { store, settings, texts, everyMs, logger, now = Date.now } = options;
  const targets = targetsOf(options);
  if (targets.length === 0) return forgetExports(options);
  const stopping = new AbortController();
  let pauseAfter: ((listings: number) => number) | undefined;
  let pauseMs = everyMs;
  let isStart = true;

  async function write(): Promise<number> {
    const isFirst = (await readExportFiles(store.db)).every(({ digest }) => digest === null);
    pauseAfter ??= createPauses(everyMs, isFirst);
    const startedAt = performance.now();
    const context = { ...settings, featureLabel: await featureLabels(texts), at: now() };
    const written = await writeRound(store, targets, { context, signal: stopping.signal });
    if (!written) return interval;
    isStart = false;
    logger.info({ exports: written, ms: Math.round(performance.now() - startedAt) }, 'exports written');
    pauseMs = pauseAfter(written.reduce((sum, { listings, leftOut }) => sum + listings + leftOut, 0));
    return interval;
  }

  const job = runPeriodically(async () => {
    try {
      const wait = (await dueAt(store, targets, { pauseMs, isStart })) - now();
      return wait > 0 ? Math.min(wait, interval) : await write();
    } catch (error) {
      if (stopping.signal.aborted) return retryMs;
      logger.error({ err: error }, 'exports failed');
      await noteFailedExports(store.db).catch(() => undefined);
      return retryMs;
    }
  });
  return {
    stop: () => {
      stopping.abort();
      return job.stop();
    },
  };
}

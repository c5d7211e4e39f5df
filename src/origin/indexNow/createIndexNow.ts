import { languages } from '#shared/i18n/languages.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import { backoff } from '#shared/backoff.ts';
import {
  countChangedPages,
  leaseChangedPages,
  removeChangedPages,
  returnChangedPages,
  trimChangedPages,
  type LeasedPages,
} from '../db/changes/changedPages.ts';
import { recordRun } from '../db/jobRuns.ts';
import type { Store } from '../db/store.ts';
import { runPeriodically, type PeriodicJob } from '../jobs/runPeriodically.ts';
import type { OriginLogger } from '../originLogger.ts';
import { day, hour, minute, second } from '#shared/times.ts';
import { submitPages, type IndexNowSettings, type Submission } from './submitPages.ts';

/** In milliseconds, and numbers of listings. */
export const indexNowLimits = {
  interval: 10 * second,
  /** A listing that changed is left alone for so long: it may change again, and the sites' caches have to follow. */
  settle: 10 * second,
  lease: 5 * minute,
  /** Of a service that is down or asks for patience. */
  backoff: { initialMs: minute, maxMs: hour },
  /** After a refusal that time does not mend. */
  refused: hour,
  maxWaitMs: day,
  /** An address in each language: at max 10,000 in one request. */
  batch: Math.floor(10_000 / languages.length),
  /** Listings that wait; the maxAgeMs go first. */
  waiting: 100_000,
  maxAgeMs: day,
};

/** The addresses of listings' pages in the languages that the site speaks: the store has them in all. */
const spokenPaths = ({ paths }: LeasedPages, { languages: spoken }: IndexNowSettings): string[] =>
  paths.flatMap((pages) => pages.split(' ')).filter((path) => spoken.includes(splitLanguage(path, languages).language));

interface IndexNowOptions {
  store: Store;
  /** null: off. Changes are then removed. */
  settings: IndexNowSettings | null;
  logger: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
  limits?: typeof indexNowLimits;
}

/** What one run did, and when the next one is due, in ms. */
export interface IndexNowRun {
  urls: number;
  pause: number;
}

/** Submits what changed. Each listing is leased, so that of several origins one submits it. */
export function createIndexNowRun({
  store,
  settings,
  logger,
  now = Date.now,
  limits = indexNowLimits,
}: IndexNowOptions): () => Promise<IndexNowRun> {
  let failures = 0;

  /** The wait after a failure, which is logged once in an outage. */
  function pauseAfter(submission: Submission | null, problem: object): number {
    failures += 1;
    if (failures === 1) logger.error(problem, 'IndexNow takes no pages');
    if (submission?.outcome === 'refused') return limits.refused;
    const asked = submission?.outcome === 'retry' ? (submission.afterMs ?? 0) : 0;
    return Math.min(limits.maxWaitMs, Math.max(asked, backoff(failures, limits.backoff)));
  }

  async function submit(leased: LeasedPages, to: IndexNowSettings): Promise<number | null> {
    const paths = spokenPaths(leased, to);
    const started = now();
    let submission: Submission | null = null;
    let problem: object;
    try {
      submission = await submitPages(paths, to);
      problem = { status: submission.status };
    } catch (error) {
      problem = { err: error };
    }
    if (submission?.outcome !== 'accepted') {
      await returnChangedPages(store, leased);
      return pauseAfter(submission, problem);
    }
    await removeChangedPages(store, leased);
    failures = 0;
    await recordRun(store.db, { job: 'indexNow', ran_at: started, ms: now() - started, items: paths.length, mails: 0 });
    logger.info({ urls: paths.length, waiting: await countChangedPages(store.db) }, 'pages submitted to IndexNow');
    return null;
  }

  return async () => {
    const trimmed = await trimChangedPages(
      store.db,
      settings ? { before: now() - limits.maxAgeMs, max: limits.waiting } : { before: now(), max: 0 },
    );
    if (!settings) return { urls: 0, pause: hour };
    if (trimmed > 0) logger.error({ listings: trimmed }, 'pages were never submitted to IndexNow');
    let urls = 0;
    for (;;) {
      const time = now();
      const leased = await leaseChangedPages(store, {
        now: time,
        settled: time - limits.settle,
        time: limits.lease,
        max: limits.batch,
      });
      if (leased.paths.length === 0) return { urls, pause: limits.interval };
      const pause = await submit(leased, settings);
      if (pause !== null) return { urls, pause };
      urls += spokenPaths(leased, settings).length;
    }
  };
}

/** Tells search engines, through IndexNow, which listings' pages changed. Nothing waits for it. */
export function createIndexNow(options: IndexNowOptions): PeriodicJob {
  const run = createIndexNowRun(options);
  return runPeriodically(async () => {
    try {
      return (await run()).pause;
    } catch (error) {
      options.logger.error({ err: error }, 'changed pages could not be read');
      return minute;
    }
  });
}

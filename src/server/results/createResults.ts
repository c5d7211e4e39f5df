import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Env } from '#config/env.ts';
import { countsResults, resultsKeyOf } from '#config/resultsKey.ts';
import type { SentBatch } from '#shared/contract/results.ts';
import { second } from '#shared/times.ts';
import type { EdgeCache } from '../edge/EdgeCache.ts';
import type { Logger } from '../logging/logger.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { createCounter, type Counter } from './createCounter.ts';
import { createTallies } from './createTallies.ts';
import { createDelivery, type BatchEvent } from './deliverBatches.ts';
import { findListings } from './findListings.ts';
import { createSpool, openMemoryDatabase, openSpoolDatabase } from './resultSpool.ts';

/** In milliseconds. */
const usualTimes = {
  /** Between two batches. */
  batch: 9 * second,
  /** For the lists of a batch: with the time between two, a crash loses at most the last ten seconds. */
  lookups: second,
  /** For the last lookups and batches of a site that ends; what is not sent then, the next start sends. */
  end: 2 * second,
};

/** What this site counts of listings. */
export interface Results extends Omit<Counter, 'close'> {
  /** Batches that wait to be sent, of all processes that share DATA_DIR. */
  waiting: () => number;
  /** Makes what was counted so far into batches, and sends them. By itself every few seconds. */
  flush: () => Promise<void>;
  /** Keeps what was counted, but for lists whose listings the API does not say in two seconds. */
  close: () => Promise<void>;
}

interface ResultsDeps {
  env: Pick<Env, 'STATISTICS' | 'RESULTS_KEY' | 'STATS_IGNORE' | 'API_HOST' | 'DATA_DIR' | 'LANGUAGES' | 'CDN_PURGE'>;
  apiUrl: () => string;
  upstream: Upstream;
  cache: Pick<EdgeCache, 'peek'>;
  logger: Logger;
  onEvent: (event: BatchEvent) => void;
  /** Wall clock, in milliseconds. */
  now?: () => number;
  times?: typeof usualTimes;
}

/** DATA_DIR, or memory where it cannot be written to. */
function openDatabase(dataDir: string, logger: Logger): DatabaseSync {
  try {
    return openSpoolDatabase(dataDir);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    logger.error(
      { cause: code ?? message, dir: dataDir },
      'DATA_DIR cannot be written to: counts do not outlive the site',
    );
    return openMemoryDatabase();
  }
}

/** RESULTS_KEY, or that of DATA_DIR. Where that cannot be made, one that the API does not know. */
function keyFor(env: ResultsDeps['env'], logger: Logger): string {
  try {
    return resultsKeyOf(env)!;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    logger.error({ cause: code ?? message }, 'RESULTS_KEY is not set, and cannot be made in DATA_DIR');
    return randomUUID();
  }
}

/**
 * Counts what visitors do with listings, and hands the sums to the API: in memory, then in batches that are kept in
 * DATA_DIR until the API has taken each, once.
 * @returns undefined where nothing is counted
 */
export function createResults(deps: ResultsDeps): Results | undefined {
  const { env, apiUrl, upstream, cache, logger, onEvent, now = Date.now, times = usualTimes } = deps;
  if (!countsResults(env)) return undefined;
  const database = openDatabase(env.DATA_DIR, logger);
  const spool = createSpool(database);
  const tallies = createTallies(now);
  const deliver = createDelivery({ spool, logger, onEvent, now, apiUrl, key: keyFor(env, logger) });
  const { close: forgetVisitors, ...counter } = createCounter({ env, tallies, now });
  const closing = new AbortController();
  let making: Promise<void> | undefined;

  /** Of the tallies, and not in the file yet, which may be busy, or its disk full. */
  const taken: SentBatch[] = [];

  function keepTaken(): void {
    for (; taken.length > 0; taken.shift()) {
      const [batch] = taken as [SentBatch];
      spool.add({ id: batch.id, body: JSON.stringify(batch) }, now());
    }
  }

  /** What comes meanwhile stays in the tallies, which have their bounds. @throws SQLite's errors */
  function keepSums(): void {
    keepTaken();
    for (const tally of tallies.all()) {
      taken.push(...tally.takeBatches());
      keepTaken();
    }
  }

  async function makeBatches(): Promise<void> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(times.lookups)]);
    for (const tally of tallies.all()) await findListings(tally, { upstream, cache, signal });
    keepSums();
    const dropped = spool.removeBeyond(now());
    for (let batch = 0; batch < dropped; batch += 1) onEvent('dropped');
    if (dropped > 0) logger.error({ batches: dropped }, 'the API was down for too long: counts are dropped');
  }

  const onNotKept = (error: unknown): void => {
    logger.error({ err: error }, 'counts cannot be kept: they stay in memory until they can');
  };

  /** One at a time: a batch that takes its time is waited for. */
  const keep = (): Promise<void> =>
    (making ??= makeBatches()
      .catch(onNotKept)
      .finally(() => (making = undefined)));

  const flush = async (): Promise<void> => {
    await keep();
    await deliver(closing.signal).catch((error: unknown) => {
      logger.error({ err: error }, 'counts cannot be sent');
    });
  };

  const timer = setInterval(() => void flush(), times.batch).unref();
  return {
    ...counter,
    waiting: () => spool.size().batches,
    flush,
    close: async () => {
      clearInterval(timer);
      forgetVisitors();
      setTimeout(() => {
        closing.abort();
      }, times.end).unref();
      // First what needs no answer of the API.
      try {
        keepSums();
      } catch (error) {
        onNotKept(error);
      }
      await keep();
      await flush();
      closing.abort();
      database.close();
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Env } from '#config/env.ts';
import { countsResults, resultsKeyOf } from '#config/resultsKey.ts';
import { second } from '#shared/times.ts';
import type { Logger } from '../logging/logger.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { createCounter, type Counter } from './createCounter.ts';
import { createTallies } from './createTallies.ts';
import { createDelivery, type BatchEvent } from './deliverBatches.ts';
import { findListings } from './findListings.ts';
import { createSpool, openMemoryDatabase, openSpoolDatabase } from './resultSpool.ts';

/**
 * Between two batches: with the time that it takes to find the listings of lists, a crash loses at most the last ten
 * seconds.
 */
const batchMs = 9 * second;

/** For the last batch of a site that ends; what is not sent then, the next start sends. */
const lastDeliveryMs = 2 * second;

/** What this site counts of listings. */
export interface Results extends Counter {
  /** Batches that wait to be sent, of all processes that share DATA_DIR. */
  waiting: () => number;
  /** Makes what was counted so far into batches, and sends them. By itself every few seconds. */
  flush: () => Promise<void>;
  /** Keeps what was counted. */
  close: () => Promise<void>;
}

interface ResultsDeps {
  env: Pick<Env, 'STATISTICS' | 'RESULTS_KEY' | 'STATS_IGNORE' | 'API_HOST' | 'DATA_DIR' | 'LANGUAGES' | 'CDN_PURGE'>;
  apiUrl: () => string;
  upstream: Upstream;
  logger: Logger;
  onEvent: (event: BatchEvent) => void;
  /** Wall clock, in milliseconds. */
  now?: () => number;
  /** Milliseconds between two batches. */
  everyMs?: number;
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
  const { env, apiUrl, upstream, logger, onEvent, now = Date.now, everyMs = batchMs } = deps;
  if (!countsResults(env)) return undefined;
  const database = openDatabase(env.DATA_DIR, logger);
  const spool = createSpool(database);
  const tallies = createTallies(now);
  const deliver = createDelivery({ spool, logger, onEvent, now, apiUrl, key: keyFor(env, logger) });
  const closing = new AbortController();
  let making: Promise<void> | undefined;

  async function makeBatches(): Promise<void> {
    for (const tally of tallies.all()) {
      await findListings(tally, upstream);
      for (const batch of tally.takeBatches()) spool.add({ id: batch.id, body: JSON.stringify(batch) }, now());
    }
    const dropped = spool.removeBeyond(now());
    for (let batch = 0; batch < dropped; batch += 1) onEvent('dropped');
    if (dropped > 0) logger.error({ batches: dropped }, 'the API was down for too long: counts are dropped');
  }

  /** One at a time: a batch that takes its time is waited for. */
  const keep = (): Promise<void> =>
    (making ??= makeBatches()
      .catch((error: unknown) => {
        onEvent('dropped');
        logger.error({ err: error }, 'counts cannot be kept');
      })
      .finally(() => (making = undefined)));

  const flush = async (): Promise<void> => {
    await keep();
    await deliver(closing.signal).catch((error: unknown) => {
      logger.error({ err: error }, 'counts cannot be sent');
    });
  };

  const timer = setInterval(() => void flush(), everyMs).unref();
  return {
    ...createCounter({ env, tallies, now }),
    waiting: () => spool.size().batches,
    flush,
    close: async () => {
      clearInterval(timer);
      setTimeout(() => {
        closing.abort();
      }, lastDeliveryMs).unref();
      await keep();
      await flush();
      closing.abort();
      database.close();
    },
  };
}

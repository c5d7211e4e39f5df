import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '#config/env.ts';
import { backoff } from '#shared/backoff.ts';
import type { Purge } from '../edge/purge.ts';
import type { Purger } from '../instances/Purger.ts';
import type { Logger } from '../logging/logger.ts';
import { cdns, type CdnSettings } from './cdns.ts';
import { createWaitingKeys, type WaitingKeys } from './createWaitingKeys.ts';
import { sendToCdn, type CdnOutcome } from './sendToCdn.ts';

/** Milliseconds, and numbers of keys. */
export const cdnLimits = {
  timeoutMs: 10_000,
  /** Between two calls: below what the cheaper plans allow in a second. */
  pauseMs: 250,
  backoff: { initialMs: 1_000, maxMs: 60_000 },
  /** Beyond, everything is purged instead. */
  maxWaiting: 5_000,
  /** For the last call of a process that ends. */
  closeMs: 2_000,
};

/** Sends purges on to the CDN in front of the site. */
export interface CdnPurger {
  /** Puts a purge in the queue. Never throws; prefixes are not sent, which a CDN does not know. */
  send: (purge: Purge) => void;
  /** Calls by their outcome, and keys that wait. */
  stats: () => { calls: Readonly<Record<CdnOutcome['kind'], number>>; waiting: number };
  /** Tries once more what waits. */
  close: () => Promise<void>;
}

/** Logs an outage once, and what the CDN refuses each time. */
function createOutageLog(logger: Logger) {
  let isDown = false;
  return (outcome: CdnOutcome, keys: number): void => {
    if (outcome.kind === 'refused') logger.error({ cause: outcome.cause, keys }, 'cdn refused a purge');
    if (outcome.kind === 'failed' && !isDown) logger.error({ cause: outcome.cause }, 'cdn cannot be purged');
    if (outcome.kind === 'sent' && isDown) logger.info('cdn is purged again');
    isDown = outcome.kind === 'failed' || (isDown && outcome.kind !== 'sent');
  };
}

/**
 * A queue of keys to be purged at a CDN, sent one call after the other and repeated until the CDN has accepted it. It
 * is in memory: what a killed process had not sent lives on at the CDN until its lifetime ends.
 */
function createCdnPurger(settings: CdnSettings, logger: Logger, limits: typeof cdnLimits): CdnPurger {
  const cdn = cdns[settings.name];
  const waiting = createWaitingKeys({ maxKeys: limits.maxWaiting, maxPerBatch: cdn.maxKeysPerCall });
  const calls = { sent: 0, failed: 0, refused: 0 };
  const log = createOutageLog(logger);
  const closing = new AbortController();
  let wake = Promise.withResolvers<void>();

  async function sendBatch(batch: NonNullable<ReturnType<WaitingKeys['take']>>, timeoutMs: number) {
    const outcome = await sendToCdn(settings, batch, timeoutMs);
    calls[outcome.kind] += 1;
    log(outcome, batch.keys === 'all' ? 0 : batch.keys.length);
    if (outcome.kind === 'failed') waiting.putBack(batch);
    return outcome;
  }

  async function loop(): Promise<void> {
    let failures = 0;
    while (!closing.signal.aborted) {
      const batch = waiting.take();
      if (!batch) {
        await wake.promise;
        continue;
      }
      const outcome = await sendBatch(batch, limits.timeoutMs);
      failures = outcome.kind === 'failed' ? failures + 1 : 0;
      const retryMs = outcome.kind === 'failed' ? Math.max(backoff(failures, limits.backoff), outcome.retryAfterMs) : 0;
      await sleep(Math.max(limits.pauseMs, retryMs), undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }

  const ended = loop();
  return {
    send: (purge) => {
      waiting.add(purge);
      wake.resolve();
      wake = Promise.withResolvers();
    },
    stats: () => ({ calls: { ...calls }, waiting: waiting.size() }),
    close: async () => {
      closing.abort();
      wake.resolve();
      await Promise.race([ended, sleep(limits.closeMs, undefined, { ref: false })]);
      const batch = waiting.take();
      if (batch) await sendBatch(batch, limits.closeMs);
    },
  };
}

/** Of the environment, which has all of its variables or none. */
export function createConfiguredCdn(env: Env, logger: Logger, limits = cdnLimits): CdnPurger | undefined {
  const { CDN_PURGE: name, CDN_PURGE_URL: apiUrl, CDN_PURGE_ID: id, CDN_PURGE_TOKEN: token } = env;
  return name && id && token ? createCdnPurger({ name, apiUrl, id, token }, logger, limits) : undefined;
}

/** Purges the instances of the site first, so that a CDN that asks again gets no old answer, and then the CDN. */
export const withCdn = (purger: Purger, cdn: Pick<CdnPurger, 'send'> | undefined): Purger =>
  cdn === undefined
    ? purger
    : {
        ...purger,
        purge: async (purge) => {
          const report = await purger.purge(purge);
          cdn.send(purge);
          return report;
        },
      };

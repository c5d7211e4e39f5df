import { setTimeout as sleep } from 'node:timers/promises';
import { backoff } from '#shared/backoff.ts';
import { minute, second } from '#shared/times.ts';
import { leaseWebhooks, postponeWebhook, settleWebhook, type LeasedWebhook } from '../db/outbox/webhooks.ts';
import type { Store } from '../db/store.ts';
import type { OriginLogger } from '../originLogger.ts';
import type { WebhookEndpoint } from '../webhooks/endpoints.ts';
import { sendWebhook, type DeliveryProblem } from '../webhooks/sendWebhook.ts';
import { retryAt } from './retryAt.ts';
import { runPeriodically, type PeriodicJob } from './runPeriodically.ts';

/** In milliseconds, and numbers of webhooks. */
export const webhookTimes = {
  /** Between two looks at the table. */
  interval: second,
  /** After the database could not be read. */
  errorDelay: 10 * second,
  /** For so long no other worker takes the webhook: well over the time-out of an attempt. */
  lease: minute,
  /** Of an endpoint that did not accept an event, until it is sent the next one: doubled at each failure in a row. */
  pause: { initialMs: second, maxMs: minute },
  /** How long a stop waits for those in progress; another worker sends the rest when the lease ends. */
  drainTimeout: 5 * second,
  /** Sent in parallel. */
  maxWebhooks: 10,
};

interface WorkerOptions {
  store: Store;
  endpoints: readonly WebhookEndpoint[];
  logger: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
  times?: typeof webhookTimes;
}

/** Endpoints that fail are left alone for a while, so that one which is down neither is flooded nor delays others. */
function createPauses(now: () => number, pause: typeof webhookTimes.pause) {
  const failing = new Map<string, { failures: number; until: number }>();
  return {
    active: (): string[] => [...failing].filter(([, { until }]) => until > now()).map(([endpoint]) => endpoint),
    begin: (endpoint: string): void => {
      const { failures, until } = failing.get(endpoint) ?? { failures: 0, until: 0 };
      // Of those that were sent at once, the first that fails.
      if (until <= now())
        failing.set(endpoint, { failures: failures + 1, until: now() + backoff(failures + 1, pause) });
    },
    end: (endpoint: string): void => void failing.delete(endpoint),
  };
}

/** Of an endpoint that another origin still has, or that the settings have lost. */
const unknownEndpoint: DeliveryProblem = { code: 'unknown endpoint' };

/**
 * Delivers webhooks, each until its endpoint has accepted it or three days are over. Several workers may share one
 * database: a webhook is leased to one of them. Its receiver may get it twice, with the same id: where a worker is
 * killed between the answer and its note, and where the answer is lost.
 */
export function createWebhookWorker({
  store,
  endpoints,
  logger,
  now = Date.now,
  times = webhookTimes,
}: WorkerOptions): PeriodicJob {
  const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));
  const pauses = createPauses(now, times.pause);
  let isUnreachable = false;

  async function postpone(leased: LeasedWebhook, problem: DeliveryProblem): Promise<void> {
    const { id, endpoint, type, attempts, queuedAt } = leased;
    const tryAt = retryAt(attempts, queuedAt, now());
    await postponeWebhook(store.db, leased, tryAt, JSON.stringify(problem));
    const again = tryAt === null ? 'never' : new Date(tryAt).toISOString();
    logger.error({ id, endpoint, type, attempts, ...problem, again }, 'webhook was not delivered');
  }

  async function sendOne(leased: LeasedWebhook): Promise<void> {
    const { id, endpoint: name, type, attempts } = leased;
    const endpoint = byName.get(name);
    const problem = endpoint ? await sendWebhook(endpoint, leased, now()) : unknownEndpoint;
    if (problem) {
      pauses.begin(name);
      return postpone(leased, problem);
    }
    pauses.end(name);
    await settleWebhook(store.db, leased);
    logger.info({ id, endpoint: name, type, attempts }, 'webhook delivered');
  }

  async function run(): Promise<number> {
    try {
      const options = { now: now(), time: times.lease, maxRows: times.maxWebhooks, except: pauses.active() };
      const webhooks = await leaseWebhooks(store.db, options);
      await Promise.all(webhooks.map(sendOne));
      isUnreachable = false;
      return webhooks.length > 0 ? 0 : times.interval;
    } catch (error) {
      // Logged once: the rest of an outage adds nothing.
      if (!isUnreachable) logger.error({ err: error }, 'webhooks cannot be read');
      isUnreachable = true;
      return times.errorDelay;
    }
  }

  const loop = runPeriodically(run);
  return { stop: () => Promise.race([loop.stop(), sleep(times.drainTimeout, undefined, { ref: false })]) };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { leaseMails, postponeMail, settleMail, type LeasedMail } from '../db/outbox/outbox.ts';
import type { Store } from '../db/store.ts';
import type { SendMail } from '../mail/createMailer.ts';
import type { OriginLogger } from '../originLogger.ts';
import { minute, second } from '#shared/times.ts';
import { describeRefusal } from './describeRefusal.ts';
import { retryAt } from './retryAt.ts';
import { runPeriodically, type PeriodicJob } from './runPeriodically.ts';

/** In milliseconds, and numbers of mails. */
export const mailTimes = {
  /** Between two looks at the outbox: a visitor is waiting for the mail. */
  interval: second,
  /** After the database could not be read. */
  errorDelay: 10 * second,
  /** Until an attempt to send a mail is given up, however slowly its server answers. */
  sendTimeout: 2 * minute,
  /** For so long no other worker takes the mail: well over the timeout. */
  lease: 5 * minute,
  /** How long a stop waits for mails in progress; another worker sends the rest when the lease ends. */
  drainTimeout: 5 * second,
  /** Sent in parallel. */
  maxMails: 5,
};

interface WorkerOptions {
  store: Store;
  send: SendMail;
  /** What a mail counts as once it was delivered: a catcher sends none on. */
  settledAs?: 'sent' | 'caught';
  logger: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
  times?: typeof mailTimes;
}

/**
 * Sends the mails in the outbox. Several workers may share one database: a mail is leased to one of them until it is
 * sent or postponed.
 */
export function createMailWorker({
  store,
  send,
  settledAs = 'sent',
  logger,
  now = Date.now,
  times = mailTimes,
}: WorkerOptions): PeriodicJob {
  let isUnreachable = false;

  async function postpone(leased: LeasedMail, error: unknown): Promise<void> {
    const { isPermanent, ...reason } = describeRefusal(error);
    const {
      id,
      mail: { kind },
      attempts,
      queuedAt,
    } = leased;
    const tryAt = isPermanent ? null : retryAt(attempts, queuedAt, now());
    await postponeMail(store.db, leased, tryAt, JSON.stringify(reason));
    logger.error(
      { id, kind, attempts, ...reason, again: tryAt === null ? 'never' : new Date(tryAt).toISOString() },
      'mail was not sent',
    );
  }

  async function sendOne(leased: LeasedMail): Promise<void> {
    try {
      await inTime(send(leased.mail, leased.id), times.sendTimeout);
    } catch (error) {
      return postpone(leased, error);
    }
    await settleMail(store.db, leased, settledAs);
    logger.info({ id: leased.id, kind: leased.mail.kind, attempts: leased.attempts }, `mail ${settledAs}`);
  }

  async function run(): Promise<number> {
    try {
      const mails = await leaseMails(store.db, { now: now(), time: times.lease, maxMails: times.maxMails });
      await Promise.all(mails.map(sendOne));
      isUnreachable = false;
      return mails.length > 0 ? 0 : times.interval;
    } catch (error) {
      // Logged once: the rest of an outage adds nothing.
      if (!isUnreachable) logger.error({ err: error }, 'the outbox cannot be read');
      isUnreachable = true;
      return times.errorDelay;
    }
  }

  const loop = runPeriodically(run);
  return { stop: () => Promise.race([loop.stop(), sleep(times.drainTimeout, undefined, { ref: false })]) };
}

/** @throws when it takes longer than `timeout` ms */
async function inTime(work: Promise<void>, timeout: number): Promise<void> {
  const finished = new AbortController();
  const late = sleep(timeout, undefined, { signal: finished.signal, ref: false }).then(() => {
    throw Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' });
  });
  try {
    await Promise.race([work, late]);
  } finally {
    finished.abort();
    late.catch(() => undefined);
  }
}

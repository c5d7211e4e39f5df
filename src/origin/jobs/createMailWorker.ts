import { setTimeout as sleep } from 'node:timers/promises';
import { leaseMails, postponeMail, settleMail, type LeasedMail } from '../db/outbox.ts';
import type { Store } from '../db/store.ts';
import type { SendMail } from '../mail/createMailer.ts';
import type { OriginLogger } from '../originLogger.ts';
import { minute, second } from '../times.ts';
import { describeRefusal } from './describeRefusal.ts';
import { retryAt } from './retryAt.ts';
import { runPeriodically, type PeriodicJob } from './runPeriodically.ts';

/** In milliseconds, and numbers of mails. */
export const mailTimes = {
  /** Between two looks at the outbox: somebody waits for the mail. */
  interval: second,
  /** After the database could not be asked. */
  gap: 10 * second,
  /** What a mail may take, however slowly its server answers. */
  longest: 2 * minute,
  /** For so long nobody else touches it: well over the longest. */
  lease: 5 * minute,
  /** At a stop, mails under way are waited for so long; what is left another sends when the lease ends. */
  farewell: 5 * second,
  /** Sent side by side. */
  most: 5,
};

interface WorkerOptions {
  store: Store;
  send: SendMail;
  logger: OriginLogger;
  /** Epoch ms; for tests. */
  now?: () => number;
  times?: typeof mailTimes;
}

/** Sends what is in the outbox. Several may do so over one database: each mail is one's alone until it is sent or put off. */
export function createMailWorker({
  store,
  send,
  logger,
  now = Date.now,
  times = mailTimes,
}: WorkerOptions): PeriodicJob {
  let isAway = false;

  async function putOff(leased: LeasedMail, error: unknown): Promise<void> {
    const { forGood, ...reason } = describeRefusal(error);
    const {
      id,
      mail: { kind },
      attempts,
      madeAt,
    } = leased;
    const tryAt = forGood ? null : retryAt(attempts, madeAt, now());
    if (tryAt === null) await settleMail(store.db, leased, 'given_up');
    else await postponeMail(store.db, leased, tryAt);
    logger.error(
      { id, kind, attempts, ...reason, again: tryAt === null ? 'never' : new Date(tryAt).toISOString() },
      'mail was not sent',
    );
  }

  async function sendOne(leased: LeasedMail): Promise<void> {
    try {
      await inTime(send(leased.mail, leased.id), times.longest);
    } catch (error) {
      return putOff(leased, error);
    }
    await settleMail(store.db, leased, 'sent');
    logger.info({ id: leased.id, kind: leased.mail.kind, attempts: leased.attempts }, 'mail sent');
  }

  async function turn(): Promise<number> {
    try {
      const mails = await leaseMails(store.db, { now: now(), time: times.lease, most: times.most });
      await Promise.all(mails.map(sendOne));
      isAway = false;
      return mails.length > 0 ? 0 : times.interval;
    } catch (error) {
      // Once: the rest of an outage says nothing new.
      if (!isAway) logger.error({ err: error }, 'the outbox cannot be read');
      isAway = true;
      return times.gap;
    }
  }

  const loop = runPeriodically(turn);
  return { stop: () => Promise.race([loop.stop(), sleep(times.farewell, undefined, { ref: false })]) };
}

/** @throws when it takes longer than `longest` ms */
async function inTime(work: Promise<void>, longest: number): Promise<void> {
  const finished = new AbortController();
  const late = sleep(longest, undefined, { signal: finished.signal, ref: false }).then(() => {
    throw Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' });
  });
  try {
    await Promise.race([work, late]);
  } finally {
    finished.abort();
    late.catch(() => undefined);
  }
}

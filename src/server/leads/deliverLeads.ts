import { setTimeout as sleep } from 'node:timers/promises';
import { backoff } from '#shared/backoff.ts';
import type { Logger } from '../logging/logger.ts';
import type { Lease } from './createLease.ts';
import type { Lead, LeadCipher } from './leadCipher.ts';
import { sealedName, type LeadFile, type LeadFiles } from './leadFiles.ts';
import { leadBounds, type Delivery, type LeadEvent } from './LeadQueue.ts';

/** Milliseconds between two looks at an empty folder, where another process may have put something. */
const idleMs = 5_000;

/** Between two attempts while the API is down. */
const downLimits = { initialMs: 1_000, maxMs: 30_000 } as const;

/** Before a request is sent again that the API failed to process. */
const failedLimits = { initialMs: 5_000, maxMs: 10 * 60_000 } as const;

/** Failures in a row that end a run: the API fails as a whole. */
const maxFailures = 5;

/** Age of a draft that a crash left. */
const draftMs = 60 * 60_000;

export interface DeliveryDeps {
  files: LeadFiles;
  cipher: LeadCipher;
  lease: Lease;
  send: (lead: Lead) => Promise<Delivery>;
  onEvent: (event: LeadEvent, form: string) => void;
  logger: Logger;
}

/** Delivers what waits, oldest first, one at a time. */
export interface Deliverer {
  wake: () => void;
  stop: () => Promise<void>;
}

export function deliverLeads({ files, cipher, lease, send, onEvent, logger }: DeliveryDeps): Deliverer {
  const stopping = new AbortController();
  let wakeUp = new AbortController();
  /** By request: how often the API failed to process it, and when it may be tried again. */
  const failed = new Map<string, { times: number; retryAt: number }>();
  let downRuns = 0;

  async function deliver(file: LeadFile): Promise<Delivery | 'gone'> {
    const sealed = await files.read(file);
    if (!sealed) return 'gone';
    let lead: Lead;
    try {
      lead = cipher.open(sealed, sealedName(file));
    } catch {
      logger.error({ file: file.name }, 'kept request cannot be read: was LEADS_KEY changed?');
      return { refused: 0 };
    }
    return send(lead);
  }

  /** @returns whether the API took or refused it */
  async function settle(file: LeadFile, delivery: Delivery | 'gone'): Promise<boolean> {
    if (delivery === 'unreachable') return false;
    if (delivery === 'failed') {
      const times = (failed.get(file.id)?.times ?? 0) + 1;
      failed.set(file.id, { times, retryAt: Date.now() + backoff(times, failedLimits) });
      return false;
    }
    failed.delete(file.id);
    if (delivery === 'gone') return true;
    if (delivery === 'delivered') await files.remove(file);
    else await files.refuse(file, delivery.refused);
    const event = delivery === 'delivered' ? 'delivered' : 'refused';
    onEvent(event, file.form);
    const status = delivery === 'delivered' ? undefined : delivery.refused;
    logger[event === 'delivered' ? 'info' : 'error']({ form: file.form, id: file.id, status }, `kept request ${event}`);
    return true;
  }

  async function removeExpired(all: readonly LeadFile[]): Promise<LeadFile[]> {
    const oldest = Date.now() - leadBounds.days * 86_400_000;
    const expired = all.filter(({ receivedAt }) => receivedAt < oldest);
    for (const file of expired) {
      await files.remove(file);
      onEvent('expired', file.form);
      logger.error({ form: file.form, id: file.id, state: file.state }, 'kept request deleted after its retention');
    }
    return all.filter((file) => !expired.includes(file));
  }

  /** Delivers what is due. @returns milliseconds until the next run */
  async function run(): Promise<number> {
    const listed = await files.list();
    if (listed.length === 0) return idleMs;
    if (!(await lease.take())) return idleMs;
    await files.clean(Date.now() - draftMs);
    const waiting = (await removeExpired(listed)).filter(({ state }) => state === 'waiting');
    const due = waiting.filter(({ id }) => (failed.get(id)?.retryAt ?? 0) <= Date.now());
    let failures = 0;
    for (const file of due) {
      if (stopping.signal.aborted || !(await lease.take())) return idleMs;
      const delivery = await deliver(file);
      failures = (await settle(file, delivery)) ? 0 : failures + 1;
      if (delivery === 'unreachable' || failures >= maxFailures) break;
    }
    if (failures === 0) {
      downRuns = 0;
      return waiting.length > due.length ? downLimits.initialMs : idleMs;
    }
    downRuns += 1;
    return backoff(downRuns, downLimits);
  }

  const loop = async () => {
    while (!stopping.signal.aborted) {
      const pause = await run().catch((error: unknown) => {
        logger.error({ err: error }, 'kept requests cannot be delivered');
        return downLimits.maxMs;
      });
      await sleep(pause, undefined, { signal: AbortSignal.any([stopping.signal, wakeUp.signal]), ref: false }).catch(
        () => undefined,
      );
    }
    await lease.release();
  };
  const ended = loop();
  return {
    wake: () => {
      downRuns = 0;
      wakeUp.abort();
      wakeUp = new AbortController();
    },
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { backoff } from '#shared/backoff.ts';
import type { Logger } from '../logging/logger.ts';
import type { Lead, LeadCipher } from './leadCipher.ts';
import { sealedName, stateOf, type LeadTable, type SealedLead } from './leadTable.ts';
import { leadBounds, type Delivery, type LeadEvent } from './LeadQueue.ts';

/** Milliseconds between two looks at an empty table, where another process may have put something. */
const idleMs = 5_000;

/** For which a request is taken; several times what one delivery may take. */
const defaultLeaseMs = 20_000;

/** Between two attempts while the API is down. */
const downLimits = { initialMs: 1_000, maxMs: 30_000 } as const;

/** Before a request is sent again that the API failed to process. */
const failedLimits = { initialMs: 5_000, maxMs: 10 * 60_000 } as const;

/** Failures in a row that end a run: the API fails as a whole. */
const maxFailures = 5;

export interface DeliveryDeps {
  table: LeadTable;
  cipher: LeadCipher;
  send: (lead: Lead) => Promise<Delivery>;
  onEvent: (event: LeadEvent, form: string) => void;
  logger: Logger;
  leaseMs?: number;
}

/** Delivers what waits, oldest first, one at a time in each process. */
export interface Deliverer {
  wake: () => void;
  stop: () => Promise<void>;
}

/** Starts to deliver what the table holds, until it is stopped. */
export function deliverLeads(deps: DeliveryDeps): Deliverer {
  const { logger } = deps;
  const stopping = new AbortController();
  let wakeUp = new AbortController();
  let downRuns = 0;

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      let pause = idleMs;
      try {
        downRuns = (await deliverDue(deps, stopping.signal)) ? 0 : downRuns + 1;
        if (downRuns > 0) pause = backoff(downRuns, downLimits);
      } catch (error) {
        logger.error({ err: error }, 'kept requests cannot be delivered');
        pause = downLimits.maxMs;
      }
      const signal = AbortSignal.any([stopping.signal, wakeUp.signal]);
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

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

/** @returns false where the API is down or fails as a whole: what is left waits */
async function deliverDue(deps: DeliveryDeps, stopping: AbortSignal): Promise<boolean> {
  const { table, leaseMs = defaultLeaseMs } = deps;
  if (table.size().requests === 0) return true;
  removeExpired(deps);
  let failures = 0;
  while (!stopping.aborted && failures < maxFailures) {
    const row = table.lease(Date.now(), { leaseMs, maxDelayMs: failedLimits.maxMs });
    if (!row) return failures === 0;
    const delivery = await deliver(row, deps);
    settle(row, delivery, deps);
    if (delivery === 'unreachable') return false;
    failures = delivery === 'failed' ? failures + 1 : 0;
  }
  return failures === 0;
}

function removeExpired({ table, onEvent, logger }: DeliveryDeps): void {
  for (const row of table.removeOlder(Date.now() - leadBounds.days * 86_400_000)) {
    const { id, form } = row;
    onEvent('expired', form);
    logger.error({ form, id, state: stateOf(row) }, 'kept request deleted after its retention');
  }
}

async function deliver(row: SealedLead, { cipher, send, logger }: DeliveryDeps): Promise<Delivery> {
  let lead: Lead;
  try {
    lead = cipher.open(row.sealed, sealedName(row));
  } catch {
    logger.error({ form: row.form, id: row.id }, 'kept request cannot be read: was LEADS_KEY changed?');
    return { refused: 0 };
  }
  return send(lead);
}

function settle(
  { id, form, failures }: SealedLead,
  delivery: Delivery,
  { table, onEvent, logger }: DeliveryDeps,
): void {
  if (delivery === 'unreachable') table.postpone(id, failures, 0);
  else if (delivery === 'failed') table.postpone(id, failures + 1, Date.now() + backoff(failures + 1, failedLimits));
  else if (delivery === 'delivered') {
    table.remove(id);
    onEvent('delivered', form);
    logger.info({ form, id }, 'kept request delivered');
  } else {
    table.refuse(id, delivery.refused);
    onEvent('refused', form);
    logger.error({ form, id, status: delivery.refused }, 'kept request refused');
  }
}

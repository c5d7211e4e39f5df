import { second } from '#shared/times.ts';
import type { Logger } from '../logging/logger.ts';
import type { Spool, WaitingBatch } from './resultSpool.ts';

/** The API may take so long for a batch of 20,000 listings. */
const timeoutMs = 10 * second;

/** For which a batch is taken: longer than one delivery may last. */
const leaseMs = 3 * timeoutMs;

/** What became of a batch. */
export type BatchEvent = 'sent' | 'refused' | 'dropped';

/** What the API said: it has it, it never will, or that is not known. */
type Delivery = 'sent' | 'refused' | { failure: number | string };

interface Destination {
  apiUrl: () => string;
  /** RESULTS_KEY. */
  key: string;
}

interface DeliveryDeps extends Destination {
  spool: Spool;
  logger: Logger;
  onEvent: (event: BatchEvent) => void;
  now: () => number;
}

/** Statuses of a batch that is wrong in itself: all others may change, as when a key is put right. */
const refusing = new Set([400, 413, 415, 422]);

async function send({ apiUrl, key }: Destination, body: string, signal: AbortSignal): Promise<Delivery> {
  try {
    const response = await fetch(`${apiUrl()}/web/results`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'user-agent': 'vencejo' },
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    const { status, ok } = response;
    if (ok) return 'sent';
    return refusing.has(status) ? 'refused' : { failure: status };
  } catch (error) {
    return { failure: (error as Error).name };
  }
}

/**
 * Sends what waits, oldest first and one at a time.
 * @returns a function that sends until nothing waits or the API does not take any; a call while it runs joins it
 */
export function createDelivery(deps: DeliveryDeps): (signal: AbortSignal) => Promise<void> {
  const { spool, logger, onEvent, now } = deps;
  let lastFailure: number | string | undefined;
  let running: Promise<void> | undefined;

  /** Told when it changes: while it lasts, each batch would say the same. */
  function note(failure: number | string | undefined): void {
    if (failure === lastFailure) return;
    lastFailure = failure;
    if (failure === undefined) logger.info('the API takes what was counted again');
    else logger.warn({ failure }, 'the API does not take what was counted: it waits in DATA_DIR');
  }

  function settle({ id }: WaitingBatch, delivery: 'sent' | 'refused'): void {
    spool.remove(id);
    onEvent(delivery);
    if (delivery === 'refused') logger.error({ id }, 'the API refused what was counted: the batch is dropped');
  }

  async function run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const batch = spool.lease(now(), leaseMs);
      if (!batch) return;
      const delivery = await send(deps, batch.body, signal);
      if (typeof delivery === 'object') {
        spool.release(batch.id);
        // Of a site that ends, nothing is known.
        return signal.aborted ? undefined : note(delivery.failure);
      }
      note(undefined);
      settle(batch, delivery);
    }
  }

  return (signal) => (running ??= run(signal).finally(() => (running = undefined)));
}

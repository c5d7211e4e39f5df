import type { Transaction } from 'kysely';
import type { LeadEventBody, LeadEventType } from '#shared/contract/leadEvents.ts';
import type { Db, QueueState, Tables, WebhookRow } from '../tables.ts';
import {
  countRows,
  leaseRows,
  listRows,
  postponeRow,
  queuedRow,
  removeSettledRows,
  requeueRows,
  updateLeased,
  type Leased,
  type QueueCounts,
} from './queue.ts';

export interface LeasedWebhook extends Leased {
  endpoint: string;
  type: LeadEventType;
  /** JSON: LeadEventBody, the same at each attempt. */
  body: string;
  /** Since when it is tried, epoch ms. */
  queuedAt: number;
  /** With the one that is about to begin. */
  attempts: number;
}

/**
 * Queues an event for an endpoint in the transaction that it is about.
 * @param about digest of the address of the visitor that it is about; '' for one that is about none
 * @param id of an event that is queued once, however often it is tried
 */
export async function queueWebhook(
  trx: Transaction<Tables>,
  { endpoint, body, about, id }: { endpoint: string; body: LeadEventBody; about: string; id?: string },
  now: number,
): Promise<void> {
  const queued = queuedRow(body, now);
  const row: WebhookRow = { ...queued, id: id ?? queued.id, endpoint, type: body.type, about_key: about };
  await trx
    .insertInto('webhooks')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * Leases webhooks that are due.
 * @param time of the lease, in ms, longer than sending takes
 * @param except endpoints to which nothing is sent for now
 */
export async function leaseWebhooks(
  db: Db,
  options: { now: number; time: number; maxRows: number; except: readonly string[] },
): Promise<LeasedWebhook[]> {
  const rows = await leaseRows(db, 'webhooks', options);
  return rows.map(({ id, lease, endpoint, type, content, queued_at: queuedAt, attempts }) => ({
    ...{ id, lease, endpoint, type, queuedAt, attempts },
    body: content!,
  }));
}

/** Marks a webhook as delivered, and deletes its content. */
export const settleWebhook = (db: Db, leased: LeasedWebhook): Promise<void> =>
  updateLeased(db, 'webhooks', leased, { state: 'sent', content: null, problem: null });

/**
 * Sets the time of the next attempt of a webhook that was not delivered.
 * @param tryAt null: it is given up
 * @param problem why, as JSON
 */
export const postponeWebhook = (db: Db, leased: LeasedWebhook, tryAt: number | null, problem: string): Promise<void> =>
  postponeRow(db, 'webhooks', leased, tryAt, problem);

/** A webhook as operators see it. */
export interface ListedWebhook {
  id: string;
  endpoint: string;
  type: LeadEventType;
  state: QueueState;
  /** Epoch ms. */
  madeAt: number;
  /** Of the next attempt, or of the last one. */
  tryAt: number;
  attempts: number;
  /** What came of the latest attempt, where it failed: DeliveryProblem. */
  problem: unknown;
}

/** The newest webhooks, without a state those of any. */
export const listWebhooks = async (db: Db, options?: Parameters<typeof listRows>[2]): Promise<ListedWebhook[]> =>
  (await listRows(db, 'webhooks', options)).map(
    ({ id, endpoint, type, state, made_at: madeAt, try_at: tryAt, attempts, problem }) => ({
      ...{ id, endpoint, type, state, madeAt, tryAt, attempts },
      problem: problem === null ? null : (JSON.parse(problem) as unknown),
    }),
  );

/**
 * Queues webhooks once more that were given up, or that wait for their next attempt.
 * @param id undefined: all of them
 * @returns the number of webhooks
 */
export const replayWebhooks = (db: Db, id: string | undefined, now = Date.now()): Promise<number> =>
  requeueRows(db, 'webhooks', { id, states: ['given_up', 'waiting'], now });

export const countWebhooks = (db: Db): Promise<QueueCounts> => countRows(db, 'webhooks');

/** @returns the number of rows that were removed */
export const removeSettledWebhooks = (db: Db, now: number): Promise<number> => removeSettledRows(db, 'webhooks', now);

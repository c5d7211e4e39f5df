import type { Transaction } from 'kysely';
import type { LeadEventBody, LeadEventData, LeadEventType } from '#shared/contract/leadEvents.ts';
import { queueWebhook } from '../db/outbox/webhooks.ts';
import type { Tables } from '../db/tables.ts';
import { agencyEndpoint, networkEndpoint, type WebhookEndpoint } from './endpoints.ts';

/** Something that happened to a lead. */
export interface LeadEvent<Type extends LeadEventType> {
  type: Type;
  data: LeadEventData<Type>;
  /** Digest of the address of the visitor that it is about. */
  subjectKey: string;
  /** What agencies are told that it concerns, by their slugs. */
  agencies?: ReadonlyMap<string, LeadEventData<Type>>;
}

/** Queues an event for everybody who is told of it, in the transaction that it is about. @param now epoch ms */
export type Publish = <Type extends LeadEventType>(
  trx: Transaction<Tables>,
  event: LeadEvent<Type>,
  now: number,
) => Promise<void>;

/** What a request needs that may publish an event. */
export interface EventContext {
  publish: Publish;
  /** Epoch ms. */
  now: number;
}

/** The network is told of every event, an agency of its own leads. */
export function createPublisher(endpoints: readonly WebhookEndpoint[]): Publish {
  const names = new Set(endpoints.map(({ name }) => name));
  return async (trx, { type, data, subjectKey, agencies }, now) => {
    const told: [endpoint: string, part: object][] = [[networkEndpoint, data]];
    for (const [slug, part] of agencies ?? []) told.push([agencyEndpoint(slug), part]);
    for (const [endpoint, part] of told) {
      if (!names.has(endpoint)) continue;
      const body: LeadEventBody = { type, timestamp: new Date(now).toISOString(), data: part };
      await queueWebhook(trx, { endpoint, body, about: subjectKey }, now);
    }
  };
}

import * as z from 'zod/mini';

/**
 * The webhooks of the bundled origin as it shows them to the site's operators. Not a part of the API: an upstream that
 * replaces it keeps its webhooks to itself. Times are epoch ms.
 */
const listedWebhookSchema = z.object({
  /** As the receiver gets it in `webhook-id`. */
  id: z.string(),
  /** `network`, or `agency:` and a slug. */
  endpoint: z.string(),
  type: z.string(),
  state: z.enum(['waiting', 'sent', 'given_up']),
  madeAt: z.number(),
  /** Of the next attempt of one that waits. */
  tryAt: z.number(),
  attempts: z.number(),
  /** What the receiver answered to the latest attempt, where that failed: a status, or the code of the connection. */
  problem: z.optional(z.string()),
});
export type ListedWebhookDto = z.output<typeof listedWebhookSchema>;

/** The answer of `GET /operators/webhooks`: those that were given up, then the newest; at most 200. */
export const webhookListSchema = z.object({
  /** The host alone: a URL may hold a secret. */
  endpoints: z.array(z.object({ name: z.string(), host: z.string() })),
  waiting: z.number(),
  givenUp: z.number(),
  webhooks: z.array(listedWebhookSchema),
});
export type WebhookListDto = z.output<typeof webhookListSchema>;

/** The answer of `POST /operators/webhooks/replay` and `…/{id}/replay`. */
export const replayedSchema = z.object({ webhooks: z.number() });

const queueSchema = z.object({
  waiting: z.number(),
  /** Since when the oldest is tried; 0 where none waits. */
  oldestSeconds: z.number(),
  givenUp: z.number(),
});

/** The answer of `GET /operators/outbox`: what waits to be sent, in numbers. */
export const outboxSchema = z.object({ mails: queueSchema, webhooks: queueSchema });
export type OutboxDto = z.output<typeof outboxSchema>;

import { isKept } from '#shared/contract/keptAnswer.ts';
import type { AdvertReport } from '#shared/forms/advertReport.ts';
import type { AlertRequest } from '#shared/forms/alert.ts';
import type { LinkRequest } from '#shared/forms/mailedLinks.ts';
import type { Opportunity } from '#shared/forms/opportunity.ts';
import type { OwnerRequest } from '#shared/forms/ownerRequest.ts';
import type { Subscription } from '#shared/forms/subscription.ts';
import type { CallOptions, Send } from './calls.ts';
import { toOpportunityAnswer, toOwnerRequestAnswer } from './lead.ts';

export const formCalls = (send: Send) => ({
  /** Asks an agent or an agency something, mostly about a listing (docs/product.md#enquiries). */
  enquire: async (opportunity: Opportunity, idempotencyKey?: string, options?: CallOptions) =>
    toOpportunityAnswer(await send('newOpportunity', {}, { body: opportunity, idempotencyKey }, options)),
  /** An owner asks to sell or to let (docs/product.md#owner-requests). */
  requestSaleOrLetting: async (request: OwnerRequest, idempotencyKey?: string, options?: CallOptions) =>
    toOwnerRequestAnswer(await send('newOwnerRequest', {}, { body: request, idempotencyKey }, options)),
  /** Tells the network what is wrong with an advert (docs/product.md#reports-of-adverts). */
  reportAdvert: async (report: AdvertReport, idempotencyKey?: string, options?: CallOptions): Promise<void> => {
    await send('newAdvertReport', {}, { body: report, idempotencyKey }, options);
  },
  /**
   * Asks for the newsletter: a link to confirm it is mailed (docs/product.md#compliance).
   * @returns whether the site keeps the request, and the link follows
   */
  subscribe: async (subscription: Subscription, idempotencyKey?: string, options?: CallOptions) =>
    isKept(await send('newSubscription', {}, { body: subscription, idempotencyKey }, options)),
  /** Asks for an alert: a link that starts it is mailed (docs/product.md#alert). @returns as `subscribe` */
  createAlert: async (alert: AlertRequest, idempotencyKey?: string, options?: CallOptions) =>
    isKept(await send('newAlert', {}, { body: alert, idempotencyKey }, options)),
  /** Asks for a new link. The answer is the same whether the address is known or not. */
  requestLink: async (request: LinkRequest, options?: CallOptions): Promise<void> => {
    await send('newLink', {}, { body: request }, options);
  },
});

import * as z from 'zod/mini';
import { advertAnswers } from '../domain/advertAnswers.ts';
import { amount, estateKey, line, listOf, optional, reference, withFallback } from './fields.ts';
import { listingInfoSchema } from './lead.ts';

/** A listing that its agent is asked about. */
const askedAdvertSchema = z.object({
  key: estateKey,
  reference,
  /** Whether it is on the site. */
  is_listed: withFallback(z.boolean(), true),
  /** As it is now; absent where it is withdrawn. */
  listing: optional(listingInfoSchema),
  /** What the agent said; absent before. */
  answer: optional(z.enum(advertAnswers)),
  /** Euros, as the agent said with `price`: the listing keeps its own. */
  told_price: optional(amount),
});

/** The answer of `GET /web/rgpd/adverts/{token}`: what an agent is asked by mail, for the holder of the link. */
export const advertListSchema = z.object({
  /** The agent's first name. */
  name: withFallback(line, ''),
  adverts: withFallback(listOf(askedAdvertSchema), []),
});
export type AdvertListDto = z.output<typeof advertListSchema>;

/** The answer of `GET /operators/adverts`; no part of the API. */
export const advertAnswerListSchema = z.object({
  /** Questions that can still be answered, and agents who want no such mails. */
  open: z.number(),
  stopped: z.number(),
  answers: z.array(
    z.object({
      reference: z.string(),
      key: z.string(),
      /** Slug of the agent. */
      agent: z.string(),
      answer: z.enum(advertAnswers),
      toldPrice: z.optional(z.number()),
      /** Epoch ms. */
      answeredAt: z.number(),
      isTakenOff: z.boolean(),
      /** The listing as it is now; null: it is withdrawn. */
      now: z.nullable(z.object({ status: z.string(), price: z.number() })),
    }),
  ),
});
export type AdvertAnswerListDto = z.output<typeof advertAnswerListSchema>;

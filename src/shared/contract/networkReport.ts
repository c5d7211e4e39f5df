import * as z from 'zod/mini';
import { translationsSchema } from './imports.ts';

/** Listings: how many, and the references of the first. */
const listings = z.object({
  count: z.number(),
  found: z.array(z.object({ reference: z.string(), missing: z.optional(z.array(z.string())) })),
});

/**
 * What the operators of a network should put right in its data. Not a part of the API. The answer of
 * `GET /operators/network`.
 */
export const networkReportSchema = z.object({
  /** Slugs that two things have, of which only the first can be reached (PD-3). */
  slugCollisions: z.array(z.object({ slug: z.string(), kinds: z.array(z.enum(['province', 'agent', 'agency'])) })),
  /** Homes for rent in Catalonia, not seasonal, without what their adverts must state (docs/product.md#compliance). */
  lettingsWithoutData: listings,
  /** Energy certificates that are said to be there, without a rating that can be read (PD-37). */
  unreadableCertificates: listings,
  /** Adverts that say nothing of an energy certificate (docs/product.md#compliance). */
  certificatesNotStated: listings,
  /** How it stands with the translation of texts; null where nothing is translated. */
  translations: z.optional(z.nullable(translationsSchema)),
});
export type NetworkReportDto = z.output<typeof networkReportSchema>;

import * as z from 'zod/mini';

/**
 * The answer of `GET /operators/services`: what the bundled origin works with, as it found it last. Not a part of the
 * API.
 */
export const servicesSchema = z.object({
  /** The database that it writes to. */
  primary: z.optional(z.object({ isReachable: z.boolean() })),
  /** `lagMs` is null where it is not known. */
  replica: z.optional(z.object({ isRead: z.boolean(), lagMs: z.nullable(z.number()) })),
  /** The bucket of pictures. */
  pictures: z.optional(z.object({ isReachable: z.boolean() })),
});
export type ServicesDto = z.output<typeof servicesSchema>;

import * as z from 'zod/mini';

/** The answer of the site's own `GET /web/isochrone`: from where a point is reached in time, as an encoded outline. */
export const isochroneSchema = z.object({ area: z.string() });

import * as z from 'zod/mini';
import { amount, filledLine, listOf, optional } from './fields.ts';

/** In the order in which a page names them. */
export const nearbyKinds = ['school', 'station', 'shop', 'beach', 'park'] as const;
export type NearbyKind = (typeof nearbyKinds)[number];

/** The answer of the site's own `GET /web/nearby`: what the tiles of its maps have around a point. */
export const nearbySchema = z.object({
  places: listOf(
    z.object({
      kind: z.enum(nearbyKinds),
      /** As the map has it; absent where it has none. */
      name: optional(filledLine),
      /** Metres in a straight line. */
      distance: amount,
    }),
  ),
});
export type NearbyPlace = z.output<typeof nearbySchema>['places'][number];

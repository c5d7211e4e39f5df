import * as z from 'zod/mini';
import { count, filledLine, optional, slug, withFallback } from './fields.ts';

/** A province or a town, and how many estates or agents are there. */
export const placeSchema = z.object({
  slug,
  name: filledLine,
  count: withFallback(count, 0),
  /** Of the estates, those that are not reserved either. */
  available: optional(count),
  /** Of the available ones, flats, houses and country houses: what the list of the place shows. */
  homes: optional(count),
});
export type PlaceDto = z.output<typeof placeSchema>;

/** A part of a town. */
export const zoneSchema = z.extend(placeSchema, { town_slug: slug });
export type ZoneDto = z.output<typeof zoneSchema>;

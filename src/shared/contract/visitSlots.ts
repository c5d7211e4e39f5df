import * as z from 'zod/mini';
import { spanishZones } from '../domain/visitSlots.ts';
import { listOf, withFallback } from './fields.ts';

/** The answer of `GET /web/estate/{key}/slots`. */
export const visitSlotsSchema = z.object({
  zone: withFallback(z.enum(spanishZones), 'Europe/Madrid'),
  minutes: withFallback(z.int().check(z.minimum(5), z.maximum(480)), 30),
  starts: listOf(z.iso.datetime({ offset: true })),
});
export type VisitSlotsDto = z.output<typeof visitSlotsSchema>;

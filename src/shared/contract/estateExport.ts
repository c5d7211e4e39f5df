import * as z from 'zod/mini';
import { optional, word } from './fields.ts';

/** Some of all estates that are neither sold nor rented, whole; its records are read one by one (readRecords). */
export const estateExportSchema = z.object({
  results: z.array(z.unknown()),
  /** Where the next page begins; absent on the last. */
  next: optional(word),
});

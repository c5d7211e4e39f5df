import * as z from 'zod/mini';
import { estateDetailShape, estateSummaryShape, respellEstate } from './estate.ts';
import { line, lineByTag, optional, respelled, respellTags, text, textByTag, withFallback, word } from './fields.ts';

/** Some of all estates that are neither sold nor rented, whole; its records are read one by one (readRecords). */
export const estateExportSchema = z.object({
  results: z.array(z.unknown()),
  /** Where the next page begins; absent on the last. */
  next: optional(word),
});

/** Languages of texts that no page is in, and that portals show. */
export const furtherLanguages = [
  ...(['da', 'fi', 'it', 'no', 'pl', 'pt', 'ru', 'sv'] as const),
  ...(['ar', 'cs', 'el', 'eu', 'gl', 'hu', 'ro', 'tr', 'uk', 'zh'] as const),
] as const;

const further = <T extends z.ZodMiniType>(value: T) =>
  Object.fromEntries(furtherLanguages.map((code) => [code, optional(value)])) as Record<
    (typeof furtherLanguages)[number],
    ReturnType<typeof optional<T>>
  >;

/** A whole estate with its texts in every language that they are given in. */
export const exportedEstateSchema = respelled(
  respellEstate,
  z.object({
    ...estateSummaryShape,
    ...estateDetailShape,
    description: withFallback(respelled(respellTags, z.extend(lineByTag, further(line))), { 'es-ES': '' }),
    text: optional(respelled(respellTags, z.extend(textByTag, further(text)))),
  }),
);

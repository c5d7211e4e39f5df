import * as z from 'zod/mini';
import { listOf, optional, word } from './fields.ts';

/**
 * What came of the checks that visitors are shown. The site adds it to the listings that it passes on
 * (src/server/upstream/addFindings.ts): no API sends it, so that it is no part of the contract's documents.
 */
export const foundSchema = z.object({
  findings: optional(
    listOf(
      z.object({
        name: word,
        is: z.enum(['agrees', 'differs', 'told', 'unknown']),
        values: z.record(z.string(), z.union([z.number(), z.string()])),
        /** Of a network's own rule, by language. */
        words: optional(z.record(z.string(), z.string())),
      }),
    ),
  ),
});

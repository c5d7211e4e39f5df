import * as z from 'zod/mini';
import { line, optional, withFallback, word } from './fields.ts';

/** The answer of any call that fails (docs/product.md#errors). */
export const errorSchema = z.object({
  code: word,
  message: withFallback(line, ''),
  error: withFallback(line, ''),
  /** What is wrong with which field, where a form or a URL can show it. */
  fields: optional(z.record(word, line)),
});
export type ErrorDto = z.output<typeof errorSchema>;

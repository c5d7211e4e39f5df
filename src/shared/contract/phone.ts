import * as z from 'zod/mini';
import { line } from './fields.ts';

/** As it came, until another is set: the rules of all countries are too large for browsers (24 KB). */
let format = (phone: string): string => phone;

/** Sets how phones of answers are written from now on. The server does so at its start. @param formatter of E.164 */
export function formatPhonesBy(formatter: (phone: string) => string): void {
  format = formatter;
}

/** E.164, in the answer as `formatPhonesBy` writes it. */
export const phone = z.pipe(
  line,
  z.transform((value: string) => format(value)),
);

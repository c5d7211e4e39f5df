import { z } from 'zod';
import { inLanguages, languages, type Language } from '#shared/i18n/languages.ts';

/** The schema of the file itself, for editors: nothing reads it here. */
export const $schema = z.string().optional();

/** One line of text that is not blank. */
export const line = z.string().trim().min(1);

/** The same in each language. */
export const inEach = <T extends z.ZodType>(one: T) => z.strictObject(inLanguages(() => one));

/** `https://…`, or a path of this host. */
const address = z.string().regex(/^(?:https:\/\/|\/(?!\/))\S*$/, 'must begin with https:// or be a path of this site');

/** An address for all languages, or one for each. */
export const addresses = z
  .union([address, inEach(address)])
  .transform((given): Record<Language, string> => (typeof given === 'string' ? inLanguages(() => given) : given));

import { z } from 'zod';
import { defaultLanguage, inLanguages, type BySiteLanguage } from '#shared/i18n/languages.ts';

/** The schema of the file itself, for editors: nothing reads it here. */
export const $schema = z.string().optional();

/** One line of text that is not blank. */
export const line = z.string().trim().min(1);

/** The same in the languages of the site: Spanish has to be there, and stands in for any other. */
export const byLanguage = <T extends z.ZodType<string, string>>(one: T) =>
  z.strictObject(
    inLanguages((language) => (language === defaultLanguage ? one : one.optional())),
  ) as unknown as z.ZodType<BySiteLanguage<string>, BySiteLanguage<string>>;

/** `https://…`, or a path of this host. */
const address = z.string().regex(/^(?:https:\/\/|\/(?!\/))\S*$/, 'must begin with https:// or be a path of this site');

/** An address for all languages, or one for each. */
export const addresses = z
  .union([address, byLanguage(address)])
  .transform((given): BySiteLanguage<string> => (typeof given === 'string' ? { es: given } : given));

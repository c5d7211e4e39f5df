import { z } from 'zod';
import { languages, type Language } from '#shared/i18n/languages.ts';

/** The schema of the file itself, for editors: nothing reads it here. */
export const $schema = z.string().optional();

/** One line of text that is not blank. */
export const line = z.string().trim().min(1);

/** The same in each language. */
export const inLanguages = <T extends z.ZodType>(one: T) => z.strictObject({ es: one, ca: one, en: one });

/** `https://…`, or a path of this host. */
const address = z.string().regex(/^(?:https:\/\/|\/(?!\/))\S*$/, 'must begin with https:// or be a path of this site');

/** An address for all languages, or one for each. */
export const addresses = z
  .union([address, inLanguages(address)])
  .transform((given): Record<Language, string> =>
    typeof given === 'string'
      ? (Object.fromEntries(languages.map((language) => [language, given])) as Record<Language, string>)
      : given,
  );

import { z } from 'zod';
import { inLanguages, inSiteLanguages, type BySiteLanguage, type Language } from '#shared/i18n/languages.ts';

/** The schema of the file itself, for editors: nothing reads it here. */
export const $schema = z.string().optional();

/** One line of text that is not blank. */
export const line = z.string().trim().min(1);

/** The same in each language of the site; in others it may be there. */
export const inEach = <T extends z.ZodType<string, string>>(one: T, siteLanguages: readonly Language[]) =>
  z.strictObject(
    inLanguages((language) => (siteLanguages.includes(language) ? one : one.optional())),
  ) as unknown as z.ZodType<BySiteLanguage<string>, BySiteLanguage<string>>;

/** `https://…`, or a path of this host. */
const address = z.string().regex(/^(?:https:\/\/|\/(?!\/))\S*$/, 'must begin with https:// or be a path of this site');

/** An address for all languages, or one for each. */
export const addresses = (siteLanguages: readonly Language[]) =>
  z
    .union([address, inEach(address, siteLanguages)])
    .transform((given): BySiteLanguage<string> =>
      typeof given === 'string' ? inSiteLanguages(siteLanguages, () => given) : given,
    );

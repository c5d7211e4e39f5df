import type { Language } from '../i18n/languages.ts';
import { consents } from './consents.ts';

/** A browser sends a value for a ticked checkbox, and nothing for another. */
const isTicked = (value: string | boolean | undefined): boolean => value === true || typeof value === 'string';

/** @param fields by name, unchecked: the values of a form, or what a browser sent without scripts */
export const subscriptionOf = (
  fields: Readonly<Record<string, string | boolean>>,
  { language, path }: { language: Language; path: string },
) => ({
  name: fields.name ?? '',
  surname: fields.surname ?? '',
  email: fields.email ?? '',
  language,
  acceptConditions: isTicked(fields.acceptConditions),
  acceptCommercials: isTicked(fields.acceptCommercials),
  consentVersion: consents.newsletter.version,
  pageUrl: path,
});

import type { Language } from '../i18n/languages.ts';
import { consents } from './consents.ts';

/** What the form's fields ask for, unchecked: from a browser's FormData, or from what it sent without scripts. */
export const subscriptionOf = (
  fields: Pick<URLSearchParams, 'get'> | FormData,
  { language, path }: { language: Language; path: string },
) => ({
  name: fields.get('name') ?? '',
  surname: fields.get('surname') ?? '',
  email: fields.get('email') ?? '',
  language,
  acceptConditions: fields.get('acceptConditions') !== null,
  acceptCommercials: fields.get('acceptCommercials') !== null,
  consentVersion: consents.newsletter.version,
  pageUrl: path,
});

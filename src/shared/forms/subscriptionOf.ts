import { consents } from './consents.ts';
import { isTicked, type FormPage, type SentFields } from './sentFields.ts';

/** The body of `POST /web/subscribe` from a form's fields, unchecked. */
export const subscriptionOf = (fields: SentFields, { language, path }: FormPage) => ({
  name: fields.name ?? '',
  surname: fields.surname ?? '',
  email: fields.email ?? '',
  language,
  acceptConditions: isTicked(fields.acceptConditions),
  acceptCommercials: isTicked(fields.acceptCommercials),
  consentVersion: consents.newsletter.version,
  pageUrl: path,
});

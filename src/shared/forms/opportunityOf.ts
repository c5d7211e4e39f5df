import { consents } from './consents.ts';
import { phoneOf } from './phoneOf.ts';
import { isTicked, type FormPage, type SentFields } from './sentFields.ts';

/** The body of `POST /web/opportunity` from a form's fields, unchecked. */
export const opportunityOf = (fields: SentFields, { language, path }: FormPage) => ({
  reference: fields.reference,
  agent: fields.agent,
  agency: fields.agency,
  subject: fields.subject === '' ? undefined : fields.subject,
  name: fields.name ?? '',
  surname: fields.surname ?? '',
  email: fields.email ?? '',
  phone: phoneOf(fields.phone, fields.phoneCountry),
  message: fields.message ?? '',
  acceptPrivacy: isTicked(fields.acceptPrivacy),
  acceptCommercials: isTicked(fields.acceptCommercials),
  language,
  consentVersion: consents.opportunity.version,
  pageUrl: path,
});

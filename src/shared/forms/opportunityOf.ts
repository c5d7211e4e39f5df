import { consents } from './consents.ts';
import { consentOfEnquiry } from './networkEnquiry.ts';
import { isTicked, type FormPage, type SentFields } from './sentFields.ts';

/** The body of `POST /web/opportunity` from a form's fields, unchecked. */
export const opportunityOf = (fields: SentFields, { language, path }: FormPage) => ({
  reference: fields.reference,
  agent: fields.agent,
  agency: fields.agency,
  // Who chooses a time asks for a visit, also in a form that began as a question.
  subject: fields.slot ? 'visit' : fields.subject === '' ? undefined : fields.subject,
  slot: fields.slot,
  name: fields.name ?? '',
  surname: fields.surname ?? '',
  email: fields.email ?? '',
  phone: fields.phone,
  message: fields.message ?? '',
  acceptPrivacy: isTicked(fields.acceptPrivacy),
  acceptCommercials: isTicked(fields.acceptCommercials),
  language,
  consentVersion: consents[consentOfEnquiry(fields)].version,
  pageUrl: path,
});

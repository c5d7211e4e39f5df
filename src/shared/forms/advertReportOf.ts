import { consents } from './consents.ts';
import { isTicked, type FormPage, type SentFields } from './sentFields.ts';

/** The body of `POST /web/report` from a form's fields, unchecked. */
export const advertReportOf = (fields: SentFields, { language, path }: FormPage) => ({
  reference: fields.reference,
  reason: fields.reason === '' ? undefined : fields.reason,
  message: fields.message ?? '',
  email: fields.email,
  acceptPrivacy: isTicked(fields.acceptPrivacy),
  language,
  consentVersion: consents.advertReport.version,
  pageUrl: path,
});

import { consents } from './consents.ts';
import { isTicked, listOf, type FormPage, type SentFields } from './sentFields.ts';

/** The body of `POST /web/lead` from a form's fields, unchecked. */
export const ownerRequestOf = (fields: SentFields, { language, path }: FormPage) => ({
  type: fields.type,
  fullName: fields.fullName ?? '',
  email: fields.email ?? '',
  phone: fields.phone ?? '',
  address: fields.address,
  zipCode: fields.zipCode,
  estateType: fields.estateType,
  area: fields.area,
  rooms: fields.rooms,
  moreToKnow: fields.moreToKnow,
  cities: listOf(fields.cities),
  agent: fields.agent,
  acceptTerms: isTicked(fields.acceptTerms),
  acceptCommercials: isTicked(fields.acceptCommercials),
  acceptNewsletter: isTicked(fields.acceptNewsletter),
  language,
  consentVersion: consents.ownerRequest.version,
  pageUrl: path,
});

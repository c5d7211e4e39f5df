import type { LeadConfirmationDto } from '#shared/contract/lead.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { FoundEnquiry } from '../db/personal/leads.ts';
import type { Store } from '../db/store.ts';
import { readEstate } from '../records/readEstates.ts';
import { optionalField } from '../optionalField.ts';
import { networkAddressee, readAddressee } from './addressee.ts';
import { confirmedListing, kindOf } from './listing.ts';

/**
 * What the holder of a lead's link is shown: the listing as it is now. One that was withdrawn meanwhile is shown by its
 * reference only.
 */
export async function leadConfirmation(
  store: Store,
  { addressee: id, url_key: key, reference, variant, content: { name, phone } }: FoundEnquiry,
  brand: Parameters<typeof networkAddressee>[0],
  languages: readonly Language[],
): Promise<LeadConfirmationDto> {
  const addressee = id === 'network' ? networkAddressee(brand) : await readAddressee(store, id, languages);
  const estate = key === null ? null : await readEstate(store, key);
  const { slug, fullName = '', name: agentName = '', phone: agentPhone, email, calendarUrl } = addressee ?? {};
  return {
    name,
    contact_channel: phone === undefined ? 'email' : 'phone',
    ...optionalField('property_type', estate && kindOf(estate)),
    ...optionalField('reference', reference),
    agent: {
      ...optionalField('slug', slug),
      full_name: fullName,
      name: agentName,
      ...optionalField('phone', agentPhone),
      ...optionalField('email', email),
    },
    ...optionalField('calendar_url', calendarUrl),
    ...optionalField('info', estate && confirmedListing(estate, fullName)),
    support_mail: brand.email,
    variant,
  };
}

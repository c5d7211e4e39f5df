import type { OwnerRequestAnswerDto } from '#shared/contract/lead.ts';
import type { OwnerRequest } from '#shared/forms/ownerRequest.ts';
import { shownTexts } from '../db/personal/consents.ts';
import { insertOwnerRequest } from '../db/personal/leads.ts';
import type { Store } from '../db/store.ts';
import { createSecret } from '../db/personal/tokens.ts';
import type { RequestContext } from '../newsletter/subscribe.ts';
import type { Office } from './offices.ts';
import { storeLead, type Lead } from './storeLead.ts';

/** A name of one field as the newsletter stores names, in two. */
function splitName(fullName: string): { name: string; surname: string } {
  const [name = '', ...surnames] = fullName.split(/\s+/);
  return { name, surname: surnames.join(' ') };
}

/** Stores an owner's request, and mails it to the office of each city. @param offices with the cities of each */
export async function requestSaleOrLetting(
  store: Store,
  request: OwnerRequest,
  offices: readonly Office[],
  context: RequestContext,
): Promise<OwnerRequestAnswerDto> {
  const {
    acceptTerms,
    acceptCommercials,
    acceptNewsletter,
    consentVersion: _,
    pageUrl,
    language,
    ...content
  } = request;
  const { fullName, email, type } = content;
  const namesOf = (cities: Office['cities']): string[] => cities.map(({ name }) => name);
  const lead: Lead<OwnerRequestAnswerDto> = {
    person: { email, language, ...splitName(fullName) },
    shown: await shownTexts('ownerRequest', language),
    boxes: { acceptTerms, acceptCommercials, acceptNewsletter },
    pageUrl,
    wantsNewsletter: acceptCommercials || acceptNewsletter,
    store: async (trx, { consent, subjectKey }) => {
      const id = createSecret();
      const row = { subject_key: subjectKey, language, consent, content, made_at: context.now };
      await insertOwnerRequest(trx, id, row);
      return {
        answer: { id },
        mails: offices.map((office) => ({
          kind: 'ownerRequest',
          recipient: office.email,
          language: office.language,
          name: office.name,
          request: { ...content, cities: namesOf(office.cities), language, acceptCommercials, acceptNewsletter },
        })),
        acknowledgement: {
          kind: 'ownerRequestReceived',
          recipient: email,
          language,
          name: fullName,
          type,
          cities: namesOf(offices.flatMap(({ cities }) => cities)),
        },
      };
    },
  };
  return storeLead(store, lead, context);
}

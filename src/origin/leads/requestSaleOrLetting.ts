import type { OwnerRequestAnswerDto } from '#shared/contract/lead.ts';
import type { OwnerRequest } from '#shared/forms/ownerRequest.ts';
import { insertOwnerRequest } from '../db/personal/leads.ts';
import type { Store } from '../db/store.ts';
import type { PlaceRow } from '../db/tables.ts';
import { createSecret } from '../db/personal/tokens.ts';
import type { RequestContext } from '../newsletter/subscribe.ts';
import type { EventContext, LeadEvent } from '../webhooks/publishEvents.ts';
import { optionalField } from '../optionalField.ts';
import type { MailedHome } from '../db/outbox/mail.ts';
import { mailedPerson } from './addressee.ts';
import type { Office } from './offices.ts';
import { storeLead, type Lead } from './storeLead.ts';

/** A name of one field as the newsletter stores names, in two. */
function splitName(fullName: string): { name: string; surname: string } {
  const [name = '', ...surnames] = fullName.split(/\s+/);
  return { name, surname: surnames.join(' ') };
}

/** What other systems are told of it: an agency of the cities that it handles. */
function eventOf(
  request: OwnerRequest,
  offices: readonly Office[],
  { id, subjectKey }: { id: string; subjectKey: string },
): LeadEvent<'owner_request.created'> {
  const { type, fullName, email, phone, address, zipCode, estateType, area, rooms, moreToKnow } = request;
  const cities = offices.flatMap((office) =>
    office.cities.map((city) => ({ ...city, ...optionalField('agency', office.agency) })),
  );
  const data = {
    ...{ id, type, full_name: fullName, email, phone, language: request.language },
    ...{ ...optionalField('address', address), ...optionalField('zip_code', zipCode) },
    ...{ ...optionalField('estate_type', estateType), ...optionalField('area', area) },
    ...{ ...optionalField('rooms', rooms), ...optionalField('more_to_know', moreToKnow) },
    cities,
    ...optionalField('agent', request.agent),
    accepts_commercials: request.acceptCommercials,
    accepts_newsletter: request.acceptNewsletter,
    ...optionalField('page', request.pageUrl),
  };
  const agencies = new Set(cities.flatMap(({ agency }) => agency ?? []));
  const partOf = (slug: string) => ({ ...data, cities: cities.filter(({ agency }) => agency === slug) });
  return {
    ...{ type: 'owner_request.created', data, subjectKey },
    agencies: new Map([...agencies].map((slug) => [slug, partOf(slug)])),
  };
}

/** Who gets it, as the owner is shown them. */
function contactsOf(offices: readonly Office[]): Pick<OwnerRequestAnswerDto, 'contacts'> {
  const contacts = offices.flatMap(({ agent, cities }) => {
    if (!agent) return [];
    const { slug, fullName, phone, agencyName, avatar } = agent;
    return [
      {
        ...{ full_name: fullName, slug, cities: cities.map((city) => city.slug) },
        ...optionalField('agency', agencyName),
        ...optionalField('phone', phone),
        ...optionalField('avatar', avatar),
      },
    ];
  });
  return contacts.length > 0 ? { contacts } : {};
}

/** Stores an owner's request, and mails it to the office of each city. @param offices with the cities of each */
export async function requestSaleOrLetting(
  store: Store,
  request: OwnerRequest,
  { offices, home, town }: { offices: readonly Office[]; home: MailedHome; town: PlaceRow | undefined },
  { publish, ...context }: EventContext & RequestContext,
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
    shown: await context.shownTexts('ownerRequest', language),
    boxes: { acceptTerms, acceptCommercials, acceptNewsletter },
    pageUrl,
    wantsNewsletter: acceptCommercials || acceptNewsletter,
    store: async (trx, { consent, subjectKey }) => {
      const id = createSecret();
      const row = { subject_key: subjectKey, language, consent, content, made_at: context.now };
      const rowId = await insertOwnerRequest(trx, id, row);
      await publish(trx, eventOf(request, offices, { id: rowId, subjectKey }), context.now);
      return {
        answer: {
          id,
          ...contactsOf(offices),
          ...optionalField('town', town && { slug: town.slug, name: town.name }),
        },
        mails: offices.map((office) => ({
          kind: 'ownerRequest',
          recipient: office.email,
          language: office.language,
          name: office.name,
          ...(office.agent && { agent: office.agent.fullName }),
          ...(office.agent && office.agent.slug === content.agent ? { isChosen: true as const } : {}),
          request: { ...content, cities: namesOf(office.cities), language, acceptCommercials, acceptNewsletter },
        })),
        acknowledgement: {
          kind: 'ownerRequestReceived',
          recipient: email,
          language,
          name: splitName(fullName).name,
          type,
          cities: namesOf(offices.flatMap(({ cities }) => cities)),
          home,
          contacts: offices.flatMap(({ agent, cities }) =>
            agent ? [{ ...mailedPerson(agent), cities: namesOf(cities) }] : [],
          ),
        },
      };
    },
  };
  return storeLead(store, lead, context);
}

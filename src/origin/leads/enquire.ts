import type { Transaction } from 'kysely';
import type { LeadVariant, OpportunityAnswerDto } from '#shared/contract/lead.ts';
import type { HeldVisit } from '#shared/domain/visitSlots.ts';
import { consentOfEnquiry } from '#shared/forms/networkEnquiry.ts';
import type { Opportunity } from '#shared/forms/opportunity.ts';
import { addEvents } from '../db/results/addResults.ts';
import { countEnquiries, insertEnquiry } from '../db/personal/leads.ts';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { addToken, createSecret, visitLinkLife } from '../db/personal/tokens.ts';
import type { Mail } from '../db/outbox/mail.ts';
import type { RequestContext } from '../newsletter/subscribe.ts';
import type { EventContext, LeadEvent } from '../webhooks/publishEvents.ts';
import { day } from '#shared/times.ts';
import { optionalField } from '../optionalField.ts';
import { calendarOf, mailedPerson, type Asked } from './addressee.ts';
import { mailedListing, toldListing } from './listing.ts';
import { holdSlot } from './holdSlot.ts';
import { storeLead } from './storeLead.ts';

/** From so many enquiries in a day on, an agent is in high demand: no quick answer is promised (PD-42). */
export const highDemand = 10;

interface Answered {
  leadId: string;
  variant: LeadVariant;
  visit: HeldVisit | undefined;
}

/** Mails to the agent (replies go to the visitor) and to the visitor. */
function mailsOf(
  { language, name, surname, email, phone, message, subject }: Opportunity,
  { addressee, estate }: Asked,
  { leadId, variant, brandEmail, visit, token }: Answered & { brandEmail: string; token: string | undefined },
): { mails: Mail[]; acknowledgement: Mail } {
  const listing = (of: typeof language) => (estate ? { listing: mailedListing(estate, of) } : {});
  return {
    mails: [
      {
        kind: 'enquiry',
        recipient: addressee.email ?? brandEmail,
        language: addressee.language,
        name: addressee.name,
        visitor: { name, surname, email, phone, language },
        message,
        subject,
        ...listing(addressee.language),
        ...optionalField('visit', visit),
      },
    ],
    acknowledgement: {
      kind: 'enquiryReceived',
      recipient: email,
      language,
      name,
      leadId,
      agent: mailedPerson(addressee),
      variant,
      ...listing(language),
      ...optionalField('visit', visit),
      ...optionalField('token', token),
    },
  };
}

/** What other systems are told of it. */
function eventOf(
  { subject, name, surname, email, phone, message, language, acceptCommercials, pageUrl }: Opportunity,
  { addressee, estate }: Asked,
  { id, subjectKey, publicOrigin, visit }: { id: string; subjectKey: string; publicOrigin: string; visit?: HeldVisit },
): LeadEvent<'enquiry.created'> {
  const { slug, fullName, agency } = addressee;
  const data = {
    ...{ id, subject, name, surname, email, ...optionalField('phone', phone), message, language },
    accepts_commercials: acceptCommercials,
    ...optionalField('page', pageUrl),
    ...(slug !== undefined && addressee.id.startsWith('agent:') ? { agent: { slug, full_name: fullName } } : {}),
    ...optionalField('agency', agency),
    ...optionalField('listing', estate && toldListing(estate, language, publicOrigin)),
    ...optionalField('visit', visit && { start: visit.start, minutes: visit.minutes, held_until: visit.heldUntil }),
  };
  return { type: 'enquiry.created', data, subjectKey, agencies: new Map(agency === undefined ? [] : [[agency, data]]) };
}

async function chooseVariant(
  trx: Transaction<Tables>,
  { id, calendarUrl }: Asked['addressee'],
  now: number,
): Promise<LeadVariant> {
  const isInDemand = (await countEnquiries(trx, id, now - day)) >= highDemand;
  if (calendarUrl === undefined) return isInDemand ? 'highDemand' : 'automatic';
  return isInDemand ? 'highDemandWithCalendar' : 'automaticWithCalendar';
}

/** Adds to what the listing earned. */
async function countEnquiry(
  trx: Transaction<Tables>,
  { subject, slot }: Opportunity,
  { estate }: Asked,
  now: number,
): Promise<void> {
  if (!estate) return;
  const once = new Map([[estate.key, 1]]);
  await addEvents(trx, 'enquiries', once, now);
  if (subject === 'visit' || slot !== undefined) await addEvents(trx, 'visits', once, now);
}

/**
 * Stores what a visitor asks, and mails it to the agent or the agency. The time of a visit is held for whoever takes it
 * by the link that the visitor is mailed.
 * @throws SlotTaken for a time that is not free; TooManyVisits for one who has others
 * @param brandEmail gets it where they have no address
 * @param isCounted adds to what the listing earned
 */
export async function enquire(
  store: Store,
  opportunity: Opportunity,
  asked: Asked,
  {
    brandEmail,
    publicOrigin,
    publish,
    isCounted = false,
    ...request
  }: EventContext & RequestContext & { brandEmail: string; publicOrigin: string; isCounted?: boolean },
): Promise<OpportunityAnswerDto> {
  const { subject, name, surname, email, phone, message, language, pageUrl } = opportunity;
  const { acceptPrivacy, acceptCommercials, slot } = opportunity;
  const calendar = slot === undefined || !asked.estate ? null : await calendarOf(store, asked.estate);
  const { now } = request;
  const lead = {
    person: { email, name, surname, language },
    shown: await request.shownTexts(consentOfEnquiry(opportunity), language),
    boxes: { acceptPrivacy, acceptCommercials },
    pageUrl,
    wantsNewsletter: acceptCommercials,
    store: async (trx: Transaction<Tables>, { consent, subjectKey }: { consent: string; subjectKey: string }) => {
      const leadId = createSecret();
      const visit = slot === undefined ? undefined : await holdSlot(trx, { slot, subjectKey }, calendar, now);
      const variant = await chooseVariant(trx, asked.addressee, now);
      const asVisit = visit && { start: visit.start, minutes: visit.minutes, zone: visit.zone };
      const id = await insertEnquiry(trx, leadId, {
        subject_key: subjectKey,
        language,
        consent,
        content: { subject, name, surname, email, phone, message, ...optionalField('visit', asVisit) },
        made_at: now,
        addressee: asked.addressee.id,
        url_key: asked.estate?.url_key ?? null,
        reference: asked.estate?.reference ?? null,
        variant,
        slot: visit ? Date.parse(visit.start) : null,
        held_until: visit ? Date.parse(visit.heldUntil) : null,
      });
      if (isCounted) await countEnquiry(trx, opportunity, asked, now);
      const token = visit && (await addToken(trx, { purpose: 'visit', subject: id, consent }, visitLinkLife, now));
      await publish(
        trx,
        eventOf(opportunity, asked, { id, subjectKey, publicOrigin, ...optionalField('visit', visit) }),
        now,
      );
      const answer = {
        ...{ lead_id: leadId, variant },
        ...optionalField('slot', visit?.start),
        ...optionalField('held_until', visit?.heldUntil),
      };
      return { answer, ...mailsOf(opportunity, asked, { leadId, variant, brandEmail, visit, token }) };
    },
  };
  return storeLead(store, lead, request);
}

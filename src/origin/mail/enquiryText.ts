import { formatPhone } from '#shared/i18n/formats.ts';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import { visitTimeText } from '#shared/domain/visitTimes.ts';
import type { Fact, MailBlock } from './layOutMail.ts';
import { leadUrl } from './links.ts';
import type { EnquiryMail, EnquiryReceivedMail, Mail, MailedListing } from '../db/outbox/mail.ts';
import type { MailSettings, MailText, Say } from './MailText.ts';
import { nounOfListing } from './nounOf.ts';
import { plainName } from './plainName.ts';
import { priceText } from './priceText.ts';
import { shownAddress } from './shownAddress.ts';
import { visitEvent } from './visitEvent.ts';

const listingBlocks = (
  listing: MailedListing | undefined,
  language: Language,
  say: Say,
  { publicOrigin }: MailSettings,
): MailBlock[] => {
  if (!listing) return [];
  const { title, place, reference, path } = listing;
  const price = priceText(listing, language, say);
  const details = [place, ...(price === undefined ? [] : [price]), say('reference', { reference })];
  return [{ kind: 'listing', title, details, url: publicOrigin + path }];
};

/** A booked visit, and the same for a calendar. */
function visitParts(
  { visit, listing, language }: Mail & (EnquiryMail | EnquiryReceivedMail),
  say: Say,
  { publicOrigin }: MailSettings,
): Pick<MailText, 'blocks' | 'calendar'> {
  if (!visit) return { blocks: [] };
  const when = visitTimeText(visit, language);
  const summary = say('visit.event', { reference: listing?.reference ?? '' });
  const url = listing && publicOrigin + listing.path;
  const place = `${publicOrigin} ${listing?.reference ?? ''}`;
  return {
    blocks: [{ kind: 'facts', facts: [{ label: say('label.visit'), value: when }] }],
    calendar: visitEvent({ visit, place, summary, url }),
  };
}

/** How to reach somebody who filled in a form. */
export const contactFacts = (
  { name, email, phone, language }: { name: string; email: string; phone?: string | undefined; language: Language },
  reader: Language,
  say: Say,
): Fact[] => [
  { label: say('label.name'), value: name },
  { label: say('label.email'), value: shownAddress(email), url: `mailto:${encodeURIComponent(email)}` },
  ...(phone === undefined ? [] : [{ label: say('label.phone'), value: formatPhone(phone), url: `tel:${phone}` }]),
  {
    label: say('label.language'),
    value: new Intl.DisplayNames(languageFacts[reader].tag, { type: 'language' }).of(language)!,
  },
];

/** To the agent: who asks what, about which listing. */
export function enquiryText(mail: Mail & EnquiryMail, say: Say, settings: MailSettings): MailText {
  const { visitor, message, listing, subject, language } = mail;
  const fullName = `${visitor.name} ${visitor.surname}`;
  // Without a listing whatever is asked for is a question to the agent.
  const about = listing ? subject : 'contact';
  const context = nounOfListing(listing);
  const { blocks: booked, calendar } = visitParts(mail, say, settings);
  return {
    calendar,
    subject: say(`enquiry.subject.${about}`, { reference: listing?.reference ?? '', context }),
    blocks: [
      { kind: 'text', text: say(calendar ? 'enquiry.text.booked' : `enquiry.text.${about}`, { context }) },
      ...booked,
      ...listingBlocks(listing, language, say, settings),
      { kind: 'facts', facts: contactFacts({ ...visitor, name: fullName }, language, say) },
      message === ''
        ? { kind: 'text', text: say('enquiry.noMessage') }
        : { kind: 'quote', label: say('label.message'), text: message },
      { kind: 'text', text: say('reply') },
      { kind: 'soft', text: say('privacy') },
    ],
    why: say('why.enquiry'),
    replyTo: { name: plainName(fullName) ?? '', address: visitor.email },
  };
}

/** To the visitor. It repeats nothing of what was typed: the address may be somebody else's. */
export function enquiryReceivedText(mail: Mail & EnquiryReceivedMail, say: Say, settings: MailSettings): MailText {
  const { agent, leadId, variant, listing, language } = mail;
  // On one line.
  const phone = agent.phone === undefined ? undefined : formatPhone(agent.phone).replaceAll(' ', '\u00a0');
  const { blocks: booked, calendar } = visitParts(mail, say, settings);
  return {
    calendar,
    subject: listing
      ? say('received.subject.listing', { reference: listing.reference, context: nounOfListing(listing) })
      : say('received.subject'),
    blocks: [
      { kind: 'text', text: say(calendar ? 'received.booked' : `received.${variant}`, { agent: agent.fullName }) },
      ...booked,
      ...listingBlocks(listing, language, say, settings),
      {
        kind: 'action',
        action: say('received.action'),
        url: leadUrl(settings.publicOrigin, language, leadId),
        hint: say('action.hint'),
      },
      ...(phone === undefined
        ? []
        : [{ kind: 'text' as const, text: say('received.phone', { agent: agent.fullName, phone }) }]),
      { kind: 'text', text: say('received.support') },
      { kind: 'soft', text: say('received.private') },
      { kind: 'soft', text: say('notYou') },
    ],
    why: say('why.form'),
  };
}

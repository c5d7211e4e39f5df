import { formatPhone } from '#shared/i18n/formats.ts';
import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import type { HeldVisit, VisitTime } from '#shared/domain/visitSlots.ts';
import { visitHour, visitTimeText } from '#shared/domain/visitTimes.ts';
import type { Fact, MailBlock } from './layOutMail.ts';
import { acceptUrl, leadUrl, mailedPage } from './links.ts';
import { listingBlocks, listingBlocksToVisitor, personBlock } from './cards.ts';
import type { EnquiryMail, EnquiryReceivedMail, Mail, VisitConfirmedMail } from '../db/outbox/mail.ts';
import type { MailSettings, MailText, Say } from './MailText.ts';
import { nounOfListing } from './nounOf.ts';
import { plainName } from './plainName.ts';
import { shownAddress } from './shownAddress.ts';
import { visitEvent } from './visitEvent.ts';

const visitBlock = (visit: VisitTime, language: Language, say: Say): MailBlock => ({
  kind: 'facts',
  facts: [{ label: say('label.visit'), value: visitTimeText(visit, language) }],
});

/** When and until when a time is held; nothing where no visit is asked for. */
const heldParts = (visit: HeldVisit | undefined, language: Language, say: Say) => ({
  until: visit && visitHour(visit.heldUntil, visit.zone, language),
  blocks: visit ? [visitBlock(visit, language, say)] : [],
});

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

/** The button that answers somebody, whose address it carries. */
export const replyButton = (email: string, say: Say): MailBlock => ({
  kind: 'action',
  action: say('reply.action'),
  url: `mailto:${encodeURIComponent(email)}`,
});

/** To the agent: who asks what, about which listing. */
export function enquiryText(mail: Mail & EnquiryMail, say: Say, settings: MailSettings): MailText {
  const { visitor, message, listing, subject, language } = mail;
  const fullName = `${visitor.name} ${visitor.surname}`.trim();
  // Without a listing whatever is asked for is a question to the agent.
  const about = listing ? subject : 'contact';
  const context = nounOfListing(listing);
  const { until, blocks: held } = heldParts(mail.visit, language, say);
  return {
    subject: say(`enquiry.subject.${about}`, { reference: listing?.reference ?? '', context }),
    blocks: [
      { kind: 'text', text: until ? say('enquiry.text.held', { until }) : say(`enquiry.text.${about}`, { context }) },
      ...held,
      ...listingBlocks(listing, language, say, settings),
      { kind: 'facts', facts: contactFacts({ ...visitor, name: fullName }, language, say) },
      message === ''
        ? { kind: 'text', text: say('enquiry.noMessage') }
        : { kind: 'quote', label: say('label.message'), text: message },
      replyButton(visitor.email, say),
      { kind: 'text', text: say('reply') },
      { kind: 'soft', text: say('privacy') },
    ],
    why: say('why.enquiry'),
    replyTo: { name: plainName(fullName) ?? '', address: visitor.email },
  };
}

/** To the visitor. It repeats nothing of what was typed: the address may be somebody else's. */
export function enquiryReceivedText(mail: Mail & EnquiryReceivedMail, say: Say, settings: MailSettings): MailText {
  const { agent, leadId, variant, listing, language, token } = mail;
  const { until, blocks: held } = heldParts(mail.visit, language, say);
  const ownPage = { action: say('received.action'), url: leadUrl(settings.publicOrigin, language, leadId) };
  const subject = until ? 'received.subject.held' : listing ? 'received.subject.listing' : 'received.subject';
  return {
    subject: say(subject, { reference: listing?.reference ?? '', context: nounOfListing(listing) }),
    blocks: [
      {
        kind: 'text',
        text: until
          ? say('received.held', { agent: agent.fullName, until })
          : say(`received.${variant}`, { agent: agent.fullName }),
      },
      ...held,
      ...(token === undefined
        ? []
        : [
            {
              kind: 'action' as const,
              action: say('received.held.action'),
              url: acceptUrl(settings.publicOrigin, language, token),
              hint: say('action.hint'),
            },
          ]),
      ...listingBlocksToVisitor(listing, language, say, settings),
      personBlock(agent, say, settings),
      token === undefined ? { kind: 'action', ...ownPage, hint: say('action.hint') } : { kind: 'softLink', ...ownPage },
      { kind: 'text', text: say('received.support') },
      { kind: 'soft', text: say('received.private') },
      { kind: 'soft', text: say('notYou') },
    ],
    why: say('why.form'),
  };
}

/** Who comes, to the agent; whom they meet, to the visitor. Both get the time as a file for their calendars. */
export function visitConfirmedText(mail: Mail & VisitConfirmedMail, say: Say, settings: MailSettings): MailText {
  const { visit, listing, language } = mail;
  const { publicOrigin } = settings;
  const reference = listing?.reference ?? '';
  const texts = {
    subject: say('visitConfirmed.subject', { reference }),
    calendar: visitEvent({
      visit,
      place: `${publicOrigin} ${reference}`,
      summary: say('visit.event', { reference }),
      url: listing && publicOrigin + listing.path,
    }),
  };
  const time = visitBlock(visit, language, say);
  if (mail.reader === 'visitor')
    return {
      ...texts,
      blocks: [
        { kind: 'text', text: say('visitConfirmed.text.visitor', { agent: mail.agent.fullName }) },
        time,
        ...listingBlocksToVisitor(listing, language, say, settings),
        personBlock(mail.agent, say, settings),
        ...(listing
          ? [{ kind: 'action' as const, action: say('listing.action'), url: mailedPage(publicOrigin, listing.path) }]
          : []),
        { kind: 'soft', text: say('notYou') },
      ],
      why: say('why.form'),
    };
  const { visitor } = mail;
  const fullName = `${visitor.name} ${visitor.surname}`.trim();
  return {
    ...texts,
    blocks: [
      { kind: 'text', text: say('visitConfirmed.text.agent') },
      time,
      ...listingBlocks(listing, language, say, settings),
      { kind: 'facts', facts: contactFacts({ ...visitor, name: fullName }, language, say) },
      replyButton(visitor.email, say),
      { kind: 'text', text: say('reply') },
      { kind: 'soft', text: say('privacy') },
    ],
    why: say('why.enquiry'),
    replyTo: { name: plainName(fullName) ?? '', address: visitor.email },
  };
}

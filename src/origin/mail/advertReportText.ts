import { languageFacts } from '#shared/i18n/languages.ts';
import type { Dictionary } from '#shared/i18n/loadDictionary.ts';
import type { AdvertReportMail, AdvertReportSettledMail, Mail } from '../db/outbox/mail.ts';
import { listingBlocks, listingBlocksToVisitor } from './cards.ts';
import type { MailSettings, MailText, Say } from './MailText.ts';

/** To the network: what is said to be wrong with which advert. @param form the words of the form that it came from */
export function advertReportText(
  mail: Mail & AdvertReportMail,
  say: Say,
  settings: MailSettings,
  form: Dictionary,
): MailText {
  const { listing, reason, message, visitor, language } = mail;
  const { email } = visitor;
  const names = new Intl.DisplayNames(languageFacts[language].tag, { type: 'language' });
  return {
    subject: say('advertReport.subject', { reference: listing.reference }),
    blocks: [
      { kind: 'text', text: say('advertReport.text') },
      ...listingBlocks(listing, language, say, settings),
      {
        kind: 'facts',
        facts: [
          { label: say('label.reason'), value: form[`reason.${reason}`]! },
          { label: say('label.language'), value: names.of(visitor.language)! },
        ],
      },
      message === ''
        ? { kind: 'text', text: say('enquiry.noMessage') }
        : { kind: 'quote', label: say('label.message'), text: message },
      { kind: 'text', text: say(email === undefined ? 'advertReport.untold' : 'advertReport.told') },
      { kind: 'action', action: say('advertReport.action'), url: `${settings.publicOrigin}/admin/reported` },
      { kind: 'soft', text: say('privacy') },
    ],
    why: say('why.advertReport'),
    ...(email === undefined ? {} : { replyTo: { name: '', address: email } }),
  };
}

/** To the visitor: what came of it. It repeats nothing of what was typed: the address may be somebody else's. */
export function advertReportSettledText(
  { reference, outcome, listing, language }: Mail & AdvertReportSettledMail,
  say: Say,
  settings: MailSettings,
): MailText {
  return {
    subject: say('advertReportSettled.subject', { reference }),
    blocks: [
      { kind: 'text', text: say(`advertReportSettled.${outcome}`, { reference }) },
      ...listingBlocksToVisitor(listing, language, say, settings),
      { kind: 'soft', text: say('advertReportSettled.last') },
      { kind: 'soft', text: say('notYou') },
    ],
    why: say('why.form'),
  };
}

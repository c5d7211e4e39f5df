import { parseAlertFilters } from '#shared/filters/alertFilters.ts';
import { middleOf } from '#shared/filters/middleOf.ts';
import { languagesOf } from '#shared/i18n/languages.ts';
import { loadDictionary, type LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import { advertReportSettledText, advertReportText } from './advertReportText.ts';
import { alertText } from './alertText.ts';
import { confirmAdvertsText } from './confirmAdvertsText.ts';
import { digestText } from './digestText.ts';
import { enquiryReceivedText, enquiryText, visitConfirmedText } from './enquiryText.ts';
import { loadFilterWords } from './filterWords.ts';
import { importReportText } from './importReportText.ts';
import { layOutMail } from './layOutMail.ts';
import { oneClickUrl, unsubscribeUrl } from './links.ts';
import type { Mail, MailedSearch } from '../db/outbox/mail.ts';
import { optionalField } from '../optionalField.ts';
import { sayFrom, type MailSettings, type MailText, type Say } from './MailText.ts';
import { ownMailLook } from './mailLook.ts';
import { mailInSiteLanguage } from './mailInSiteLanguage.ts';
import { newsletterText } from './newsletterText.ts';
import { ownerResultsText } from './ownerResultsText.ts';
import { ownerRequestReceivedText, ownerRequestText } from './ownerRequestText.ts';
import { plainName } from './plainName.ts';
import { weeklyResultsText } from './weeklyResultsText.ts';

export interface WrittenMail {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string } | undefined;
  /** An event as a calendar file. */
  calendar?: string | undefined;
  /** Where a mail program posts to end the subscription. */
  oneClick?: string | undefined;
}

/** A search with the name of what it is around. */
async function namedSearch(search: MailedSearch, nameAt: MailSettings['nameAt']): Promise<MailedSearch> {
  const middle = middleOf(parseAlertFilters(search.filters) ?? {});
  return { ...search, ...optionalField('around', middle && (await nameAt?.(middle))) };
}

/** A mail about alerts, with what their searches are around. */
async function withNames<One extends Mail>(mail: One, { nameAt }: MailSettings): Promise<One> {
  if ('alerts' in mail && mail.kind === 'alertLinks') {
    const named = mail.alerts.map(async (alert) => ({ ...alert, search: await namedSearch(alert.search, nameAt) }));
    return { ...mail, alerts: await Promise.all(named) };
  }
  return 'search' in mail && mail.search ? { ...mail, search: await namedSearch(mail.search, nameAt) } : mail;
}

async function textOf(mail: Mail, say: Say, settings: MailSettings & { texts: LoadDictionary }): Promise<MailText> {
  const { texts } = settings;
  switch (mail.kind) {
    case 'confirmSubscription':
    case 'alreadySubscribed':
      return newsletterText(mail, say, settings);
    case 'enquiry':
      return enquiryText(mail, say, settings);
    case 'enquiryReceived':
      return enquiryReceivedText(mail, say, settings);
    case 'visitConfirmed':
      return visitConfirmedText(mail, say, settings);
    case 'ownerRequest':
      return ownerRequestText(mail, say);
    case 'ownerRequestReceived':
      return ownerRequestReceivedText(mail, say, settings);
    case 'acceptAlert':
    case 'alertStarted':
    case 'alertLinks':
    case 'cancelLink':
    case 'alertCancelled':
      return alertText(await withNames(mail, settings), say, settings, await loadFilterWords(mail.language, texts));
    case 'advertReport':
      return advertReportText(mail, say, settings, await texts(mail.language, 'advertReport'));
    case 'advertReportSettled':
      return advertReportSettledText(mail, say, settings);
    case 'confirmAdverts':
      return confirmAdvertsText(mail, say, settings);
    case 'weeklyResults':
      return weeklyResultsText(mail, say, settings, await texts(mail.language, 'results'));
    case 'ownerResults':
      return ownerResultsText(mail, say, settings);
    case 'importReport':
      return importReportText(mail, say);
    case 'alertDigest':
      return digestText(await withNames(mail, settings), say, settings, await loadFilterWords(mail.language, texts));
  }
}

/** Writes a mail in its reader's language, where the site speaks it, as plain text and as HTML. */
export async function writeMail(queued: Mail, settings: MailSettings): Promise<WrittenMail> {
  const mail = mailInSiteLanguage(queued, languagesOf(settings));
  const { language, recipient } = mail;
  const { publicOrigin, brandName, brandEmail, look = ownMailLook, texts = loadDictionary } = settings;
  const name = plainName(mail.name);
  const say = sayFrom(await texts(language, 'mail'), {
    brand: brandName,
    email: brandEmail,
    site: new URL(publicOrigin).host,
    name: name ?? '',
  });
  const {
    subject,
    blocks,
    why,
    replyTo,
    unsubscribe,
    calendar,
    wayOut: ownWayOut,
  } = await textOf(mail, say, {
    ...settings,
    texts,
  });
  const greeting = say(name === undefined ? 'greeting.plain' : 'greeting');
  const newsletterWayOut = unsubscribe && {
    action: say('unsubscribe'),
    url: unsubscribeUrl(publicOrigin, language, unsubscribe),
  };
  return {
    recipient,
    subject,
    replyTo,
    ...optionalField('calendar', calendar),
    oneClick: unsubscribe && oneClickUrl(publicOrigin, language, unsubscribe),
    ...layOutMail({
      language,
      title: subject,
      brandName,
      look,
      publicOrigin,
      greeting,
      blocks,
      why,
      unsubscribe: (ownWayOut ?? newsletterWayOut) || undefined,
    }),
  };
}

import type { Language } from '#shared/i18n/languages.ts';
import type { FilterWords } from './filterWords.ts';
import { acceptUrl, alertsUrl, alertUrl, cancelUrl, mailedPage, myAlertsLink } from './links.ts';
import type { MailBlock } from './layOutMail.ts';
import type {
  AcceptAlertMail,
  AlertCancelledMail,
  AlertLinksMail,
  AlertStartedMail,
  CancelLinkMail,
  Mail,
  MailedSearch,
} from '../db/outbox/mail.ts';
import type { MailSettings, MailText, Say } from './MailText.ts';
import { nounOfSearch } from './nounOf.ts';
import { searchLines } from './searchText.ts';

type Transactional = AcceptAlertMail | AlertStartedMail | AlertLinksMail | CancelLinkMail | AlertCancelledMail;

/** What each of the mails is written with. */
interface Writing {
  say: Say;
  publicOrigin: string;
  language: Language;
  /** What is searched for. */
  linesOf: (search: MailedSearch) => string[];
  /** The same, and how often it is mailed. */
  searchText: (search: MailedSearch) => string;
}

/** A price alert does not name the kind of its listing. */
const contextOf = (search: MailedSearch) => (search.reference === undefined ? nounOfSearch(search) : 'price');

/** A button. @param key of its text */
const actionBlock = (say: Say, key: string, url: string): MailBlock => ({
  kind: 'action',
  action: say(key),
  url,
  hint: say('action.hint'),
});

function acceptText(
  { search, token }: AcceptAlertMail,
  { say, publicOrigin, language, searchText }: Writing,
): MailText {
  const context = contextOf(search);
  return {
    subject: say('alert.accept.subject', { context }),
    blocks: [
      { kind: 'text', text: say('alert.accept.text', { context }) },
      { kind: 'soft', text: searchText(search) },
      actionBlock(say, 'alert.accept.action', acceptUrl(publicOrigin, language, token)),
      { kind: 'text', text: say('alert.accept.validity') },
      { kind: 'text', text: say('alert.accept.notYou', { context }) },
    ],
    why: say('why.form'),
  };
}

function startedText(
  { search, seeAll, token, cancel }: AlertStartedMail,
  { say, publicOrigin, language, searchText }: Writing,
): MailText {
  const context = contextOf(search);
  const list: MailBlock[] =
    seeAll === undefined
      ? []
      : [{ kind: 'action', action: say('digest.seeAll', { context }), url: mailedPage(publicOrigin, seeAll) }];
  return {
    subject: say('alert.started.subject'),
    blocks: [
      { kind: 'text', text: say('alert.started.text', { context }) },
      { kind: 'soft', text: searchText(search) },
      ...list,
      { kind: 'softLink', action: say('alert.manage'), url: alertUrl(publicOrigin, language, token) },
      myAlertsLink(say, publicOrigin, language),
    ],
    why: say('why.alert'),
    unsubscribe: cancel,
    wayOut: { action: say('alert.wayOut'), url: cancelUrl(publicOrigin, language, cancel) },
  };
}

function linksText(
  { token: all, alerts }: AlertLinksMail,
  { say, publicOrigin, language, searchText }: Writing,
): MailText {
  return {
    subject: say('alert.links.subject'),
    blocks: [
      { kind: 'text', text: say('alert.links.text') },
      ...alerts.flatMap(({ search, token }): MailBlock[] => [
        { kind: 'soft', text: searchText(search) },
        ...(token === undefined
          ? []
          : [
              {
                kind: 'softLink' as const,
                action: say('alert.manage'),
                url: alertUrl(publicOrigin, language, token),
              },
            ]),
      ]),
      ...(all === undefined ? [] : [actionBlock(say, 'alert.links.action', alertsUrl(publicOrigin, language, all))]),
      { kind: 'soft', text: say('alert.links.validity') },
      { kind: 'soft', text: say('alert.notYou') },
    ],
    why: say('why.alertLink'),
  };
}

const cancelLinkText = ({ token }: CancelLinkMail, { say, publicOrigin, language }: Writing): MailText => ({
  subject: say('alert.cancel.subject'),
  blocks: [
    { kind: 'text', text: say('alert.cancel.text') },
    actionBlock(say, 'alert.cancel.action', cancelUrl(publicOrigin, language, token)),
    { kind: 'soft', text: say('alert.notYou') },
  ],
  why: say('why.alertLink'),
});

const cancelledText = (
  { reason, noun = 'homes', search }: AlertCancelledMail,
  { say, publicOrigin, language, linesOf }: Writing,
): MailText => ({
  subject: say(`alert.cancelled.subject.${reason}`),
  blocks: [
    { kind: 'text', text: say(`alert.cancelled.text.${reason}`, { context: noun }) },
    ...(search ? [{ kind: 'soft' as const, text: linesOf(search).join('\n') }] : []),
    { kind: 'soft', text: say('alert.cancelled.again') },
    ...(reason === 1 ? [myAlertsLink(say, publicOrigin, language)] : []),
  ],
  why: say('why.alertEnded'),
});

/** Mails about alerts that answer something which their reader did. */
export function alertText(
  mail: Mail & Transactional,
  say: Say,
  { publicOrigin }: MailSettings,
  filterWords: FilterWords,
): MailText {
  const { language } = mail;
  const linesOf = (search: MailedSearch) => searchLines(search, language, say, filterWords);
  const searchText = (search: MailedSearch): string =>
    [...linesOf(search), ...(search.frequency ? [say(`search.frequency.${search.frequency}`)] : [])].join('\n');
  const writing: Writing = { say, publicOrigin, language, linesOf, searchText };
  switch (mail.kind) {
    case 'acceptAlert':
      return acceptText(mail, writing);
    case 'alertStarted':
      return startedText(mail, writing);
    case 'alertLinks':
      return linksText(mail, writing);
    case 'cancelLink':
      return cancelLinkText(mail, writing);
    case 'alertCancelled':
      return cancelledText(mail, writing);
  }
}

import type { FilterWords } from './filterWords.ts';
import { acceptUrl, alertUrl, cancelUrl } from './links.ts';
import type { AcceptAlertMail, AlertCancelledMail, AlertLinksMail, CancelLinkMail, Mail } from '../db/outbox/mail.ts';
import type { MailSettings, MailText, Say } from './MailText.ts';
import { nounOfSearch } from './nounOf.ts';
import { searchLines } from './searchText.ts';

type Transactional = AcceptAlertMail | AlertLinksMail | CancelLinkMail | AlertCancelledMail;

/** Mails about alerts that answer something which their reader did. */
export function alertText(
  mail: Mail & Transactional,
  say: Say,
  { publicOrigin }: MailSettings,
  filterWords: FilterWords,
): MailText {
  const { language } = mail;
  const hint = say('action.hint');
  switch (mail.kind) {
    case 'acceptAlert': {
      const context = mail.search.reference === undefined ? nounOfSearch(mail.search) : 'price';
      return {
        subject: say('alert.accept.subject', { context }),
        blocks: [
          { kind: 'text', text: say('alert.accept.text', { context }) },
          { kind: 'soft', text: searchLines(mail.search, language, say, filterWords).join('\n') },
          {
            kind: 'action',
            action: say('alert.accept.action'),
            url: acceptUrl(publicOrigin, language, mail.token),
            hint,
          },
          { kind: 'text', text: say('alert.accept.validity') },
          { kind: 'text', text: say('alert.accept.notYou', { context }) },
        ],
        why: say('why.form'),
      };
    }
    case 'alertLinks':
      return {
        subject: say('alert.links.subject'),
        blocks: [
          { kind: 'text', text: say('alert.links.text') },
          ...mail.alerts.flatMap(({ search, token }) => [
            { kind: 'text' as const, text: searchLines(search, language, say, filterWords).join('\n') },
            {
              kind: 'softLink' as const,
              action: say('alert.manage'),
              url: alertUrl(publicOrigin, language, token),
            },
          ]),
          { kind: 'soft', text: say('alert.links.validity') },
          { kind: 'soft', text: say('alert.notYou') },
        ],
        why: say('why.alertLink'),
      };
    case 'cancelLink':
      return {
        subject: say('alert.cancel.subject'),
        blocks: [
          { kind: 'text', text: say('alert.cancel.text') },
          {
            kind: 'action',
            action: say('alert.cancel.action'),
            url: cancelUrl(publicOrigin, language, mail.token),
            hint,
          },
          { kind: 'soft', text: say('alert.notYou') },
        ],
        why: say('why.alertLink'),
      };
    case 'alertCancelled':
      return {
        subject: say(`alert.cancelled.subject.${mail.reason}`),
        blocks: [
          { kind: 'text', text: say(`alert.cancelled.text.${mail.reason}`, { context: mail.noun ?? 'homes' }) },
          { kind: 'soft', text: say('alert.cancelled.again') },
        ],
        why: say('why.alertEnded'),
      };
  }
}

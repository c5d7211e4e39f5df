import { advertAnswers } from '#shared/domain/advertAnswers.ts';
import type { ConfirmAdvertsMail, Mail, MailedAdvert } from '../db/outbox/mail.ts';
import { listingBlocks } from './cards.ts';
import type { MailBlock } from './layOutMail.ts';
import { advertsUrl, unsubscribeUrl } from './links.ts';
import type { MailSettings, MailText, Say } from './MailText.ts';
import { sayCount } from './searchText.ts';

/** To an agent: homes that nobody touched for long, each with its three answers, whose pages ask before they act. */
export function confirmAdvertsText(mail: Mail & ConfirmAdvertsMail, say: Say, settings: MailSettings): MailText {
  const { language, listings, total, token, unsubscribe } = mail;
  const { publicOrigin } = settings;
  const answersOf = ({ key: home }: MailedAdvert) =>
    advertAnswers.map((answer) => ({
      action: say(`adverts.${answer}`),
      url: advertsUrl(publicOrigin, language, token, { home, answer }),
    }));
  const more = total - listings.length;
  return {
    subject: sayCount(say, 'adverts.subject', total, language),
    blocks: [
      { kind: 'text', text: say('adverts.text') },
      ...listings.flatMap((listing): MailBlock[] =>
        listingBlocks(listing, language, say, settings).map((block) => ({ ...block, answers: answersOf(listing) })),
      ),
      ...(more > 0 ? [{ kind: 'text' as const, text: sayCount(say, 'adverts.more', more, language) }] : []),
      { kind: 'action', action: say('adverts.action'), url: advertsUrl(publicOrigin, language, token) },
      { kind: 'soft', text: say('adverts.note') },
    ],
    why: say('why.adverts'),
    unsubscribe,
    wayOut: { action: say('adverts.wayOut'), url: unsubscribeUrl(publicOrigin, language, unsubscribe) },
  };
}

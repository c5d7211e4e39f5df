import { acceptUrl } from './links.ts';
import type { Mail, NewsletterMail } from '../db/outbox/mail.ts';
import type { MailSettings, MailText, Say } from './MailText.ts';

export function newsletterText(mail: Mail & NewsletterMail, say: Say, { publicOrigin }: MailSettings): MailText {
  const rest = { why: say('why.newsletter'), unsubscribe: mail.unsubscribe };
  if (mail.kind === 'alreadySubscribed')
    return {
      ...rest,
      subject: say('already.subject'),
      blocks: [
        { kind: 'text', text: say('already.text') },
        { kind: 'text', text: say(mail.unsubscribe === undefined ? 'already.notYou' : 'already.notYou.link') },
      ],
    };
  return {
    ...rest,
    subject: say('confirm.subject'),
    blocks: [
      { kind: 'text', text: say('confirm.text') },
      {
        kind: 'action',
        action: say('confirm.action'),
        url: acceptUrl(publicOrigin, mail.language, mail.token),
        hint: say('action.hint'),
      },
      { kind: 'text', text: say('confirm.validity') },
      { kind: 'text', text: say('confirm.notYou') },
    ],
  };
}

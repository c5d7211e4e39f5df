import type { Mail, OwnerResultsMail } from '../db/outbox/mail.ts';
import { listingBlocksToVisitor, personBlock } from './cards.ts';
import { ownerUrl } from './links.ts';
import type { MailSettings, MailText, Say } from './MailText.ts';

/** To the owner of a home, from its agent: the link to what it earned. */
export function ownerResultsText(mail: Mail & OwnerResultsMail, say: Say, settings: MailSettings): MailText {
  const { language, listing, agent, replyTo, message, token } = mail;
  const { fullName } = agent;
  return {
    subject: say('toOwner.subject'),
    blocks: [
      { kind: 'text', text: say('toOwner.text') },
      ...(message === '' ? [] : [{ kind: 'quote' as const, label: fullName, text: message }]),
      ...listingBlocksToVisitor(listing, language, say, settings),
      { kind: 'action', action: say('toOwner.action'), url: ownerUrl(settings.publicOrigin, language, token) },
      personBlock(agent, say, settings),
      { kind: 'soft', text: say('toOwner.note') },
    ],
    why: say('why.toOwner'),
    ...(replyTo === undefined ? {} : { replyTo: { name: fullName, address: replyTo } }),
  };
}

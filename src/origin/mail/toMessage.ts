import type { SendMailOptions } from 'nodemailer';
import { withoutBidiControls } from '#shared/forms/typedText.ts';
import { logoId } from './mailLook.ts';
import type { MailSettings } from './MailText.ts';
import type { WrittenMail } from './writeMail.ts';

export interface Message extends SendMailOptions {
  text: string;
  html: string;
}

/** A mail that no attempt will send. */
export class InvalidMail extends Error {
  readonly code = 'EINVALIDMAIL';
}

/** A value of a header, on one line and as it is written: a line break in it would begin another header. */
const onOneLine = (value: string): string => withoutBidiControls(value).replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** One address, without a name. @throws InvalidMail */
function plainAddress(value: string, what: string): string {
  if (!/^[^\s\p{Cc}<>(),;:"[\]\\@]+@[^\s\p{Cc}<>(),;:"[\]\\@]+$/u.test(value))
    throw new InvalidMail(`the ${what} is no address`);
  return value;
}

/**
 * A mail as it is sent. Addresses are given apart from names and from the envelope, so that nothing in them is read as
 * another recipient or header. The id is the same at each attempt, so that mail programs can detect a duplicate.
 * @throws InvalidMail when an address is none
 */
export function toMessage(
  id: string,
  { recipient, subject, text, html, replyTo, oneClick, calendar }: WrittenMail,
  { brandName, brandEmail, look }: MailSettings,
): Message {
  const address = plainAddress(recipient, 'recipient');
  const attachments = [
    ...(look?.logo
      ? [{ cid: logoId, filename: 'logo.png', content: look.logo.content, contentDisposition: 'inline' as const }]
      : []),
    ...(calendar === undefined
      ? []
      : [{ filename: 'visita.ics', content: calendar, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }]),
  ];
  return {
    from: { name: onOneLine(brandName), address: brandEmail },
    to: { name: '', address },
    envelope: { from: brandEmail, to: address },
    ...(replyTo && {
      replyTo: { name: onOneLine(replyTo.name), address: plainAddress(replyTo.address, 'address for replies') },
    }),
    messageId: `<${id}@${brandEmail.slice(brandEmail.lastIndexOf('@') + 1)}>`,
    subject: onOneLine(subject),
    text,
    html,
    headers: {
      // Keeps automatic replies away.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(oneClick !== undefined && {
        'List-Unsubscribe': `<${onOneLine(oneClick)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(attachments.length > 0 && { attachments }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

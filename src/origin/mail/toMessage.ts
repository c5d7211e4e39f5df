import type { SendMailOptions } from 'nodemailer';
import type { MailSettings, WrittenMail } from './writeMail.ts';

export interface Message extends SendMailOptions {
  text: string;
  html: string;
}

/**
 * A mail as it is sent. Addresses are given apart from names and from the envelope, so that nothing in them is read as
 * another recipient or header. The id is the same at each attempt, so that mail programs can detect a duplicate.
 */
export function toMessage(
  id: string,
  { recipient, subject, text, html }: WrittenMail,
  { brandName, brandEmail }: MailSettings,
): Message {
  return {
    from: { name: brandName, address: brandEmail },
    to: { name: '', address: recipient },
    envelope: { from: brandEmail, to: recipient },
    messageId: `<${id}@${brandEmail.slice(brandEmail.lastIndexOf('@') + 1)}>`,
    subject,
    text,
    html,
    // Keeps automatic replies away.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

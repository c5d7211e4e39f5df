import { createTransport } from 'nodemailer';
import { second } from '../times.ts';
import type { Deliver } from './createMailer.ts';

/** A server that does not answer holds up the mails behind it. */
const timeouts = {
  dnsTimeout: 10 * second,
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 30 * second,
};

/** Hands mails to a mail server, a connection each. @param url as smtps://user:password@mail.example.com */
export function createSmtpDelivery(url: string): Deliver {
  const transport = createTransport({ url, ...timeouts });
  return async (message) => {
    await transport.sendMail(message);
  };
}

import { createTransport } from 'nodemailer';
import { second } from '#shared/times.ts';
import type { Deliver } from './createMailer.ts';

/** A server that does not answer would delay other mails. */
const timeouts = {
  dnsTimeout: 10 * second,
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 30 * second,
};

/** Delivers mails to a mail server, a connection each. @param url as smtps://user:password@mail.example.com */
export function createSmtpDelivery(url: string): Deliver {
  const transport = createTransport({ url, ...timeouts });
  return async (message) => {
    await transport.sendMail(message);
  };
}

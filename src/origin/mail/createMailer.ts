import type { Mail } from '../db/outbox/mail.ts';
import { toMessage, type Message } from './toMessage.ts';
import type { MailSettings } from './MailText.ts';
import { writeMail } from './writeMail.ts';

/** Delivers a message. @throws when it was not accepted */
export type Deliver = (message: Message, id: string) => Promise<void>;

/** @param id of the mail, the same at each attempt @throws when it was not accepted */
export type SendMail = (mail: Mail, id: string) => Promise<void>;

/** Composes mails and delivers them. */
export const createMailer =
  (deliver: Deliver, settings: MailSettings): SendMail =>
  async (mail, id) =>
    deliver(toMessage(id, await writeMail(mail, settings), settings), id);

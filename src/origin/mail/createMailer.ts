import type { Mail } from './mail.ts';
import { toMessage, type Message } from './toMessage.ts';
import { writeMail, type MailSettings } from './writeMail.ts';

/** Hands a message over. @throws when it was not taken */
export type Deliver = (message: Message, id: string) => Promise<void>;

/** @param id of the mail, the same at each try @throws when it was not taken */
export type SendMail = (mail: Mail, id: string) => Promise<void>;

/** Writes mails and hands them over. */
export const createMailer =
  (deliver: Deliver, settings: MailSettings): SendMail =>
  async (mail, id) =>
    deliver(toMessage(id, await writeMail(mail, settings), settings), id);

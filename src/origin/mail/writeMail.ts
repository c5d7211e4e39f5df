import { loadDictionary, type Dictionary } from '#shared/i18n/loadDictionary.ts';
import { acceptUrl } from './acceptUrl.ts';
import { layOutMail, type MailBlock } from './layOutMail.ts';
import type { Mail, NewsletterMail } from './mail.ts';
import { plainName } from './plainName.ts';

export interface MailSettings {
  /** Where visitors reach the site, as https://www.example.com. */
  publicOrigin: string;
  brandName: string;
  brandEmail: string;
}

export interface WrittenMail {
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** A dictionary's texts with their values filled in. */
const filledFrom =
  (dictionary: Dictionary, values: Readonly<Record<string, string>>) =>
  (key: string): string =>
    dictionary[key]!.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!);

type Say = ReturnType<typeof filledFrom>;

/** What each kind of mail says, between the greeting and why it is sent. */
function body(mail: Mail & NewsletterMail, say: Say, publicOrigin: string): MailBlock[] {
  if (mail.kind === 'alreadySubscribed') return [{ text: say('already.text') }, { text: say('already.notYou') }];
  return [
    { text: say('confirm.text') },
    {
      action: say('confirm.action'),
      url: acceptUrl(publicOrigin, mail.language, mail.token),
      hint: say('action.hint'),
    },
    { text: say('confirm.validity') },
    { text: say('confirm.notYou') },
  ];
}

const isOfNewsletter = (mail: Mail): mail is Mail & NewsletterMail =>
  mail.kind === 'confirmSubscription' || mail.kind === 'alreadySubscribed';

const subjects = { confirmSubscription: 'confirm.subject', alreadySubscribed: 'already.subject' } as const;

/**
 * Writes a mail in its reader's language, as plain text and as HTML. Its subject names nobody: it is read in lists and
 * over shoulders.
 */
export async function writeMail(
  mail: Mail,
  { publicOrigin, brandName, brandEmail }: MailSettings,
): Promise<WrittenMail> {
  if (!isOfNewsletter(mail)) throw new Error(`no text for mails of the kind ${mail.kind}`);
  const { language, recipient } = mail;
  const name = plainName(mail.name);
  const say = filledFrom(await loadDictionary(language, 'mail'), {
    brand: brandName,
    email: brandEmail,
    site: new URL(publicOrigin).host,
    name: name ?? '',
  });
  const subject = say(subjects[mail.kind]);
  const blocks = [{ text: say(name === undefined ? 'greeting.plain' : 'greeting') }, ...body(mail, say, publicOrigin)];
  return {
    recipient,
    subject,
    ...layOutMail({ language, title: subject, brandName, publicOrigin, blocks, footer: say('why') }),
  };
}

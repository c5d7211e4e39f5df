import type { Language } from '#shared/i18n/languages.ts';

/** What is kept of a mail until it is sent: enough to write it, with the texts of the day on which it goes. */
export type Mail = {
  recipient: string;
  language: Language;
  /** As its owner typed it: anything. */
  name: string;
} & ({ kind: 'confirmSubscription'; token: string } | { kind: 'alreadySubscribed' });

export type MailKind = Mail['kind'];

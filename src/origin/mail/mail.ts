import type { Language } from '#shared/i18n/languages.ts';

/** What the outbox stores of a mail: enough to compose it when it is sent. */
export type Mail = {
  recipient: string;
  language: Language;
  /** As typed into the form, unchecked. */
  name: string;
} & ({ kind: 'confirmSubscription'; token: string } | { kind: 'alreadySubscribed' });

export type MailKind = Mail['kind'];

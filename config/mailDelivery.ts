import path from 'node:path';
import type { Env } from './env.ts';

/** Where the bundled origin's mails go: to a mail server, to a catcher that sends none on, or into a folder. */
export type MailDelivery =
  { kind: 'smtp' | 'catcher'; url: string; dir?: undefined } | { kind: 'files'; url?: undefined; dir: string };

export function mailDeliveryOf({
  SMTP_URL,
  MAIL_CATCHER_URL,
  DATA_DIR,
}: Pick<Env, 'SMTP_URL' | 'MAIL_CATCHER_URL' | 'DATA_DIR'>): MailDelivery {
  if (SMTP_URL) return { kind: 'smtp', url: SMTP_URL };
  if (MAIL_CATCHER_URL) return { kind: 'catcher', url: MAIL_CATCHER_URL };
  return { kind: 'files', dir: path.join(DATA_DIR, 'mail') };
}

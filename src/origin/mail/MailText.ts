import type { Language } from '#shared/i18n/languages.ts';
import type { Dictionary, LoadDictionary } from '#shared/i18n/loadDictionary.ts';
import type { MailBlock } from './layOutMail.ts';
import type { MailLook } from './mailLook.ts';

export type NameAt = (point: { lat: number; lng: number }) => Promise<string | undefined>;

export interface MailSettings {
  /** Those that the site speaks, as PublicEnv has them. */
  languages?: readonly Language[];
  /** Where visitors reach the site, as https://www.example.com. */
  publicOrigin: string;
  brandName: string;
  brandEmail: string;
  /** Of the network; by default the software's own. */
  texts?: LoadDictionary;
  /** By default that of the site's own brand. */
  look?: MailLook;
  /** The name of what lies at a point in degrees, where it is known. */
  nameAt?: NameAt;
}

/** What a kind of mail says. */
export interface MailText {
  /** Names nobody: it is read in lists and over shoulders. */
  subject: string;
  /** Between the greeting and why it is sent. */
  blocks: readonly MailBlock[];
  why: string;
  /** Whom an answer reaches, where it is not us. */
  replyTo?: { name: string; address: string };
  /** The secret of the link that ends the subscription or the alert, also in one click. */
  unsubscribe?: string | undefined;
  /** The page that ends it, where it is not that of the newsletter. */
  wayOut?: { action: string; url: string };
  /** An event as a calendar file. */
  calendar?: string | undefined;
}

/** A text of the dictionary with its values. As in i18next, `context` chooses the form of the text for it, if any. */
export type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

/** @param general values that any text may name */
export const sayFrom =
  (dictionary: Dictionary, general: Readonly<Record<string, string>>): Say =>
  (key, values) =>
    (dictionary[`${key}_${values?.context}`] ?? dictionary[key]!).replaceAll(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => values?.[name] ?? general[name]!,
    );

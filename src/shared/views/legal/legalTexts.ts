import type { CustomTypeOptions } from 'i18next';
import type { PublicEnv } from '#config/publicEnv.ts';
import type { StorageCategory } from '../../domain/storedKeys.ts';

/** The legal text of each page that has one, named as the namespace that holds its words. */
export const legalTextOf = {
  Aviso: 'legalNotice',
  Privacidad: 'privacy',
  Cookies: 'cookies',
  Corresponsabilidad: 'coResponsibility',
  RgpdPrivacyAlerts: 'alertsPrivacy',
  RgpdContacts: 'contactsNotice',
  Accessibility: 'accessibility',
} as const;

export type LegalRoute = keyof typeof legalTextOf;
export type LegalText = (typeof legalTextOf)[LegalRoute];

type Texts = CustomTypeOptions['resources'];

/** A key of one legal text, or of any. */
export type LegalKey<Text extends LegalText = LegalText> = Text extends LegalText ? keyof Texts[Text] & string : never;

/** The facts about the company: the operator's settings and the contact address. */
export type CompanyFact = keyof PublicEnv['legal'] | 'email';

export interface LegalTable<Key extends string> {
  caption: Key;
  columns: readonly Key[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly Key[])[];
}

/** A paragraph, a list, or what is made from settings and code. */
export type LegalBlock<Key extends string> =
  | Key
  | readonly Key[]
  | { facts: readonly CompanyFact[] }
  | { table: LegalTable<Key> }
  /** The companies whose content a page may load on a click. */
  | { hosts: true }
  /** The words before the hosts whose pictures every page may show, where there are such. */
  | { pictureHosts: Key }
  /** The words about what is counted of listings, where anything is. */
  | { counted: Key }
  /** What is stored in browsers, of one category. */
  | { stored: StorageCategory }
  /** The button that opens the visitor's choice of categories. */
  | { consentButton: Key };

/** How a legal text is built; its words are in the dictionaries, the same keys in every language. */
export interface LegalDocument<Key extends string = LegalKey> {
  /**
   * ISO dates, the newest first: the one in force, then those before it, each with its files in `public/`
   * (pages/Legal/README.md).
   */
  versions: readonly [{ date: string }, ...{ date: string }[]];
  /**
   * The last one ends with the versions. Ids are parts of URLs: the same in every language, and kept when headings
   * change.
   */
  sections: readonly { id: string; heading: Key; blocks: readonly LegalBlock<Key>[] }[];
}

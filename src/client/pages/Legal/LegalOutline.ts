import type accessibility from '#shared/i18n/locales/es/accessibility.json';
import type alertsPrivacy from '#shared/i18n/locales/es/alertsPrivacy.json';
import type contactsNotice from '#shared/i18n/locales/es/contactsNotice.json';
import type cookies from '#shared/i18n/locales/es/cookies.json';
import type coResponsibility from '#shared/i18n/locales/es/coResponsibility.json';
import type legalNotice from '#shared/i18n/locales/es/legalNotice.json';
import type privacy from '#shared/i18n/locales/es/privacy.json';
import type { PublicEnv } from '#config/publicEnv.ts';
import type { StorageCategory } from '#shared/domain/storedKeys.ts';

interface Texts {
  legalNotice: typeof legalNotice;
  privacy: typeof privacy;
  cookies: typeof cookies;
  coResponsibility: typeof coResponsibility;
  alertsPrivacy: typeof alertsPrivacy;
  contactsNotice: typeof contactsNotice;
  accessibility: typeof accessibility;
}

/** A legal text, named as the namespace that holds its words. */
export type LegalText = keyof Texts;

/** The pages with a legal text. */
export type LegalRoute =
  'Aviso' | 'Privacidad' | 'Cookies' | 'Corresponsabilidad' | 'RgpdPrivacyAlerts' | 'RgpdContacts' | 'Accessibility';

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

type LegalBlock<Key extends string> =
  | { text: Key }
  | { list: readonly Key[] }
  | { facts: readonly CompanyFact[] }
  | { table: LegalTable<Key> }
  /** The companies whose content a page may load on a click. */
  | { hosts: true }
  /** The words before the hosts whose pictures every page may show, where there are such. */
  | { pictureHosts: Key }
  /** What is stored in browsers, of one category. */
  | { stored: StorageCategory }
  /** The button that opens the visitor's choice of categories. */
  | { consentButton: Key };

/** How a legal text is built; its words are in the dictionaries, the same keys in every language. */
export interface LegalOutline<Key extends string = LegalKey> {
  /**
   * ISO dates, the newest first: the one in force, then those before it, each with its files in `public/`
   * (docs/legal-texts.md).
   */
  versions: readonly [{ date: string }, ...{ date: string }[]];
  /**
   * The last one ends with the versions. Ids are parts of URLs: the same in every language, and kept when headings
   * change.
   */
  sections: readonly { id: string; heading: Key; blocks: readonly LegalBlock<Key>[] }[];
}

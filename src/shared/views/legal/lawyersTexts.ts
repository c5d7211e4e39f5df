import type { Namespace } from '../../i18n/namespaces.ts';

/** Texts that a lawyer must write. A language may lack one: its page has the Spanish text, under a notice. */
export const lawyersTexts: readonly Namespace[] = [
  'legalNotice',
  'privacy',
  'cookies',
  'coResponsibility',
  'alertsPrivacy',
  'contactsNotice',
  'whistleblower',
];

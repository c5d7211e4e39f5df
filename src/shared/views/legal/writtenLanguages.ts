import { rulesOf } from '#rules';
import type { Language } from '../../i18n/languages.ts';
import type { Namespace } from '../../i18n/namespaces.ts';
import type { RouteName } from '../../routes/table.ts';

/** The pages whose text a lawyer must write. A language may lack it: its page has the Spanish one, under a notice. */
export const lawyersTexts = {
  Aviso: 'legalNotice',
  Privacidad: 'privacy',
  Cookies: 'cookies',
  Corresponsabilidad: 'coResponsibility',
  RgpdPrivacyAlerts: 'alertsPrivacy',
  RgpdContacts: 'contactsNotice',
  Whistleblower: 'whistleblower',
} as const satisfies Partial<Record<RouteName, Namespace>>;

/** Those of a site's languages in which a page has a text of its own: search engines are shown no other. */
export const writtenLanguages = (route: RouteName, languages: readonly Language[]): Language[] =>
  languages.filter((language) => !Object.hasOwn(lawyersTexts, route) || !rulesOf(language).lawInSpanish);

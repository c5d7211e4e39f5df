import { languageFacts, type Language } from '#shared/i18n/languages.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';

/** The pages that mails lead to: URLs whose last part is a secret. */

/** Of the page that confirms by a mailed link. */
export const acceptUrl = (publicOrigin: string, language: Language, assistanceId: string): string =>
  publicOrigin + buildUrl(routeTarget<'RgpdAccept'>({ to: 'RgpdAccept', params: { assistanceId } }), language);

const leadPaths: Record<Language, string> = { es: '/rgpd/solicitud/', ca: '/rgpd/solicitud/', en: '/rgpd/lead/' };
const unsubscribePaths: Record<Language, string> = {
  es: '/rgpd/baja/',
  ca: '/rgpd/baixa/',
  en: '/rgpd/unsubscribe/',
};

/** Of the page that confirms an enquiry. */
export const leadUrl = (publicOrigin: string, language: Language, leadId: string): string =>
  publicOrigin + languageFacts[language].prefix + leadPaths[language] + leadId;

/** Of the page that ends a subscription. */
export const unsubscribeUrl = (publicOrigin: string, language: Language, token: string): string =>
  publicOrigin + languageFacts[language].prefix + unsubscribePaths[language] + token;

/** Where a mail program posts to end a subscription in one click (RFC 8058). */
export const oneClickUrl = (publicOrigin: string, token: string): string =>
  `${publicOrigin}/web/rgpd/unsubscribe/${token}`;

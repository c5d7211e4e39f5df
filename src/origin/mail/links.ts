import type { Language } from '#shared/i18n/languages.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import type { RouteQuery } from '#shared/routes/query.ts';
import type { Say } from './MailText.ts';

/** The address of a path below /media; undefined for any other: a mail fetches nothing from elsewhere. */
export const mediaUrl = (publicOrigin: string, path: string | undefined): string | undefined =>
  path?.startsWith('/media/') ? publicOrigin + path : undefined;

/**
 * Of the page of a listing or of a list, as mails to visitors have it: it says that it stood in a mail, since mail
 * programs name no page that led to another (docs/operations.md#what-is-counted-of-listings).
 * @param path with its query, if any
 */
export const mailedPage = (publicOrigin: string, path: string): string =>
  `${publicOrigin}${path}${path.includes('?') ? '&' : '?'}utm_medium=email`;

/** The pages that mails lead to: URLs whose last part is a secret. */

/** Of the page that confirms by a mailed link. */
export const acceptUrl = (publicOrigin: string, language: Language, assistanceId: string): string =>
  publicOrigin + buildUrl(routeTarget<'RgpdAccept'>({ to: 'RgpdAccept', params: { assistanceId } }), language);

/** Of the page that confirms an enquiry. */
export const leadUrl = (publicOrigin: string, language: Language, leadId: string): string =>
  publicOrigin + buildUrl(routeTarget<'RgpdLead'>({ to: 'RgpdLead', params: { leadId } }), language);

/** Of the page that ends a subscription. */
export const unsubscribeUrl = (publicOrigin: string, language: Language, token: string): string =>
  publicOrigin +
  buildUrl(routeTarget<'RgpdUnsubscribe'>({ to: 'RgpdUnsubscribe', params: { unsubscribeToken: token } }), language);

/** Of the page that changes or deletes an alert. */
export const alertUrl = (publicOrigin: string, language: Language, alertToken: string): string =>
  publicOrigin + buildUrl(routeTarget<'AlertUpdate'>({ to: 'AlertUpdate', params: { alertToken } }), language);

/** Of the page with all alerts of an address. */
export const alertsUrl = (publicOrigin: string, language: Language, alertsToken: string): string =>
  publicOrigin + buildUrl(routeTarget<'RgpdAlerts'>({ to: 'RgpdAlerts', params: { alertsToken } }), language);

/**
 * The way to all alerts of an address: the page asks for it and mails a link, so that a mail which is forwarded opens
 * none of them.
 */
export const myAlertsLink = (say: Say, publicOrigin: string, language: Language) => ({
  kind: 'softLink' as const,
  action: say('alert.all'),
  url: publicOrigin + buildUrl({ to: 'RgpdAlertsDefault', params: {} }, language),
});

/** Of the page that asks an agent about their homes; with one of them and an answer, where it is given. */
export const advertsUrl = (
  publicOrigin: string,
  language: Language,
  advertsToken: string,
  query?: RouteQuery<'RgpdAdverts'>,
): string =>
  publicOrigin +
  buildUrl(
    routeTarget<'RgpdAdverts'>({ to: 'RgpdAdverts', params: { advertsToken }, ...(query ? { query } : {}) }),
    language,
  );

/** Of the page with what an agent's homes earned; with one of them, where it is first. */
export const resultsUrl = (
  publicOrigin: string,
  language: Language,
  resultsToken: string,
  query?: RouteQuery<'RgpdResults'>,
): string =>
  publicOrigin +
  buildUrl(
    routeTarget<'RgpdResults'>({ to: 'RgpdResults', params: { resultsToken }, ...(query ? { query } : {}) }),
    language,
  );

/** Of the page that shows an owner what their home earned. */
export const ownerUrl = (publicOrigin: string, language: Language, ownerToken: string): string =>
  publicOrigin + buildUrl(routeTarget<'RgpdOwner'>({ to: 'RgpdOwner', params: { ownerToken } }), language);

/** Of the page that cancels alerts. */
export const cancelUrl = (publicOrigin: string, language: Language, crossingId: string): string =>
  publicOrigin + buildUrl(routeTarget<'RgpdCancel'>({ to: 'RgpdCancel', params: { crossingId } }), language);

/**
 * Where a mail program posts to end a subscription or an alert in one click (RFC 8058). A reader who opens it in a
 * browser is led to the page in their language.
 */
export const oneClickUrl = (publicOrigin: string, language: Language, token: string): string =>
  `${publicOrigin}/web/rgpd/unsubscribe/${token}?language=${language}`;

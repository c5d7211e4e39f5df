import { languageFacts, type Language } from '../i18n/languages.ts';

/** The service worker, whose scope is the whole site (server/http/statics.ts). */
export const serviceWorkerPath = '/static/serviceWorker.js';

/** Its address: another one, so that browsers install it anew, where the site speaks other languages than the usual. */
export const serviceWorkerUrl = (languages: readonly Language[] | undefined): string =>
  languages ? `${serviceWorkerPath}?languages=${languages.join()}` : serviceWorkerPath;

/** What shows in place of a page while there is no network. */
export const offlinePath = (language: Language): string => `/offline/${language}`;

/** What that page needs, beside itself. */
export const offlineFiles = ['/static/offline.js', '/notice.css', '/favicon.svg'] as const;

/** The language of a page that could not be fetched. @param languages of the site */
export const languageOfPath = (pathname: string, languages: readonly Language[]): Language =>
  languages.find((language) => {
    const { prefix } = languageFacts[language];
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  }) ?? 'es';

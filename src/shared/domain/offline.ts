import { languageFacts, languages, type Language } from '../i18n/languages.ts';

/** The service worker, whose scope is the whole site (server/http/statics.ts). */
export const serviceWorkerPath = '/static/serviceWorker.js';

/** What shows in place of a page while there is no network. */
export const offlinePath = (language: Language): string => `/offline/${language}`;

/** What that page needs, beside itself. */
export const offlineFiles = ['/static/offline.js', '/notice.css', '/favicon.svg'] as const;

/** The language of a page that could not be fetched. */
export const languageOfPath = (pathname: string): Language =>
  languages.find((language) => {
    const { prefix } = languageFacts[language];
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  }) ?? 'es';

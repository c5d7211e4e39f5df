/**
 * A page's texts stand in the namespace named after it, those for heads alone, and for what stands below a list, in
 * `meta`; what the frame and several pages need, in `common`; what the origin writes by mail, in `mail`; what the
 * server says itself, in `server`.
 */
export const namespaces = [
  'common',
  'meta',
  'home',
  'homeRest',
  'search',
  'emptyList',
  'saveSearch',
  'map',
  'estate',
  'costs',
  'find',
  'facts',
  'evidence',
  'cardExtras',
  'ownPlaces',
  'favourites',
  'transfer',
  'agentCard',
  'agents',
  'profile',
  'forms',
  'newsletter',
  'consent',
  'enquiry',
  'ownerRequest',
  'alerts',
  'alertSurvey',
  'advertReport',
  'adverts',
  'results',
  'owner',
  'service',
  'serviceSell',
  'serviceRent',
  'rgpd',
  'magazine',
  'mail',
  'server',
  'navigation',
  'languageBar',
  'error',
  'legal',
  'legalNotice',
  'privacy',
  'about',
  'figures',
  'contact',
  'manifest',
  'whistleblower',
  'accessibility',
  'cookies',
  'coResponsibility',
  'alertsPrivacy',
  'contactsNotice',
] as const;

export type Namespace = (typeof namespaces)[number];

/** What the server and the origin say, and what is HTML when a browser gets it: no files of the browser. */
export const serverNamespaces: readonly Namespace[] = ['magazine', 'mail', 'navigation', 'server'];

export type Dictionary = Readonly<Record<string, string>>;

import type { Language } from './languages.ts';

/**
 * A page's texts stand in the namespace named after it; what the frame and several pages need, in `common`; what the
 * origin writes by mail, in `mail`; what the server says itself, in `server`.
 */
export const namespaces = [
  'common',
  'home',
  'homeRest',
  'search',
  'estate',
  'favourites',
  'agentCard',
  'agents',
  'profile',
  'forms',
  'newsletter',
  'enquiry',
  'ownerRequest',
  'service',
  'serviceSell',
  'serviceRent',
  'rgpd',
  'mail',
  'server',
  'navigation',
  'error',
  'legal',
  'legalNotice',
  'privacy',
  'about',
  'manifest',
  'whistleblower',
  'accessibility',
  'cookies',
  'coResponsibility',
  'alertsPrivacy',
  'contactsNotice',
] as const;

export type Namespace = (typeof namespaces)[number];

export type Dictionary = Readonly<Record<string, string>>;

/** The name of the browser's chunk that holds a dictionary, so that the server can announce it. */
export const dictionaryChunk = (language: Language, namespace: Namespace): string =>
  `locale-${language}-${namespace}-json`;

/** One namespace in one language: a chunk of its own in the browser, so that no other language travels. */
export async function loadDictionary(language: Language, namespace: Namespace): Promise<Dictionary> {
  const module = (await import(/* webpackChunkName: "locale-[request]" */ `./locales/${language}/${namespace}.json`, {
    with: { type: 'json' },
  })) as { default: Dictionary };
  return module.default;
}

import type { Language } from './languages.ts';

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

export type Dictionary = Readonly<Record<string, string>>;

/** The name of the browser's chunk that holds a dictionary, so that the server can announce it. */
export const dictionaryChunk = (language: Language, namespace: Namespace): string =>
  `locale-${language}-${namespace}-json`;

/** The name of the browser's chunk that holds a language's rules. */
export const rulesChunk = (language: Language): string => `rules-${language}-rules-ts`;

/** Texts that stand in place of the dictionaries' own, by namespace and key. */
export type OwnTexts = Partial<Readonly<Record<Namespace, Dictionary>>>;

let ownTexts: ((language: Language) => Promise<OwnTexts>) | undefined;

/**
 * Makes every dictionary that is loaded from here on hold a brand's own texts (docs/your-network.md). Of the process,
 * or of the document, because pages, mails and proofs of consent must say the same.
 */
export function overrideTexts(load: (language: Language) => Promise<OwnTexts>): void {
  ownTexts = load;
}

/** A chunk of its own in the browser, so that no other language travels. */
async function importDictionary(language: Language, namespace: Namespace): Promise<Dictionary> {
  const module = (await import(/* webpackChunkName: "locale-[request]" */ `./languages/${language}/${namespace}.json`, {
    with: { type: 'json' },
  })) as { default: Dictionary };
  return module.default;
}

/**
 * One namespace in one language. A text that a lawyer must write, and that a language has not, has its heads alone and
 * `inSpanish`, which says so: the rest is Spanish, and marked as such.
 */
export async function loadBuiltInDictionary(language: Language, namespace: Namespace): Promise<Dictionary> {
  const own = await importDictionary(language, namespace);
  return own['inSpanish'] === undefined ? own : { ...(await importDictionary('es', namespace)), ...own };
}

/** The texts of a namespace in a language, with those of the brand. */
export async function loadDictionary(language: Language, namespace: Namespace): Promise<Dictionary> {
  const [builtIn, own] = await Promise.all([loadBuiltInDictionary(language, namespace), ownTexts?.(language)]);
  return { ...builtIn, ...own?.[namespace] };
}

/**
 * Services of others that a page loads after the visitor's consent only (docs/decisions/041): what they are, where they
 * load from, and what they store.
 */
export const optionalCategories = ['analytics', 'marketing'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

export interface MatomoService {
  kind: 'matomo';
  /** Where matomo.js and matomo.php are, with a slash at the end. */
  url: string;
  site: number;
}

export interface PlausibleService {
  kind: 'plausible';
  /** The site's name in Plausible. */
  domain: string;
  /** The manual variant of its script, which counts what it is told. */
  script: string;
}

export interface MarketingTag {
  kind: 'tag';
  script: string;
  /** Origins that it calls, beside its script's. */
  origins: readonly string[];
  /** Cookies and storage keys that it sets; `*` stands for any ending. */
  keys: readonly string[];
}

export type OptionalService = MatomoService | PlausibleService | MarketingTag;

/** The services of an installation, by the category of consent that each needs. */
export interface OptionalServices {
  analytics?: MatomoService | PlausibleService;
  marketing?: MarketingTag;
}

const scriptOf = (service: OptionalService): string =>
  service.kind === 'matomo' ? `${service.url}matomo.js` : service.script;

/** Who receives the data, as visitors are told. */
export const hostOf = (service: OptionalService): string => new URL(scriptOf(service)).host;

/** Names of the cookies and storage keys that a service sets; `*` stands for any ending. */
export function keysOf(service: OptionalService): readonly string[] {
  if (service.kind === 'matomo') return ['_pk_id.*', '_pk_ses.*', '_pk_ref.*'];
  return service.kind === 'tag' ? service.keys : [];
}

interface Sources {
  script: string[];
  connect: string[];
  image: string[];
}

function sourcesOf(service: OptionalService): Sources {
  const script = scriptOf(service);
  if (service.kind === 'matomo') {
    const collector = `${service.url}matomo.php`;
    return { script: [script], connect: [collector], image: [collector] };
  }
  const { origin } = new URL(script);
  if (service.kind === 'plausible') return { script: [script], connect: [`${origin}/api/event`], image: [] };
  const origins = [...new Set([origin, ...service.origins])];
  return { script: origins, connect: origins, image: origins };
}

/**
 * What a page may load, as directives of the content security policy: from the site itself, from the server of map
 * tiles, and from these services.
 * @param mapTiles the template of the tiles' URLs
 */
export function loadingDirectives(
  services: OptionalServices,
  mapTiles: string | undefined,
): Record<'script-src' | 'connect-src' | 'img-src', string[]> {
  const sources = optionalCategories.flatMap((category) => {
    const service = services[category];
    return service ? [sourcesOf(service)] : [];
  });
  return {
    'script-src': ["'self'", ...sources.flatMap(({ script }) => script)],
    'connect-src': ["'self'", ...sources.flatMap(({ connect }) => connect)],
    'img-src': [
      "'self'",
      'data:',
      ...(mapTiles ? [new URL(mapTiles).origin] : []),
      ...sources.flatMap(({ image }) => image),
    ],
  };
}

/** Raised when the purposes that visitors are asked about change. */
const textVersion = 1;

/** What a consent was given to. Another version of the texts or another recipient is another question. */
export const consentVersionOf = (services: OptionalServices): string =>
  [
    textVersion,
    ...optionalCategories.flatMap((category) => {
      const service = services[category];
      return service ? [`${category}=${hostOf(service)}`] : [];
    }),
  ].join(' ');

/**
 * Services of others that a page loads after the visitor's consent only (docs/decisions/017): what they are, where they
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
  /** Cookies that it sets, and for how long. */
  cookies: readonly { name: string; days: number }[];
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
const hostOf = (service: OptionalService): string => new URL(scriptOf(service)).host;

/** The service as visitors are told of it. */
export function nameOf(service: OptionalService): string {
  const host = hostOf(service);
  return service.kind === 'tag' ? host : `${{ matomo: 'Matomo', plausible: 'Plausible' }[service.kind]} (${host})`;
}

/** Cookies of Matomo, with what each is for. */
export const matomoCookies = { visitor: '_pk_id.*', visit: '_pk_ses.*', referrer: '_pk_ref.*' } as const;

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
 * What a page may load, as directives of the content security policy: from the site itself, and
 * from these services.
 * @param imageOrigins whose pictures pages show
 */
export function loadingDirectives(
  services: OptionalServices,
  imageOrigins: readonly string[] = [],
): Record<'script-src' | 'connect-src' | 'img-src', string[]> {
  const sources = optionalCategories.flatMap((category) => {
    const service = services[category];
    return service ? [sourcesOf(service)] : [];
  });
  return {
    'script-src': ["'self'", ...sources.flatMap(({ script }) => script)],
    'connect-src': ["'self'", ...sources.flatMap(({ connect }) => connect)],
    'img-src': ["'self'", 'data:', ...imageOrigins, ...sources.flatMap(({ image }) => image)],
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

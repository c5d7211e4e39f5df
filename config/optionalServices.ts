import type { OptionalServices } from '#shared/domain/optionalServices.ts';
import type { Env } from './env.ts';

type ServiceVariables = Pick<Env, Extract<keyof Env, `ANALYTICS_${string}` | `MARKETING_${string}`>>;

function analyticsOf(env: ServiceVariables): OptionalServices['analytics'] {
  if (env.ANALYTICS_MATOMO_URL && env.ANALYTICS_MATOMO_SITE)
    return { kind: 'matomo', url: env.ANALYTICS_MATOMO_URL, site: env.ANALYTICS_MATOMO_SITE };
  return env.ANALYTICS_PLAUSIBLE_URL && env.ANALYTICS_PLAUSIBLE_DOMAIN
    ? { kind: 'plausible', script: env.ANALYTICS_PLAUSIBLE_URL, domain: env.ANALYTICS_PLAUSIBLE_DOMAIN }
    : undefined;
}

/** What loads after consent only; empty without any. */
export function optionalServicesOf(env: ServiceVariables): OptionalServices {
  const analytics = analyticsOf(env);
  const { MARKETING_TAG_URL: script, MARKETING_TAG_ORIGINS: origins = [], MARKETING_TAG_COOKIES: cookies = [] } = env;
  return {
    ...(analytics ? { analytics } : {}),
    ...(script ? { marketing: { kind: 'tag', script, origins, cookies } } : {}),
  };
}

/** For visitors: nothing in the documents of an installation without services. */
export function publicServicesOf(env: ServiceVariables): { optionalServices?: OptionalServices } {
  const optionalServices = optionalServicesOf(env);
  return Object.keys(optionalServices).length === 0 ? {} : { optionalServices };
}

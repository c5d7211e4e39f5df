import type { HelmetOptions } from 'helmet';
import { loadingDirectives, type OptionalServices } from '#shared/domain/optionalServices.ts';
import type { Env } from './env.ts';
import { imageOriginsOf } from './imageOrigins.ts';

/**
 * The security headers of every answer. The policy is a constant: no inline script exists (the state is JSON, which is
 * not executed), so there is no nonce, and cached HTML stays valid. `style-src-attr` is for the custom properties that
 * Mantine sets on elements; no style element is allowed. Pictures come from elsewhere only where an API or
 * a CMS has pictures of its own (imageOrigins.ts).
 * @param frameOrigins whose documents frames may show
 * @param services that may load after consent; of others, nothing
 */
export const securityHeaders = (
  env: Pick<Env, 'PUBLIC_ORIGIN'> & Parameters<typeof imageOriginsOf>[0],
  frameOrigins: readonly string[],
  services: OptionalServices = {},
): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      ...loadingDirectives(services, imageOriginsOf(env)),
      'style-src': ["'self'"],
      'style-src-elem': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'font-src': ["'self'"],
      'frame-src': [...frameOrigins],
      'object-src': ["'none'"],
      'worker-src': ["'self'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
    },
  },
  // Only where the site really is on https: a browser remembers it for the host.
  strictTransportSecurity: env.PUBLIC_ORIGIN.startsWith('https://')
    ? { maxAge: 31_536_000, includeSubDomains: false }
    : false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xXssProtection: false,
});

import type { HelmetOptions } from 'helmet';

/**
 * The security headers of every answer. The policy is a constant: no inline script exists (the state is JSON, which is not
 * executed), so there is no nonce, and cached HTML stays valid. `style-src-attr` is for the custom properties that Mantine
 * sets on elements; no style element is allowed.
 */
export const securityHeaders = (publicOrigin: string): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'style-src-elem': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
    },
  },
  // Only where the site really is on https: a browser remembers it for the host.
  strictTransportSecurity: publicOrigin.startsWith('https://') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xXssProtection: false,
});

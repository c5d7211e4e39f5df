import { Router } from 'express';
import type { Env } from '#config/env.ts';

type SecurityEnv = Pick<Env, 'SECURITY_CONTACT' | 'SECURITY_EXPIRES' | 'PUBLIC_ORIGIN' | 'LANGUAGES'>;

/**
 * `/.well-known/security.txt`: to whom a weakness is reported (RFC 9116). Nothing where the network names nobody, nor
 * once that has expired: it is then not to be relied on (RFC 9116 §2.5.5).
 */
export function createSecurityText(
  { SECURITY_CONTACT: contacts, SECURITY_EXPIRES: expires, PUBLIC_ORIGIN, LANGUAGES }: SecurityEnv,
  now: () => number = Date.now,
): Router {
  const router = Router({ caseSensitive: true });
  const path = '/.well-known/security.txt';
  if (contacts === undefined || expires === undefined) return router;
  const text = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${new URL(path, PUBLIC_ORIGIN).href}`,
  ].join('\n');
  router.get(path, (_req, res, next) => {
    if (Date.parse(expires) <= now()) return next();
    res.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(`${text}\n`);
  });
  return router;
}

import { Router } from 'express';
import type { Env } from '#config/env.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildUrl } from '#shared/routes/build.ts';

/**
 * Not for crawlers: API responses, what visitors typed, and lists in another order, filtered by price or area, or of
 * ever other parts of the map and combinations of places
 * (docs/product.md#search-engines).
 */
const disallowed = (languages: readonly Language[]): string[] => [
  '/web/',
  '/admin/',
  '/*?*sort=',
  '/*?*price_',
  '/*?*area_',
  '/*?*area=',
  '/*?*near=',
  '/*?*travel=',
  '/*?*postcode=',
  '/*?*street=',
  '/*?*where=',
  ...languages.map((language) => `${buildUrl({ to: 'Find', params: {} }, language)}?`),
];

/** robots.txt, which names the sitemap (docs/product.md#search-engines). */
export function createRobots({
  ROBOTS,
  PUBLIC_ORIGIN,
  LANGUAGES,
}: Pick<Env, 'ROBOTS' | 'PUBLIC_ORIGIN' | 'LANGUAGES'>): Router {
  const lines =
    ROBOTS === 'index'
      ? [
          ...disallowed(LANGUAGES).map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${new URL('/sitemap.xml', PUBLIC_ORIGIN).href}`,
        ]
      : ['Disallow: /'];
  const router = Router();
  router.get('/robots.txt', (_req, res) => {
    res
      .set('Cache-Control', 'public, max-age=3600')
      .type('text/plain')
      .send(`User-agent: *\n${lines.join('\n')}\n`);
  });
  return router;
}

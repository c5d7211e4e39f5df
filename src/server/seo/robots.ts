import { Router } from 'express';
import type { Env } from '#config/env.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { aiGroup } from './aiCrawlers.ts';

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

/**
 * robots.txt, which names the sitemap (docs/product.md#search-engines), after those that may read nothing; and the key
 * of IndexNow, by which search engines know that who submits pages may do so.
 */
export function createRobots({
  ROBOTS,
  ROBOTS_AI,
  PUBLIC_ORIGIN,
  LANGUAGES,
  INDEXNOW_KEY,
}: Pick<Env, 'ROBOTS' | 'ROBOTS_AI' | 'PUBLIC_ORIGIN' | 'LANGUAGES' | 'INDEXNOW_KEY'>): Router {
  const lines =
    ROBOTS === 'index'
      ? [
          ...aiGroup(ROBOTS_AI),
          'User-agent: *',
          ...disallowed(LANGUAGES).map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${new URL('/sitemap.xml', PUBLIC_ORIGIN).href}`,
        ]
      : ['User-agent: *', 'Disallow: /'];
  const router = Router({ caseSensitive: true });
  const serve = (path: string, text: string) =>
    router.get(path, (_req, res) => {
      res.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(text);
    });
  serve('/robots.txt', `${lines.join('\n')}\n`);
  if (INDEXNOW_KEY !== undefined && ROBOTS === 'index') serve(`/${INDEXNOW_KEY}.txt`, INDEXNOW_KEY);
  return router;
}

import { Router } from 'express';
import type { Env } from '#config/env.ts';

/**
 * Not for crawlers: API responses, and lists in another order or filtered by price or area
 * (docs/product.md#search-engines).
 */
const disallowed = ['/web/', '/admin/', '/*?*sort=', '/*?*price_', '/*?*area_'];

/** robots.txt (docs/product.md#search-engines). */
export function createRobots({ ROBOTS }: Pick<Env, 'ROBOTS'>): Router {
  const lines = ROBOTS === 'index' ? disallowed.map((path) => `Disallow: ${path}`) : ['Disallow: /'];
  const router = Router();
  router.get('/robots.txt', (_req, res) => {
    res
      .set('Cache-Control', 'public, max-age=3600')
      .type('text/plain')
      .send(`User-agent: *\n${lines.join('\n')}\n`);
  });
  return router;
}

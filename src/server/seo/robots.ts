import { Router } from 'express';
import type { Env } from '#config/env.ts';

/** What crawlers need not fetch: answers for scripts, and lists in another order or cut by price or area (docs/product.md#search-engines). */
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

import { Router } from 'express';
import type { Env } from '#config/env.ts';

/** `/{key}.txt`: proves to IndexNow that who submits this site's pages may do so. Nothing where it is off. */
export function createIndexNowKey({ INDEXNOW_KEY: key, ROBOTS }: Pick<Env, 'INDEXNOW_KEY' | 'ROBOTS'>): Router {
  const router = Router({ caseSensitive: true });
  if (key !== undefined && ROBOTS === 'index')
    router.get(`/${key}.txt`, (_req, res) => {
      res.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(key);
    });
  return router;
}

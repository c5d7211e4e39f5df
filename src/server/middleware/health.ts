import { Router } from 'express';

export interface Health {
  /** True once the process has been told to stop: load balancers then send nobody here. */
  isDraining: () => boolean;
}

/** `/healthz`: the process lives. 503 while it drains. */
export function createHealth({ isDraining }: Health = { isDraining: () => false }): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.status(isDraining() ? 503 : 200).set('Cache-Control', 'no-store').json({ status: isDraining() ? 'draining' : 'ok' });
  });
  return router;
}

import express, { Router, type Request, type RequestHandler } from 'express';
import { ApiError } from '#shared/api/ApiError.ts';
import { endpoints } from '#shared/api/endpoints.ts';
import { disconnected } from '../request/disconnected.ts';
import { createServerApi } from '../upstream/createServerApi.ts';
import type { Upstream } from '../upstream/createUpstream.ts';

/** What a request's body asks for; empty for anything else. */
export function travelInBody({ body }: Request): string {
  const { travel } = (body ?? {}) as { travel?: unknown };
  return typeof travel === 'string' ? travel : '';
}

/**
 * `POST /web/isochrone` with `{travel}`: what its GET answers, for a place of the visitor's own. In the body, since
 * whoever stands between browser and site may log URLs; the answer is kept by nobody on the way.
 * @param limit of the travel times that no cache has
 */
export function createOwnTravel({ upstream, limit }: { upstream: Upstream; limit: RequestHandler }): Router {
  const router = Router();
  router.post(endpoints.isochrone.path, express.json({ limit: '1kb' }), limit, async (req, res) => {
    res.set('Cache-Control', 'no-store');
    const signal = disconnected(res);
    const api = createServerApi(upstream, { use: { entries: [], failed: false }, demand: 'servable' });
    try {
      res.json({ area: await api.isochrone(travelInBody(req), { signal }) });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      const status = error.status || 503;
      if (status === 503) res.set('Retry-After', '60');
      res.status(status).json({ code: String(status) });
    }
  });
  return router;
}

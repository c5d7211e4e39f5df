import { Router, type Request, type Response } from 'express';
import { ApiError } from '#shared/api/ApiError.ts';
import { languagesOf, type Language } from '#shared/i18n/languages.ts';
import { picturedPage, readSharePath, sharePath } from '#shared/seo/sharePath.ts';
import type { EdgeCache } from '../edge/EdgeCache.ts';
import type { Sender } from '../edge/http/createSender.ts';
import { isPersonal } from '../answers/pageRules.ts';
import { disconnected } from '../request/disconnected.ts';
import { pageKey, resolutionOfUrl } from '../request/resolution.ts';
import { retryAfter } from '../request/retryAfter.ts';
import { DrawingBusyError } from './createDrawingQueue.ts';
import { createShareImageLoader, type Asked, type ShareImageDeps } from './createShareImageLoader.ts';

/** The picture that a URL asks for: of a public page in normal form; null for any other. */
function readAsked(req: Request, languages: readonly Language[]): Asked | null {
  const read = readSharePath(req.originalUrl);
  const page = read && resolutionOfUrl(read.page, languages);
  if (page?.kind !== 'match' || page.url !== read!.page) return null;
  const isPictured = !isPersonal(page.address.route) && picturedPage(page.address) === page.url;
  return isPictured ? { version: read!.version, page } : null;
}

const refuse = (res: Response, status: number, headers: Record<string, string> = {}): void => {
  res
    .status(status)
    .set({ ...headers, 'Cache-Control': 'no-store' })
    .type('text/plain')
    .send(status === 404 ? 'Not found' : 'Please try again in a moment');
};

/**
 * `GET /share/{version}{page}.jpg`: what messengers show of a page (docs/decisions/019). Every text of it is of the
 * page's data: a URL that names no page of the site is a 404. Kept as long as the page, and purged with it.
 */
export function createShareImages({
  sender,
  cache,
  ...deps
}: ShareImageDeps & { cache: EdgeCache; sender: Sender }): Router {
  const languages = languagesOf(deps.siteIn('es'));
  const load = createShareImageLoader({ ...deps, cache });
  const router = Router();
  router.get(/^\/share\//, async (req, res) => {
    const asked = readAsked(req, languages);
    if (!asked) return refuse(res, 404);
    const signal = disconnected(res);
    const url = sharePath(asked.version, asked.page.url);
    try {
      const served = await cache.getOrLoad({
        key: pageKey(url),
        url,
        kind: 'share',
        signal,
        load: ({ signal: inFlight, demand, stored }) => load(asked, { signal: inFlight, demand, stored }),
      });
      await sender.send(req, res, served.entry!, served.result);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof DrawingBusyError) return refuse(res, 503, retryAfter('inFlight'));
      if (!(error instanceof ApiError)) throw error;
      if (error.isNotFound || error.isGone) return refuse(res, 404);
      refuse(res, 503, retryAfter('upstream'));
    }
  });
  return router;
}

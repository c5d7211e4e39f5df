import type { Request } from 'express';
import type { FormerUrls } from '#config/network/redirects/redirects.ts';
import { endpointUrl } from '#shared/api/endpoints.ts';
import type { EdgeCache } from './edge/EdgeCache.ts';
import { isPageHeld } from './page/handlePage.ts';
import { isAnswerHeld } from './proxy/createProxy.ts';
import { resolutionOf } from './request/resolution.ts';
import type { Upstream } from './upstream/createUpstream.ts';
import { pathPolicy } from './upstream/policies.ts';

interface HeldDeps {
  cache: EdgeCache;
  upstream: Upstream;
}

/** Whether a read can be answered from the cache: the limits of clients count the others. */
export const isHeldIn =
  ({ cache, upstream, formerUrls }: HeldDeps & { formerUrls: FormerUrls }) =>
  (req: Request): boolean =>
    pathPolicy(req.path)
      ? isAnswerHeld(req, { cache, upstream })
      : isPageHeld(cache, resolutionOf(req), formerUrls.find(req.originalUrl));

/** The travel time in a request's URL. */
export const travelInUrl = ({ originalUrl }: Request): string | null =>
  originalUrl.includes('travel=') ? new URLSearchParams(originalUrl.split('?')[1]).get('travel') : null;

/** Whether a request is for a travel time that is in no cache. */
export const isNewTravelTime =
  ({ cache, upstream }: HeldDeps, travelOf: (req: Request) => string | null) =>
  (req: Request): boolean => {
    const travel = travelOf(req);
    const key = travel && upstream.keyFor(endpointUrl('isochrone', {}, new URLSearchParams({ travel })));
    return typeof key === 'string' && cache.find(key) === undefined;
  };

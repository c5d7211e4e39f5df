import type { RequestHandler } from 'express';
import type { EdgeCache } from './edge/EdgeCache.ts';
import type { Sender } from './edge/http/createSender.ts';
import { requestIdOf, type RequestDone } from './logging/requestLog.ts';
import { pageKey } from './request/resolution.ts';
import type { Upstream } from './upstream/createUpstream.ts';

interface HitDeps {
  cache: EdgeCache;
  sender: Sender;
  upstream: Upstream;
  /** Called for every answer sent here: the middleware that counts and logs requests comes later. */
  onHit: (done: RequestDone) => void;
}

/**
 * Answers from the cache before all middleware but the checks of host and query: what is stored under the request's
 * exact URL, in an encoding that has been made before. Any other spelling, method or state is left to the rest of the
 * application, which reads the same cache.
 */
export function serveHits({ cache, sender, upstream, onHit }: HitDeps): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    const { method, url } = req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const isProxied = url.startsWith('/web/') || url.startsWith('/wp-json/');
    const entry = cache.find(isProxied ? upstream.keyOf(url) : pageKey(url));
    if (!entry) return next();
    const requestId = requestIdOf(req);
    const headers = { 'x-request-id': requestId, 'server-timing': 'cache;desc=hit' };
    const result = cache.hitOf(entry);
    if (!sender.sendNow(req, res, entry, result, { headers })) return next();
    cache.recordHit(entry, result);
    onHit({
      request: req,
      requestId,
      method,
      url,
      status: res.statusCode,
      seconds: (performance.now() - start) / 1_000,
      aborted: false,
      cache: result.detail ? 'stale' : 'hit',
      entry,
    });
  };
}

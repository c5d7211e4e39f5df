import type { RequestListener } from 'node:http';
import type { EdgeCache } from './edge/EdgeCache.ts';
import type { Sender } from './edge/http/createSender.ts';
import { requestIdOf, type RequestDone } from './logging/requestLog.ts';
import { pageKey } from './page/handlePage.ts';
import type { Upstream } from './upstream/createUpstream.ts';

interface HitDeps {
  cache: EdgeCache;
  sender: Sender;
  upstream: Upstream;
  /** Told of every answer given here, which nothing else sees. */
  onHit: (done: RequestDone) => void;
}

const hit = { hit: true } as const;

/**
 * The first thing a request meets: what is held under its very URL is written to the socket, and nothing else runs. Any other
 * spelling, method or state is the app's, which answers from the same cache.
 */
export function serveHits({ cache, sender, upstream, onHit }: HitDeps, app: RequestListener): RequestListener {
  return (req, res) => {
    const start = performance.now();
    const { method, url } = req as { method: string; url: string };
    if (method === 'GET' || method === 'HEAD') {
      const isProxied = url.startsWith('/web/') || url.startsWith('/wp-json/');
      const entry = cache.find(isProxied ? upstream.keyOf(url) : pageKey(url));
      if (entry) {
        const requestId = requestIdOf(req);
        if (
          sender.sendNow(req, res, entry, hit, {
            headers: { 'x-request-id': requestId, 'server-timing': 'cache;desc=hit' },
          })
        ) {
          const state = cache.recordHit(entry) ? 'hit' : 'stale';
          return void onHit({
            requestId,
            method,
            url,
            status: res.statusCode,
            seconds: (performance.now() - start) / 1_000,
            aborted: false,
            cache: state,
            entry,
          });
        }
      }
    }
    app(req, res);
  };
}

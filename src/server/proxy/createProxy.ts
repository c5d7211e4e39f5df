import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { ApiError } from '#shared/api/ApiError.ts';
import type { Sender } from '../edge/http/createSender.ts';
import { cacheStatus } from '../edge/http/cacheStatus.ts';
import type { CacheResult } from '../edge/EdgeCache.ts';
import { disconnected } from '../http/disconnected.ts';
import { retryAfter } from '../http/retryAfter.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { checkWrite, forwardedHeaders } from './checkWrite.ts';

interface ProxyDeps {
  upstream: Upstream;
  sender: Sender;
  siteOrigin: string;
}

/** Of the picture formats that a client reads, the best: the one thing of its Accept that changes what is served. */
function pictureFormat({ headers: { accept = '' } }: Request): string {
  if (accept.includes('image/avif')) return 'image/avif,image/webp,*/*';
  return accept.includes('image/webp') ? 'image/webp,*/*' : '*/*';
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** An upstream's failure in the words of the contract: 503 when it gave no answer. */
function refuse(req: Request, res: Response, { status, code, message }: ApiError): void {
  res.set('Cache-Status', cacheStatus({ hit: false, fwd: isRead(req) ? 'miss' : 'method' }, {}));
  if (status === 0) res.set(retryAfter('upstream'));
  res
    .status(status || 503)
    .set('Cache-Control', 'no-store')
    .json({ code, message, error: message });
}

/** Passes on what is not kept, as it comes. */
async function stream(
  req: Request,
  res: Response,
  { status, headers, body }: { status: number; headers: Readonly<Record<string, string>>; body: Readable },
  result: CacheResult,
): Promise<void> {
  // A visitor who left takes the call along: nobody is left to answer, and headers can no longer be set.
  if (res.destroyed) return void body.destroy();
  res.status(status).set({ ...headers, 'cache-status': cacheStatus(result, { upstream: headers['cache-status'] }) });
  if (req.method === 'HEAD') {
    body.destroy();
    return void res.end();
  }
  // From the first byte on, a cut connection is the only way to say that the rest is missing.
  await pipeline(body, res).catch(() => {});
}

/** Runs a handler whose upstream may fail. */
const orRefuse =
  (handle: (req: Request, res: Response, signal: AbortSignal) => Promise<void>): RequestHandler =>
  async (req, res) => {
    const signal = disconnected(res);
    try {
      await handle(req, res, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      refuse(req, res, error);
    }
  };

/** GET and HEAD: from the same cache as the pages. */
const relay = ({ upstream, sender }: ProxyDeps) =>
  orRefuse(async (req, res, signal) => {
    const isPicture = req.originalUrl.startsWith('/media/');
    const {
      entry,
      stream: large,
      result,
    } = await upstream.get(req.originalUrl, {
      signal,
      accept: isPicture ? pictureFormat(req) : undefined,
      onEarlyHints: (link) => {
        if (!res.headersSent) res.writeEarlyHints({ link });
      },
    });
    if (entry) return sender.send(req, res, entry, result);
    await stream(req, res, large, result);
  });

/** Any other method: checked, passed on, never kept or repeated. One that succeeds makes what is held of its URL void (RFC 9111 §4.4). */
const passOn = ({ upstream, siteOrigin }: ProxyDeps) =>
  orRefuse(async (req, res, signal) => {
    const refused = checkWrite(req, siteOrigin);
    if (refused)
      return void res
        .status(refused.status)
        .set('Cache-Control', 'no-store')
        .json({ code: refused.code, message: refused.message, error: refused.message });
    // Read whole first, as it is small: an upstream that fails while it is streamed would take the visitor's connection along.
    const written = await buffer(req);
    const { status, headers, body } = await upstream.send(req.originalUrl, {
      method: req.method,
      headers: forwardedHeaders(req),
      body: written,
      signal,
    });
    if (status < 400) for (const path of writtenPaths(req.originalUrl, headers)) upstream.invalidate(path);
    await stream(
      req,
      res,
      { status, headers: { ...headers, 'cache-control': headers['cache-control'] ?? 'no-store' }, body },
      { hit: false, fwd: 'method', fwdStatus: status },
    );
  });

/** The URLs that a successful write made void: its own, and those of our host that the answer names. */
function writtenPaths(path: string, headers: Record<string, string>): string[] {
  const named = [headers.location, headers['content-location']].flatMap((location) => {
    const url = location === undefined ? null : URL.parse(location, `http://site.invalid${path}`);
    return url?.host === 'site.invalid' ? [url.pathname + url.search] : [];
  });
  return [path, ...named];
}

/** The upstreams as the browser sees them, on the site's own host (docs/api.md, "Who serves what"). */
export function createProxy(deps: ProxyDeps): Router {
  const router = Router();
  const paths = ['/web', '/wp-json/custom/v1/home-data', '/media', '/magazine'];
  const get = relay(deps);
  const other = passOn(deps);
  router.use(paths, (req, res, next) => (isRead(req) ? get(req, res, next) : other(req, res, next)));
  return router;
}

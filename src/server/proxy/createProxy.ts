import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { ApiError } from '#shared/api/ApiError.ts';
import type { CapabilitiesDto } from '#shared/contract/capabilities.ts';
import { endpoints } from '#shared/api/endpoints.ts';
import type { Sender } from '../edge/http/createSender.ts';
import { cacheStatus } from '../edge/http/cacheStatus.ts';
import type { CacheResult, EdgeCache } from '../edge/EdgeCache.ts';
import { disconnected } from '../request/disconnected.ts';
import { retryAfter } from '../request/retryAfter.ts';
import type { Notices } from '../http/notices.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { hasMalformedSecret, isOneClick, oneClickCall } from '../upstream/mailedLinkCalls.ts';
import { pathPolicy } from '../upstream/policies.ts';
import { checkWrite, forwardedHeaders } from './checkWrite.ts';
import { pictureUrl } from './pictureUrl.ts';
import { refuseIgnored } from './refuseIgnored.ts';

interface ProxyDeps {
  upstream: Upstream;
  capabilities: () => CapabilitiesDto;
  sender: Sender;
  siteOrigin: string;
  notices: Notices;
  /** Whether the CMS is another than the bundled one, which has all languages below /magazine. */
  hasOwnCms: boolean;
}

interface HeldDeps {
  cache: Pick<EdgeCache, 'find'>;
  upstream: Pick<Upstream, 'keyFor'>;
}

/** The key that a read has in the cache; undefined for a path that no upstream has. */
const readKeyOf = (req: Request, upstream: Pick<Upstream, 'keyFor'>): string | undefined =>
  upstream.keyFor(pictureUrl(req), req.originalUrl.startsWith('/media/') ? pictureFormat(req) : undefined);

/** Whether a read can be answered without an upstream: from the cache, or as no upstream has its path. */
export function isAnswerHeld(req: Request, { cache, upstream }: HeldDeps): boolean {
  const key = readKeyOf(req, upstream);
  return key === undefined || cache.find(key) !== undefined;
}

/** The Accept header for the best picture format of a client: nothing else of its Accept changes a response. */
function pictureFormat({ headers: { accept = '' } }: Request): string {
  if (accept.includes('image/avif')) return 'image/avif,image/webp,*/*';
  return accept.includes('image/webp') ? 'image/webp,*/*' : '*/*';
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const isMagazine = ({ originalUrl }: Request): boolean => /^\/(?:(?:ca|en)\/)?magazine(?:[/?]|$)/i.test(originalUrl);

/** A failure of the upstream as in the contract: 503 without a valid response, whose problem only the log names. */
function refuse(req: Request, res: Response, error: ApiError, notices: Notices): void {
  const { status, code, message: problem, fields } = error;
  res.set('Cache-Status', cacheStatus({ hit: false, fwd: isRead(req) ? 'miss' : 'method' }, {}));
  if (status === 0) res.set(retryAfter('upstream'));
  // A visitor reads it: the magazine's pages are opened, not loaded.
  if (status === 0 && isRead(req) && isMagazine(req)) return notices.send('busy', req, res);
  const message = status === 0 ? 'Unknown error' : problem;
  res
    .status(status || 503)
    .set('Cache-Control', 'no-store')
    .json({ code, message, error: message, ...(Object.keys(fields).length > 0 ? { fields } : {}) });
}

/** Of a read past the cache: one representation, and nothing about the visitor. */
const readHeaders = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'vencejo' } as const;

interface Streamed {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Readable;
}

/** Passes on a response that is not stored, as it arrives. */
async function stream(
  req: Request,
  res: Response,
  { status, headers, body }: Streamed,
  result: CacheResult,
): Promise<void> {
  // The client has disconnected: headers can no longer be set.
  if (res.destroyed) return void body.destroy();
  res.status(status).set({ ...headers, 'cache-status': cacheStatus(result, { upstream: headers['cache-status'] }) });
  if (req.method === 'HEAD') {
    body.destroy();
    return void res.end();
  }
  // After the first byte, only a cut connection shows that the rest is missing.
  await pipeline(body, res).catch(() => {});
}

/**
 * The part of a file that is asked for, from the upstream: films are too large to be stored, and players ask for them
 * part by part.
 */
async function partOf(
  { method, headers: { range, 'if-range': ifRange } }: Request,
  whole: Streamed,
  send: (headers: Record<string, string>) => Promise<Streamed>,
): Promise<Streamed> {
  if (whole.status !== 200 || method !== 'GET' || range === undefined) return whole;
  whole.body.destroy();
  return send({ range, ...(ifRange === undefined ? {} : { 'if-range': String(ifRange) }) });
}

/** Runs a handler whose upstream may fail. */
const orRefuse =
  (notices: Notices, handle: (req: Request, res: Response, signal: AbortSignal) => Promise<void>): RequestHandler =>
  async (req, res) => {
    const signal = disconnected(res);
    try {
      await handle(req, res, signal);
    } catch (error) {
      // The client left, or its body came too slowly and was answered.
      if (signal.aborted || res.writableEnded) return;
      if (!(error instanceof ApiError)) throw error;
      refuse(req, res, error, notices);
    }
  };

/** Whether an early hint names a file of the site: a browser fetches it before the page's policy can forbid that. */
const isOwnLink = (link: string): boolean => /^<\/(?![/\\])/.test(link);

/** GET and HEAD, through the cache. */
const relay = ({ upstream, capabilities, sender, notices }: ProxyDeps) =>
  orRefuse(notices, async (req, res, signal) => {
    const { isInternal, isWriteOnly } = pathPolicy(req.originalUrl.split('?', 1)[0]!) ?? {};
    if (isInternal) throw new ApiError(404);
    if (isWriteOnly) {
      res.set('Allow', 'POST');
      throw new ApiError(405, { code: '9006', message: 'INVALID_REQUEST_METHOD' });
    }
    refuseIgnored(req.originalUrl, capabilities());
    const isPicture = req.originalUrl.startsWith('/media/');
    const path = pictureUrl(req);
    const {
      entry,
      stream: large,
      result,
    } = await upstream.get(path, {
      signal,
      accept: isPicture ? pictureFormat(req) : undefined,
      onEarlyHints: (links) => {
        const link = links.flatMap((field) => field.split(/,\s*(?=<)/)).filter(isOwnLink);
        if (!res.headersSent && link.length > 0) res.writeEarlyHints({ link });
      },
    });
    if (entry && entry.status >= 500 && isMagazine(req)) throw new ApiError(0);
    if (entry) return sender.send(req, res, entry, result);
    const part = await partOf(req, large, (range) =>
      upstream.send(path, { method: 'GET', headers: { ...readHeaders, ...range }, signal }),
    );
    await stream(req, res, part, result);
  });

/** Any other method: checked, passed on, never stored or repeated. Success purges its URL (RFC 9111 §4.4). */
const passOn = ({ upstream, siteOrigin, notices }: ProxyDeps) =>
  orRefuse(notices, async (req, res, signal) => {
    // Whose address is the secret: neither where it comes from nor what its body is matters (RFC 8058).
    const isClick = isOneClick(req);
    const refused = isClick ? null : checkWrite(req, siteOrigin);
    if (refused)
      return void res
        .status(refused.status)
        .set('Cache-Control', 'no-store')
        .json({ code: refused.code, message: refused.message, error: refused.message });
    // Read completely first, as it is small: an upstream that fails while it is streamed would break the visitor's
    // connection.
    const call = isClick ? oneClickCall : { headers: forwardedHeaders(req), body: await buffer(req) };
    if (isClick) req.resume();
    const path = isClick ? req.originalUrl.split('?', 1)[0]! : req.originalUrl;
    const { status, headers, body } = await upstream.send(path, { method: req.method, ...call, signal });
    if (status < 400) for (const changed of writtenPaths(path, headers)) upstream.invalidate(changed);
    await stream(
      req,
      res,
      { status, headers: { ...headers, 'cache-control': headers['cache-control'] ?? 'no-store' }, body },
      { hit: false, fwd: 'method', fwdStatus: status },
    );
  });

/** The URLs that a successful write invalidates: its own, and those of our host that the response names. */
function writtenPaths(path: string, headers: Record<string, string>): string[] {
  const named = [headers.location, headers['content-location']].flatMap((location) => {
    const url = location === undefined ? null : URL.parse(location, `http://site.invalid${path}`);
    return url?.host === 'site.invalid' ? [url.pathname + url.search] : [];
  });
  return [path, ...named];
}

/** A link of a mail that was cut or guessed. */
const refuseMalformedSecrets: RequestHandler = (req, res, next) => {
  if (!hasMalformedSecret(req)) return next();
  res
    .status(404)
    .set('Cache-Control', 'private, no-store')
    .json({ code: '9003', message: 'INVALID_TOKEN', error: 'INVALID_TOKEN' });
};

/** The upstreams on the site's own host, for the browser (docs/api.md, "Who serves what"). */
export function createProxy(deps: ProxyDeps): Router {
  const router = Router();
  const translated = deps.hasOwnCms ? ['/ca/magazine', '/en/magazine'] : [];
  const paths = ['/web', endpoints.homeData.path, '/media', '/magazine', ...translated, '/wp-content', '/wp-includes'];
  const get = relay(deps);
  const other = passOn(deps);
  router.use('/web', refuseMalformedSecrets);
  router.use(paths, (req, res, next) => (isRead(req) ? get(req, res, next) : other(req, res, next)));
  return router;
}

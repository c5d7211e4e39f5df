import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Router, type Response } from 'express';
import fresh from 'fresh';
import { ApiError } from '#shared/api/ApiError.ts';
import type { EdgeCache } from '../../edge/EdgeCache.ts';
import type { Entry } from '../../edge/entry.ts';
import { createSender } from '../../edge/http/createSender.ts';
import type { EntryFields } from '../../edge/http/preparedResponses.ts';
import { negotiateEncoding } from '../../edge/http/negotiateEncoding.ts';
import { WaitTimeoutError } from '../../edge/waitFor.ts';
import { disconnected } from '../../request/disconnected.ts';
import { retryAfter } from '../../request/retryAfter.ts';
import { OverloadError } from '../../upstream/resilience/createConcurrencyLimit.ts';
import { createSitemapLoader, type SitemapLoaderDeps } from './createSitemapLoader.ts';
import { readSitemapPath } from './sitemapFiles.ts';

interface SitemapDeps extends SitemapLoaderDeps {
  /** Of its own: files of a large network would push every page out of the site's. */
  cache: EdgeCache;
  /** As createSender takes them. */
  constantHeaders: Readonly<Record<string, string>>;
  fields?: EntryFields | undefined;
}

const indexPath = '/sitemap.xml';

/** Unpacked on the way, for a client that reads no gzip. */
async function sendUnpacked(
  req: IncomingMessage,
  res: ServerResponse,
  { headers, body }: Pick<Entry, 'headers' | 'body'>,
): Promise<void> {
  for (const [name, value] of Object.entries(headers)) if (name !== 'content-encoding') res.setHeader(name, value);
  if (fresh(req.headers, { etag: headers.etag })) res.writeHead(304).end();
  else if (req.method === 'HEAD') res.end();
  else await pipeline(Readable.from([body]), createGunzip(), res);
}

/** Whether a client reads gzip, whatever else it prefers. */
const acceptsGzip = (field: string | undefined): boolean =>
  negotiateEncoding(field?.toLowerCase().replace(/\bbr\b/g, 'none')) === 'gzip';

const isUnavailable = (error: unknown): boolean =>
  error instanceof ApiError || error instanceof OverloadError || error instanceof WaitTimeoutError;

const answerUnavailable = (res: Response) =>
  res
    .status(503)
    .set({ ...retryAfter('upstream'), 'Cache-Control': 'no-store' })
    .type('text/plain')
    .send('Please try again in a moment');

/**
 * `/sitemap.xml` and its files (docs/product.md#search-engines): made from the upstream's answers, kept compressed for
 * an hour, or until one of their tags is purged. While the upstream fails, the last one is sent, or 503: never one with
 * less in it.
 */
export function createSitemaps({ cache, constantHeaders, fields, ...deps }: SitemapDeps): Router {
  const sender = createSender({ cache, constantHeaders, fields });
  const load = createSitemapLoader(deps);
  const router = Router();
  router.get(/^\/sitemap[^/]*\.xml$/, async (req, res, next) => {
    const { path } = req;
    if (path !== indexPath && !readSitemapPath(path, deps.env.LANGUAGES)) return next();
    const signal = disconnected(res);
    try {
      const { entry, result } = await cache.getOrLoad({
        key: `sitemap:${path}`,
        url: path,
        kind: 'sitemap',
        signal,
        load: ({ signal: inFlight }) => load(path, inFlight),
      });
      if (acceptsGzip(req.headers['accept-encoding'])) await sender.send(req, res, entry!, result);
      else await sendUnpacked(req, res, { ...entry!, headers: { ...entry!.headers, ...fields?.of(entry!) } });
    } catch (error) {
      if (signal.aborted) return;
      if (!isUnavailable(error)) throw error;
      if (error instanceof ApiError && error.isNotFound) return next();
      answerUnavailable(res);
    }
  });
  return router;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Router, type Request, type Response } from 'express';
import fresh from 'fresh';
import type { Env } from '#config/env.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import { magazineUrl } from '#shared/routes/magazineUrl.ts';
import { sitemapIndex, urlSet } from '#shared/seo/sitemapXml.ts';
import { makeAnswer } from '../../answers/makeAnswer.ts';
import type { EdgeCache, Loaded } from '../../edge/EdgeCache.ts';
import { isFailure, type Entry, type Lifetime } from '../../edge/entry.ts';
import { negotiateEncoding } from '../../edge/http/negotiateEncoding.ts';
import { createSender } from '../../edge/http/createSender.ts';
import { WaitTimeoutError } from '../../edge/waitFor.ts';
import { disconnected } from '../../http/disconnected.ts';
import { retryAfter } from '../../http/retryAfter.ts';
import type { Logger } from '../../logging/logger.ts';
import { createServerApi, type DataUse } from '../../upstream/createServerApi.ts';
import type { Upstream } from '../../upstream/createUpstream.ts';
import { sitemapLifetime } from '../../upstream/policies.ts';
import { createConcurrencyLimit, OverloadError } from '../../upstream/resilience/createConcurrencyLimit.ts';
import { gzipParts } from './gzipParts.ts';
import { createSitemapCalls } from './sitemapCalls.ts';
import { readSitemapFile, readSitemapIndex, readSitemapPath, type MagazineFiles } from './sitemapFiles.ts';

interface SitemapDeps {
  env: Pick<Env, 'PUBLIC_ORIGIN' | 'CMS_HOST'>;
  upstream: Upstream;
  /** Of its own: files of a large network would push every page out of the site's. */
  cache: EdgeCache;
  /** As createSender takes them. */
  constantHeaders: Readonly<Record<string, string>>;
  isOperator: (req: IncomingMessage) => boolean;
  logger: Logger;
}

const indexPath = '/sitemap.xml';

/** Files made at once: each takes a tenth of a second of a processor, which pages need too. */
const limits = { maxConcurrent: 2, maxQueued: 32, queueTimeoutMs: 4_000 } as const;

const lifetime: Lifetime = { ...sitemapLifetime, age: 0 };

const headersOf = (digest: string): Record<string, string> => ({
  'content-type': 'application/xml; charset=utf-8',
  'content-encoding': 'gzip',
  vary: 'Accept-Encoding',
  // Of the text: the same for a client that gets it plain.
  etag: `W/"${digest}"`,
});

/** Unpacked on the way, for a client that reads no gzip. */
async function sendPlain(req: Request, res: ServerResponse, { headers, body }: Entry): Promise<void> {
  for (const [name, value] of Object.entries(headers)) if (name !== 'content-encoding') res.setHeader(name, value);
  if (fresh(req.headers, { etag: headers.etag })) res.writeHead(304).end();
  else if (req.method === 'HEAD') res.end();
  else await pipeline(Readable.from([body]), createGunzip(), res);
}

const acceptsGzip = (field: string | undefined): boolean =>
  negotiateEncoding(field?.toLowerCase().replace(/\bbr\b/g, 'none')) === 'gzip';

const isUnavailable = (error: unknown): boolean =>
  error instanceof ApiError || error instanceof OverloadError || error instanceof WaitTimeoutError;

const unavailable = (res: Response) =>
  res
    .status(503)
    .set({ ...retryAfter('upstream'), 'Cache-Control': 'no-store' })
    .type('text/plain')
    .send('Please try again in a moment');

/** The bundled magazine's files: there where its CMS is the bundled one and has them. */
const magazineOf =
  (upstream: Upstream, isBundled: boolean): MagazineFiles =>
  async (signal) => {
    if (!isBundled) return null;
    const { entry, stream } = await upstream.get(magazineUrl({ to: 'sitemap' }, 'es'), { signal, demand: 'current' });
    stream?.body.destroy();
    const status = entry?.status ?? stream?.status ?? 0;
    if (isFailure(status)) throw new ApiError(0);
    if (status !== 200) return null;
    const changed = entry?.headers['last-modified'];
    return { changed: changed && new Date(changed).toISOString(), tags: [...(entry?.tags ?? [])] };
  };

/**
 * `/sitemap.xml` and its files (docs/product.md#search-engines): made from the upstream's answers, kept compressed for
 * an hour, or until one of their tags is purged. While the upstream fails, the last one is sent, or 503: never one with
 * less in it.
 */
export function createSitemaps({ env, upstream, cache, constantHeaders, isOperator, logger }: SitemapDeps): Router {
  const sender = createSender({ cache, constantHeaders, isOperator });
  const { PUBLIC_ORIGIN: publicOrigin } = env;
  const limit = createConcurrencyLimit(limits);
  const magazine = magazineOf(upstream, env.CMS_HOST === undefined);
  const calls = createSitemapCalls(upstream, ({ reference, problem }) => {
    logger.warn({ upstream: '/web/sitemap', reference, problem }, 'invalid record');
  });

  /** The text of a file, part by part, and its tags. @returns null for a path that is none */
  async function read(path: string, use: DataUse, signal: AbortSignal) {
    const sources = { calls, api: createServerApi(upstream, { use, demand: 'current' }), signal };
    if (path === indexPath) {
      const { items, tags } = await readSitemapIndex(sources, magazine);
      return { parts: sitemapIndex(items, publicOrigin), tags };
    }
    const file = readSitemapPath(path)!;
    const { items, tags } = await readSitemapFile(file, sources);
    const onCut = () => logger.warn({ path }, 'a file of the sitemap is cut at the limit of its protocol');
    return { parts: urlSet(items, { language: file.language, publicOrigin, onCut }), tags };
  }

  async function load(path: string, signal: AbortSignal): Promise<Loaded> {
    const use: DataUse = { entries: [], failed: false };
    const { parts, tags } = await read(path, use, signal);
    const { body, digest } = await gzipParts(parts);
    const made = makeAnswer({ headers: headersOf(digest), body, lifetime, use });
    return { ...made, tags: [...new Set([...made.tags, ...tags])] };
  }

  const router = Router();
  router.get(/^\/sitemap[^/]*\.xml$/, async (req, res, next) => {
    const { path } = req;
    if (path !== indexPath && !readSitemapPath(path)) return next();
    const signal = disconnected(res);
    try {
      const { entry, result } = await cache.getOrLoad({
        key: `sitemap:${path}`,
        url: path,
        kind: 'sitemap',
        signal,
        load: ({ signal: flight }) => limit.run(() => load(path, flight), flight),
      });
      if (acceptsGzip(req.headers['accept-encoding'])) await sender.send(req, res, entry!, result);
      else await sendPlain(req, res, entry!);
    } catch (error) {
      if (signal.aborted) return;
      if (!isUnavailable(error)) throw error;
      if (error instanceof ApiError && error.isNotFound) return next();
      unavailable(res);
    }
  });
  return router;
}

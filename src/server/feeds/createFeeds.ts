import { Router, type Request, type Response } from 'express';
import type { i18n as I18n } from 'i18next';
import type { PublicEnv } from '#config/publicEnv.ts';
import { languagesOf } from '#shared/i18n/languages.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import type { Address } from '#shared/routes/address.ts';
import { pageKey, resolutionOfUrl } from '../request/resolution.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { makeAnswer, type MadeAnswer } from '../answers/makeAnswer.ts';
import { cachingFields, pageLifetime } from '../answers/pageLifetime.ts';
import type { Demand, EdgeCache } from '../edge/EdgeCache.ts';
import type { Entry } from '../edge/entry.ts';
import type { Sender } from '../edge/http/createSender.ts';
import { disconnected } from '../request/disconnected.ts';
import { retryAfter } from '../request/retryAfter.ts';
import { createServerApi, type DataUse } from '../upstream/createServerApi.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { feedEndings, feedTypes, pageOfFeed, type FeedFormat } from '../seo/feedUrl.ts';
import { makeAtom, makeJson, type Making } from './makeFeeds.ts';

interface FeedDeps {
  upstream: Upstream;
  cache: EdgeCache;
  sender: Sender;
  site: PublicEnv;
}

/** How long a reader need not ask again, in seconds. */
const readerSeconds = 300;

/**
 * When this content was first made: not its homes' last change, which a home that leaves the feed would set back.
 * @param stored the entry that the new one replaces
 */
const lastModified = (body: string, stored: Entry | null): string =>
  (stored?.body.equals(Buffer.from(body)) && stored.headers['last-modified']) || new Date().toUTCString();

const headersOf = (format: FeedFormat): Record<string, string> => ({
  'content-type': feedTypes[format],
  'x-robots-tag': 'noindex',
  // An agent's own site shows it.
  ...(format === 'json' ? { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' } : {}),
});

/**
 * `{search}.atom` and `{profile}.json`, in every language of the site: made from the calls that the page makes,
 * kept as long as it and purged with it. When the API fails, the stored feed is sent, or 503: never an empty one.
 */
export function createFeeds({ upstream, cache, sender, site }: FeedDeps): Router {
  async function load(
    { format, name, make }: { format: FeedFormat; name: RouteName; make: (making: Making) => Promise<string> },
    { i18n, stored, signal, demand }: { i18n: I18n; stored: Entry | null; signal: AbortSignal; demand: Demand },
  ): Promise<MadeAnswer> {
    const use: DataUse = { entries: [], failed: false };
    const text = await make({ api: createServerApi(upstream, { use, demand }), i18n, site, signal });
    const lifetime = pageLifetime({ status: 200, name, used: use.entries, degraded: use.failed }, cache.now());
    const fields = cachingFields(lifetime);
    const caching =
      'cdn-cache-control' in fields ? { ...fields, 'cache-control': `public, max-age=${readerSeconds}` } : fields;
    const headers = { ...headersOf(format), 'last-modified': lastModified(text, stored) };
    return makeAnswer({ headers, body: Buffer.from(text), lifetime, use, caching });
  }

  /** @returns false where there is no such feed */
  async function send(req: Request, res: Response, url: string, feed: Parameters<typeof load>[0]): Promise<boolean> {
    const signal = disconnected(res);
    const { i18n } = req;
    try {
      const served = await cache.getOrLoad({
        key: pageKey(url),
        url,
        kind: 'feed',
        signal,
        load: ({ stored, signal: loadSignal, demand }) => load(feed, { i18n, stored, signal: loadSignal, demand }),
      });
      await sender.send(req, res, served.entry!, served.result);
    } catch (error) {
      if (signal.aborted) return true;
      if (!(error instanceof ApiError)) throw error;
      if (error.isNotFound || error.isGone) return false;
      res.status(503).set({ ...retryAfter('upstream'), 'Cache-Control': 'no-store' });
      res.type('text/plain').send('Please try again in a moment');
    }
    return true;
  }

  /** The page that a feed belongs to, if the path is the normal form of one. */
  function readPath(path: string, format: FeedFormat): { address: Address; url: string } | null {
    const page = pageOfFeed(path, format);
    const resolution = page === null ? null : resolutionOfUrl(page, languagesOf(site));
    return resolution?.kind === 'match'
      ? { address: resolution.address, url: resolution.url + feedEndings[format] }
      : null;
  }

  const router = Router();
  router.get(/\.atom$/, async (req, res, next) => {
    const { address, url } = readPath(req.path, 'atom') ?? {};
    if (url === undefined || address?.route !== 'Search') return next();
    const feed = { format: 'atom', name: 'Search', make: (making: Making) => makeAtom(address, making) } as const;
    if (!(await send(req, res, url, feed))) next();
  });
  router.get(/\.json$/, async (req, res, next) => {
    const { address, url } = readPath(req.path, 'json') ?? {};
    // Whatever has the pattern reads as a directory first.
    if (url === undefined || address?.route !== 'Agents') return next();
    const { language, params } = address;
    const make = (making: Making) => makeJson(params.province, language, making);
    if (!(await send(req, res, url, { format: 'json', name: 'Agent', make }))) next();
  });
  return router;
}

import { Router, type Request, type Response } from 'express';
import type { i18n as I18n } from 'i18next';
import type { PublicEnv } from '#config/publicEnv.ts';
import type { LoadedRoute } from '#client/loadRoute.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Match } from '#shared/routes/resolveUrl.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { makeAnswer } from '../answers/makeAnswer.ts';
import { cachingFields, pageLifetime } from '../answers/pageLifetime.ts';
import type { Demand, EdgeCache, Loaded } from '../edge/EdgeCache.ts';
import type { Entry, Lifetime } from '../edge/entry.ts';
import type { Sender } from '../edge/http/createSender.ts';
import { disconnected } from '../request/disconnected.ts';
import { retryAfter } from '../request/retryAfter.ts';
import type { Logger } from '../logging/logger.ts';
import { loadPage } from '../page/loadPage.ts';
import { pageKey, resolutionOfUrl } from '../request/resolution.ts';
import { createServerApi, type DataUse } from '../upstream/createServerApi.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { isPersonal } from '../pages.ts';
import type { CardBrand } from './cardBrand.ts';
import { createDrawingQueue, DrawingBusyError } from './createDrawingQueue.ts';
import type { ShareCards } from './createShareCards.ts';
import { drawCard } from './drawCard.ts';
import { loadPictures } from './loadPictures.ts';
import type { ShareCard } from './shareCard.ts';
import { latest, picturedPage, readSharePath, sharePath } from '#shared/seo/sharePath.ts';

interface ShareImageDeps {
  upstream: Upstream;
  cache: EdgeCache;
  sender: Sender;
  siteIn: Readonly<Record<Language, PublicEnv>>;
  i18nIn: Readonly<Record<Language, I18n>>;
  brand: CardBrand;
  cards: ShareCards;
  logger: Logger;
}

/** A picture that is asked for. */
interface Asked {
  version: string;
  page: Match;
}

/** What a picture is made in. */
interface Making {
  signal: AbortSignal;
  demand: Demand;
  stored: Entry | null;
}

/** Those in work, nearly all of them while their photos arrive: beside one that is drawn. */
const limits = { atOnce: 4, waiting: 30 } as const;

/** What browsers and messengers may do; shared caches of the operator's follow the page (cachingFields). */
function cachingOf(lifetime: Lifetime, isComplete: boolean, version: string): Record<string, string> {
  const control = !isComplete
    ? 'public, max-age=60'
    : version === latest
      ? 'public, max-age=3600'
      : 'public, max-age=604800, immutable';
  return { ...cachingFields(lifetime), 'cache-control': control };
}

/** The picture that a URL asks for: of a public page in normal form; null for any other. */
function readAsked(req: Request): Asked | null {
  const read = readSharePath(req.originalUrl);
  const page = read && resolutionOfUrl(read.page);
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
 * `GET /share/{version}{page}.jpg`: what messengers show of a page (docs/decisions/053). Every text of it is of the
 * page's data: a URL that names no page of the site is a 404. Kept as long as the page, and purged with it.
 */
export function createShareImages({
  upstream,
  cache,
  sender,
  siteIn,
  i18nIn,
  brand,
  cards,
  logger,
}: ShareImageDeps): Router {
  const queue = createDrawingQueue(limits);
  // Decoded pictures are large: two at the same time take memory that the C library gives back to nobody.
  const drawing = createDrawingQueue({ atOnce: 1, waiting: limits.atOnce });

  /** The page's data as its own loaders give them, or where it has moved. @throws ApiError */
  async function loadShown(
    { page }: Asked,
    use: DataUse,
    { signal, demand }: Making,
  ): Promise<LoadedRoute | { movedTo: string }> {
    const { address, url } = page;
    const { language } = address;
    const site = siteIn[language];
    const api = createServerApi(upstream, { use, demand, unsupportedFilters: site.unsupportedFilters });
    const reading = { kind: 'address', address } as const;
    const loaded = await loadPage({ url, reading, language, api, i18n: i18nIn[language], site, signal });
    if (loaded instanceof Response)
      return { movedTo: new URL(loaded.headers.get('Location')!, 'http://site.invalid').pathname };
    const { context } = loaded;
    if (context.errors)
      throw new ApiError(context.statusCode === 404 || context.statusCode === 410 ? context.statusCode : 0);
    return context.loaderData[context.matches.at(-1)!.route.id] as LoadedRoute;
  }

  const moved = (to: string): Loaded => ({
    kind: 'answer',
    lifetime: { fresh: 0, whileRevalidate: 0, ifError: 0, age: 0 },
    tags: [],
    answer: { status: 302, headers: { location: to, 'cache-control': 'no-store' }, body: Buffer.alloc(0) },
  });

  const lifetimeOf = (name: RouteName, use: DataUse): Lifetime =>
    pageLifetime({ status: 200, name, used: use.entries, degraded: use.failed }, cache.now())!;

  /** Draws a card. @param etag of the picture when it is complete */
  async function draw(
    card: ShareCard,
    name: RouteName,
    use: DataUse,
    asked: Asked & { etag: string },
    signal: AbortSignal,
  ): Promise<Loaded> {
    const { body, isComplete } = await queue(signal, async () => {
      const pictures = await loadPictures({ upstream, paths: card.picture?.paths ?? [], signal, use });
      return drawing(signal, () => drawCard(card, pictures, { brand, logger }));
    });
    const complete = isComplete && !use.failed;
    const lifetime = lifetimeOf(name, use);
    return makeAnswer({
      // Networks show it on their own pages.
      headers: {
        'content-type': 'image/jpeg',
        'cross-origin-resource-policy': 'cross-origin',
        ...(complete ? { etag: asked.etag } : {}),
      },
      body,
      lifetime,
      use,
      caching: cachingOf(lifetime, complete, asked.version),
    });
  }

  /** While the page's data cannot be had: the network's name alone, for a moment. */
  function drawBrand(asked: Asked, use: DataUse, signal: AbortSignal): Promise<Loaded> {
    const { language, route } = asked.page.address;
    const title = i18nIn[language].t('site.title', { brand: brand.name });
    return draw({ title, accent: 'primary' }, route, { ...use, failed: true }, { ...asked, etag: '' }, signal);
  }

  async function load(asked: Asked, making: Making): Promise<Loaded> {
    const use: DataUse = { entries: [], failed: false };
    const { language } = asked.page.address;
    const loaded = await loadShown(asked, use, making).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 0 && !making.signal.aborted) return null;
      throw error;
    });
    if (loaded === null) return drawBrand(asked, use, making.signal);
    if ('movedTo' in loaded) return moved(sharePath(asked.version, loaded.movedTo));
    const { card, version } = cards.cardOf({ loaded, language, i18n: i18nIn[language], site: siteIn[language] });
    if (asked.version !== latest && asked.version !== version) return moved(sharePath(version, asked.page.url));
    const { route } = loaded.address;
    const etag = `"${version}"`;
    if (making.stored?.headers.etag !== etag || use.failed)
      return draw(card, route, use, { ...asked, etag }, making.signal);
    // The same card would be the same picture.
    const lifetime = lifetimeOf(route, use);
    return {
      kind: 'notModified',
      headers: cachingOf(lifetime, true, asked.version),
      lifetime,
      tags: makeTags(use, making.stored),
    };
  }

  const router = Router();
  router.get(/^\/share\//, async (req, res) => {
    const asked = readAsked(req);
    if (!asked) return refuse(res, 404);
    const signal = disconnected(res);
    const url = sharePath(asked.version, asked.page.url);
    try {
      const served = await cache.getOrLoad({
        key: pageKey(url),
        url,
        kind: 'share',
        signal,
        load: ({ signal: flight, demand, stored }) => load(asked, { signal: flight, demand, stored }),
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

/** Those of the page's data, and those of the pictures that are already drawn. */
const makeTags = (use: DataUse, stored: Entry): string[] => [
  ...new Set([...use.entries.flatMap(({ tags }) => tags), ...stored.tags]),
];

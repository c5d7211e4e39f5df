import type { i18n as I18n } from 'i18next';
import type { PublicEnv } from '#config/publicEnv.ts';
import type { LoadedRoute } from '#client/loadRoute.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import { valueIn, type BySiteLanguage, type Language } from '#shared/i18n/languages.ts';
import type { Match } from '#shared/routes/resolveUrl.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { latest, sharePath } from '#shared/seo/sharePath.ts';
import { makeAnswer } from '../answers/makeAnswer.ts';
import { cachingFields, pageLifetime } from '../answers/pageLifetime.ts';
import { capabilitiesTag } from '../capabilities/capabilitiesTag.ts';
import type { Demand, EdgeCache, Loaded } from '../edge/EdgeCache.ts';
import type { Entry, Lifetime } from '../edge/entry.ts';
import type { Logger } from '../logging/logger.ts';
import { loadPage } from '../page/loadPage.ts';
import { createServerApi, type DataUse } from '../upstream/createServerApi.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import type { CardBrand } from './cardBrand.ts';
import { createDrawingQueue } from './createDrawingQueue.ts';
import type { ShareCards } from './createShareCards.ts';
import { drawCard } from './drawCard.ts';
import { loadPictures } from './loadPictures.ts';
import type { ShareCard } from './shareCard.ts';

export interface ShareImageDeps {
  upstream: Upstream;
  /** The clock of what is kept. */
  cache: Pick<EdgeCache, 'now'>;
  siteIn: (language: Language) => PublicEnv;
  i18nIn: BySiteLanguage<I18n>;
  brand: CardBrand;
  cards: ShareCards;
  logger: Logger;
}

/** A picture that is asked for. */
export interface Asked {
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

/** The page's data as its own loaders give them, or where it has moved. @throws ApiError */
async function loadShown(
  { page }: Asked,
  use: DataUse,
  { signal, demand }: Making,
  { upstream, siteIn, i18nIn }: ShareImageDeps,
): Promise<LoadedRoute | { movedTo: string }> {
  const { address, segments, url } = page;
  const { language } = address;
  const site = siteIn(language);
  const api = createServerApi(upstream, { use, demand, unsupportedFilters: site.unsupportedFilters });
  const read = { reading: { kind: 'address', address }, segments } as const;
  const loaded = await loadPage({ url, read, language, api, i18n: valueIn(i18nIn, language), site, signal });
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

const lifetimeOf = (name: RouteName, use: DataUse, { cache }: Pick<ShareImageDeps, 'cache'>): Lifetime =>
  pageLifetime({ status: 200, name, used: use.entries, degraded: use.failed }, cache.now())!;

/** Those of the page's data, and those of the pictures that are already drawn. */
const makeTags = (use: DataUse, stored: Entry): string[] => [
  ...new Set([...use.entries.flatMap(({ tags }) => tags), ...stored.tags]),
];

/** @returns makes the picture of a page: loads the page's data, and draws its card unless the stored one is the same */
export function createShareImageLoader(deps: ShareImageDeps): (asked: Asked, making: Making) => Promise<Loaded> {
  const queue = createDrawingQueue(limits);
  // Decoded pictures are large: two at the same time take memory that the C library gives back to nobody.
  const drawing = createDrawingQueue({ atOnce: 1, waiting: limits.atOnce });

  /** Draws a card. @param etag of the picture when it is complete */
  async function draw(
    card: ShareCard,
    name: RouteName,
    use: DataUse,
    asked: Asked & { etag: string },
    signal: AbortSignal,
  ): Promise<Loaded> {
    const { body, isComplete } = await queue(signal, async () => {
      const pictures = await loadPictures({ upstream: deps.upstream, paths: card.picture?.paths ?? [], signal, use });
      return drawing(signal, () => drawCard(card, pictures, { brand: deps.brand, logger: deps.logger }));
    });
    const complete = isComplete && !use.failed;
    const lifetime = lifetimeOf(name, use, deps);
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
      tags: [capabilitiesTag],
      caching: cachingOf(lifetime, complete, asked.version),
    });
  }

  /** While the page's data cannot be had: the network's name alone, for a moment. */
  function drawBrand(asked: Asked, use: DataUse, signal: AbortSignal): Promise<Loaded> {
    const { language, route } = asked.page.address;
    const title = valueIn(deps.i18nIn, language).t('site.title', { brand: deps.brand.name });
    return draw({ title, accent: 'primary' }, route, { ...use, failed: true }, { ...asked, etag: '' }, signal);
  }

  return async (asked, making) => {
    const use: DataUse = { entries: [], failed: false };
    const { language } = asked.page.address;
    const loaded = await loadShown(asked, use, making, deps).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 0 && !making.signal.aborted) return null;
      throw error;
    });
    if (loaded === null) return drawBrand(asked, use, making.signal);
    if ('movedTo' in loaded) return moved(sharePath(asked.version, loaded.movedTo));
    const { card, version } = deps.cards.cardOf({
      loaded,
      language,
      i18n: valueIn(deps.i18nIn, language),
      site: deps.siteIn(language),
    });
    if (asked.version !== latest && asked.version !== version) return moved(sharePath(version, asked.page.url));
    const { route } = loaded.address;
    const etag = `"${version}"`;
    if (making.stored?.headers.etag !== etag || use.failed)
      return draw(card, route, use, { ...asked, etag }, making.signal);
    // The same card would be the same picture.
    const lifetime = lifetimeOf(route, use, deps);
    return {
      kind: 'notModified',
      headers: cachingOf(lifetime, true, asked.version),
      lifetime,
      tags: makeTags(use, making.stored),
    };
  };
}

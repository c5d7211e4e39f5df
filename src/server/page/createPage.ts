import type { i18n as I18n } from 'i18next';
import type { ReadUrl } from '#client/app/loaderContext.ts';
import type { PublicEnv } from '#config/publicEnv.ts';
import type { NetworkTeam } from '#shared/domain/networkTeam.ts';
import type { AddressReading } from '#shared/routes/address.ts';
import { valueIn, type BySiteLanguage, type Language } from '#shared/i18n/languages.ts';
import { buildLocalUrl, buildUrl, withPrefix } from '#shared/routes/build.ts';
import type { Match, NotFound } from '#shared/routes/resolveUrl.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { privateRobots } from '#shared/seo/head.ts';
import { makeAnswer, type MadeAnswer } from '../answers/makeAnswer.ts';
import { pageLifetime } from '../answers/pageLifetime.ts';
import { capabilitiesTag } from '../capabilities/capabilitiesTag.ts';
import type { Demand } from '../edge/EdgeCache.ts';
import { isReusable } from '../edge/entry.ts';
import { retryAfter } from '../request/retryAfter.ts';
import type { Logger } from '../logging/logger.ts';
import { createServerApi, type DataUse } from '../upstream/createServerApi.ts';
import { isPersonal } from '../answers/pageRules.ts';
import type { StructuredDataOf } from '../seo/structuredData/createStructuredData.ts';
import { turns, type WorkQueue } from '../turns.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import type { BackgroundColours } from '#shared/theme/schemeTags.ts';
import type { Assets } from './assets.ts';
import type { CardCache } from './createCardCache.tsx';
import type { FrameOf } from './createFrames.ts';
import { htmlDocument } from './htmlDocument.ts';
import { loadPage, type FormAnswer, type LoadedPage } from './loadPage.ts';
import { renderPage, type RenderedPage, type ShareImageOf } from './renderPage.tsx';

export interface PageDeps {
  upstream: Upstream;
  assets: Assets;
  siteIn: (language: Language) => PublicEnv;
  /** The network's people and history; null: it shows none. */
  teamIn: BySiteLanguage<NetworkTeam> | null;
  /** The brand's; by default the site's own. */
  backgrounds?: BackgroundColours | undefined;
  logger: Logger;
  /** The cache's clock. */
  now: () => number;
  /** For the forms of a page (FormGuard). */
  formToken: () => string;
  frameOf: FrameOf;
  cardCache: CardCache;
  shareImageOf: ShareImageOf;
  structuredDataOf: StructuredDataOf;
  /** Of this process: pages that are loaded and wait to be rendered. */
  renders: WorkQueue;
}

/** A page to make. */
export interface PageRequest {
  /** A page in its normal form, or nothing that the site has. */
  resolution: Match | NotFound;
  i18n: I18n;
  signal: AbortSignal;
  demand: Demand;
  /** Whether visitors get the stored page meanwhile: those who wait for theirs go first. */
  background?: boolean;
  /** The result of a form that was sent to the page: the page is then for its sender alone. */
  form?: FormAnswer;
  /** Receives how long each step took, as entries of Server-Timing. */
  timing: string[];
}

/** A URL that only the catch-all route matches: everything that is not found is loaded as this. */
const notFoundPath = '/404/404';

/** Headers of pages that are for the holder of a link only (docs/product.md#search-engines). */
export const privateHeaders = { 'x-robots-tag': privateRobots, 'referrer-policy': 'no-referrer' };

/** Path and query in normal form; everything that is not found shares one URL a language. */
export function urlOf(resolution: Match | NotFound): string {
  if (resolution.kind === 'match') return resolution.url;
  const { instead, language } = resolution;
  return instead ? buildUrl({ to: 'Search', ...instead }, language) : withPrefix(notFoundPath, language);
}

/** The URL that the router has the page at: always below the language's prefix. */
function routerUrlOf(resolution: Match | NotFound): string {
  if (resolution.kind !== 'match') return urlOf(resolution);
  const { route, language, params, query } = resolution.address;
  return withPrefix(buildLocalUrl({ to: route, params, query }, language), language);
}

function readingOf(resolution: Match | NotFound): AddressReading {
  if (resolution.kind === 'match') return { kind: 'address', address: resolution.address };
  return resolution.instead ? { kind: 'unknownFilter', instead: resolution.instead } : { kind: 'none' };
}

/** The resolution as the router's loaders get it. */
const readUrlOf = (resolution: Match | NotFound): ReadUrl => ({
  reading: readingOf(resolution),
  segments: resolution.kind === 'match' ? resolution.segments : {},
});

/** A loader's redirect within the site, whatever host the router took it to be on. */
function locationOf({ headers }: Response): string {
  const { pathname, search } = new URL(headers.get('Location')!, 'http://site.invalid');
  return pathname + search;
}

/** A page in whose place the notice of a defect stands; what is around it is that of the page. */
function withDefect({ handler, context }: LoadedPage, defect: unknown): LoadedPage {
  const loaderData = { layout: context.loaderData.layout as unknown };
  const errors = { page: defect };
  return { handler, context: { ...context, statusCode: 500, loaderData, actionData: null, errors } };
}

/**
 * Renders a page, or the notice that it cannot be shown: a defect in a component is logged and costs that page alone.
 */
function render(loaded: LoadedPage, tools: Parameters<typeof renderPage>[1], logger: Logger): RenderedPage {
  try {
    return renderPage(loaded, tools);
  } catch (error) {
    logger.error({ err: error }, 'page failed');
    return renderPage(withDefect(loaded, error), tools);
  }
}

/**
 * Makes a page: load, render, document, each in a turn of its own; in the background after all pages of visitors.
 * Touches no response.
 * @throws BusyError where too many pages wait to be rendered
 */
export async function createPage(
  { resolution, i18n, signal, demand, background = false, form, timing }: PageRequest,
  {
    upstream,
    assets,
    siteIn,
    teamIn,
    backgrounds,
    logger,
    now,
    formToken,
    frameOf,
    cardCache,
    shareImageOf,
    structuredDataOf,
    renders,
  }: PageDeps,
): Promise<MadeAnswer> {
  const { language } = resolution.kind === 'match' ? resolution.address : resolution;
  const site = siteIn(language);
  const route = resolution.kind === 'match' ? resolution.address.route : null;
  const isForOneVisitor = form !== undefined || isPersonal(route);
  const use: DataUse = { entries: [], failed: false };
  const api = createServerApi(upstream, { use, demand, unsupportedFilters: site.unsupportedFilters });
  /** The answer with the caching that its route and its data allow. */
  const finish = (status: number, name: RouteName | null, headers: Record<string, string>, html: string) => {
    const used = { status, name, used: use.entries, degraded: use.failed };
    const lifetime = form === undefined ? pageLifetime(used, now()) : null;
    const extra = { ...(lifetime === null ? privateHeaders : {}), ...(status >= 500 ? retryAfter('upstream') : {}) };
    // One that is not stored is compressed for its visitor alone.
    const packs = isReusable(lifetime);
    const body = Buffer.from(html);
    const tags = [capabilitiesTag];
    return makeAnswer({ status, headers: { ...headers, ...extra }, body, packs, lifetime, use, tags });
  };

  // Before any work is done for it. Those in the background are few (edge/createRevalidationLimit.ts).
  if (!background) renders.assertRoom();
  const startedAt = now();
  const loaded = await loadPage({
    ...{ url: routerUrlOf(resolution), read: readUrlOf(resolution), language, api, i18n, site, signal, form },
    team: teamIn ? valueIn(teamIn, language) : undefined,
  });
  const loadedAt = now();
  timing.push(`load;dur=${(loadedAt - startedAt).toFixed(1)}`);
  if (loaded instanceof Response) return finish(loaded.status, route, { location: locationOf(loaded) }, '');

  for (const error of Object.values(loaded.context.errors ?? {}))
    if (error instanceof Error) logger.error({ err: error }, 'page failed');
  const tools = {
    site: { ...site, language },
    i18n,
    assets,
    formToken: formToken(),
    frameOf,
    cardCache: isForOneVisitor ? undefined : cardCache,
    shareImageOf,
    structuredDataOf,
  };
  const line = background ? 'revalidations' : 'pages';
  await (background ? turns.take(line) : renders.take());
  const rendered = render(loaded, tools, logger);
  await turns.take(line);
  const html = htmlDocument(rendered, backgrounds);
  timing.push(`render;dur=${(now() - loadedAt).toFixed(1)}`);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    date: new Date().toUTCString(),
  };
  return finish(rendered.status, rendered.state.page, headers, html);
}

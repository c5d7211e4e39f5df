import { createHash } from 'node:crypto';
import type { i18n as I18n } from 'i18next';
import type { PublicEnv } from '#config/publicEnv.ts';
import type { Resolution } from '#shared/routes/resolveUrl.ts';
import type { RouteName } from '#shared/routes/table.ts';
import type { Demand, Loaded } from '../edge/EdgeCache.ts';
import type { FormAnswer } from '../forms/formActions.ts';
import { retryAfter } from '../http/retryAfter.ts';
import type { Logger } from '../logging/logger.ts';
import { createServerApi, type DataUse } from '../upstream/createServerApi.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import type { Assets } from './assets.ts';
import { htmlDocument } from './htmlDocument.ts';
import { loadPage } from './loadPage.ts';
import { cachingFields, pageLifetime } from './pageLifetime.ts';
import { renderPage } from './renderPage.tsx';

export interface PageDeps {
  upstream: Upstream;
  assets: Assets;
  site: PublicEnv;
  logger: Logger;
  /** The cache's clock. */
  now: () => number;
}

/** What is to be made: a page in its normal form, or nothing that the site has. */
export interface PageOrder {
  match: Exclude<Resolution, { kind: 'redirect' }>;
  /** Path and query in normal form; for what is no page, `nowhere`. */
  url: string;
  i18n: I18n;
  signal: AbortSignal;
  demand: Demand;
  /** What came of a form that was sent to the page: it is then for its sender alone. */
  form?: FormAnswer;
  /** Told how long each step took, as entries of Server-Timing. */
  timing: string[];
}

/** A URL that only the catch-all route matches: what is no page is loaded as this, whatever it looked like. */
export const nowhere = '/404/404';

/** Headers of pages that are for the holder of a link only (docs/product.md#search-engines). */
export const personalHeaders = { 'x-robots-tag': 'noindex, nofollow, noarchive', 'referrer-policy': 'no-referrer' };

const etagOf = (body: Buffer): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

/** A loader's redirect within the site, whatever host the router took it to be on. */
function locationOf({ headers }: Response): string {
  const { pathname, search } = new URL(headers.get('Location')!, 'http://site.invalid');
  return pathname + search;
}

type Answer = Extract<Loaded, { kind: 'answer' }>;

/** An answer with the caching that its route and its data allow. */
function finish({
  status,
  name,
  headers,
  body,
  use,
  now,
  isPersonal = false,
}: {
  status: number;
  name: RouteName | null;
  headers: Record<string, string>;
  body: Buffer;
  use: DataUse;
  now: number;
  isPersonal?: boolean;
}): Answer {
  const lifetime = isPersonal ? null : pageLifetime({ status, name, used: use.entries, degraded: use.failed }, now);
  const tags = [...new Set(use.entries.flatMap((entry) => entry.tags))];
  return {
    kind: 'answer',
    lifetime,
    tags,
    degraded: use.failed,
    answer: {
      status,
      headers: {
        ...headers,
        ...cachingFields(lifetime),
        ...(lifetime === null ? personalHeaders : {}),
        ...(status >= 500 ? retryAfter('upstream') : {}),
      },
      body,
    },
  };
}

/** Makes a page from nothing: load, render, document. Touches no response. */
export async function createPage(
  { match, url, i18n, signal, demand, form, timing }: PageOrder,
  { upstream, assets, site, logger, now }: PageDeps,
): Promise<Answer> {
  const { language } = match;
  const name = match.kind === 'match' ? match.name : null;
  const use: DataUse = { entries: [], failed: false };
  const startedAt = now();
  const loaded = await loadPage({ url, language, signal, api: createServerApi(upstream, { use, demand }), form });
  timing.push(`load;dur=${(now() - startedAt).toFixed(1)}`);
  if (loaded instanceof Response) {
    return finish({
      status: loaded.status,
      name,
      headers: { location: locationOf(loaded) },
      body: Buffer.alloc(0),
      use,
      now: now(),
    });
  }
  for (const error of Object.values(loaded.context.errors ?? {}))
    if (error instanceof Error) logger.error({ err: error }, 'page failed');
  const loadedAt = now();
  const rendered = renderPage(loaded, { site: { ...site, language }, i18n, assets });
  const body = Buffer.from(htmlDocument(rendered));
  timing.push(`render;dur=${(now() - loadedAt).toFixed(1)}`);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    date: new Date().toUTCString(),
    etag: etagOf(body),
  };
  return finish({
    status: rendered.status,
    name: rendered.state.page,
    headers,
    body,
    use,
    now: now(),
    isPersonal: form !== undefined,
  });
}

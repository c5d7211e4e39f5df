import type { RequestHandler, Response } from 'express';
import type { i18n as I18n } from 'i18next';
import type { Env } from '#config/env.ts';
import type { FormerUrls, FoundFormerUrl } from '#config/network/redirects/redirects.ts';
import { valueIn, type BySiteLanguage } from '#shared/i18n/languages.ts';
import { appendQuery } from '#shared/routes/build.ts';
import { unknownQuery } from '#shared/routes/query.ts';
import type { Match, NotFound, Redirect, Resolution } from '#shared/routes/resolveUrl.ts';
import { createEntry, type Entry } from '../edge/entry.ts';
import type { CacheRequest, EdgeCache, Served } from '../edge/EdgeCache.ts';
import type { Sender } from '../edge/http/createSender.ts';
import { disconnected } from '../request/disconnected.ts';
import { isPersonal } from '../answers/pageRules.ts';
import { pageKey, resolutionOf } from '../request/resolution.ts';
import { createPage, urlOf, type PageDeps } from './createPage.ts';
import { createFormerUrls, pagesBefore } from './formerUrls.ts';
import { sendRedirect } from './sendRedirect.ts';

interface PageHandlerDeps extends PageDeps {
  cache: EdgeCache;
  sender: Sender;
  env: Pick<Env, 'PUBLIC_ORIGIN' | 'ALLOWED_HOSTS'>;
  i18nIn: BySiteLanguage<I18n>;
  formerUrls: FormerUrls;
}

/** One visitor's request for a page. */
interface Visit {
  i18n: I18n;
  signal: AbortSignal;
  timing: string[];
}

/**
 * The key of pages that are not found: one for each language, or one for all searches that are the same without a
 * filter that has no meaning.
 */
const keyOf = (resolution: Match | NotFound): string =>
  resolution.kind === 'match' ? pageKey(resolution.url) : `notFound:${urlOf(resolution)}`;

/** Whether only its data say how its own URL is spelled: the key of a listing. */
const isNamedByData = (page: Match | null): boolean =>
  page !== null && (page.address.route === 'Estate' || page.address.route === 'ReportAdvert');

/**
 * Whether a page can be sent without work: it is in the cache, or it is a redirect that its URL tells.
 * @param former where the URL led on the site before this one
 */
export function isPageHeld(
  cache: Pick<EdgeCache, 'find'>,
  resolution: Resolution,
  former: FoundFormerUrl | null,
): boolean {
  const isHeld = ({ url }: Match): boolean => cache.find(pageKey(url)) !== undefined;
  if (former) return pagesBefore(resolution, former).every(isHeld);
  if (resolution.kind !== 'redirect') return cache.find(keyOf(resolution)) !== undefined;
  return !isNamedByData(resolution.to);
}

const isPrivate = (match: Match | null): boolean => match !== null && isPersonal(match.address.route);

/** The query as it came, with its `?`. */
const searchOf = (url: string): string => /\?.*$/s.exec(url)?.[0] ?? '';

/** Where a page's redirect leads, with what the query holds beside the page's own (PD-14). */
const withUnknownQuery = (location: string, { address }: Match, url: string): string =>
  appendQuery(location, unknownQuery(address.route, searchOf(url)));

/** A loader's redirect as it is sent to one visitor: the stored one has the page's own query only. */
function keepUnknownQuery(entry: Entry, resolution: Match | NotFound, url: string): Entry {
  const { location } = entry.headers;
  if (location === undefined || resolution.kind !== 'match') return entry;
  return createEntry(
    { ...entry, headers: { ...entry.headers, location: withUnknownQuery(location, resolution, url) } },
    entry,
  );
}

/** A page from URL to bytes: match; then, unless the cache has it, load, render, document; send. */
export function createPageHandler({
  env,
  cache,
  sender,
  i18nIn,
  formerUrls,
  ...deps
}: PageHandlerDeps): RequestHandler {
  const follow = createFormerUrls({ env, formerUrls, sender });

  /** Private pages are never stored. */
  async function bypassCache({ key, url, kind, load, signal }: CacheRequest): Promise<Served> {
    const loaded = await load({ stored: null, signal: signal!, demand: 'servable', background: false });
    if (loaded.kind !== 'answer') throw new Error('A page is made whole');
    const lifetime = { fresh: 0, whileRevalidate: 0, ifError: 0, age: 0 };
    const entry = createEntry(loaded.answer, { key, url, kind, tags: loaded.tags, lifetime, since: cache.now() });
    return { entry, result: { hit: false, fwd: 'bypass', fwdStatus: entry.status } };
  }

  function getPage(resolution: Match | NotFound, { i18n, signal, timing }: Visit): Promise<Served> {
    const request: CacheRequest = {
      key: keyOf(resolution),
      url: urlOf(resolution),
      kind: 'page',
      signal,
      load: async ({ stored, signal: inFlight, demand, background }) => {
        const made = await createPage({ resolution, i18n, signal: inFlight, demand, background, timing }, deps);
        const isRefused = await deps.upstream.refusesPage(stored, made.answer.status);
        return isRefused ? { ...made, degraded: true } : made;
      },
    };
    return resolution.kind === 'match' && isPrivate(resolution) ? bypassCache(request) : cache.getOrLoad(request);
  }

  /**
   * One hop (PD-14): the URL of an estate, and of the form about one, follows from its data, and what a text leads to
   * from what is found, so a URL in another spelling leads to where the page leads.
   */
  async function redirect({ location, to }: Redirect, url: string, visit: Visit, res: Response): Promise<void> {
    const isFind = to?.address.route === 'Find';
    const page = to && (isFind || isNamedByData(to)) ? await getPage(to, visit) : null;
    const moved = page?.entry?.headers.location;
    if (!to || moved === undefined) sendRedirect(location, to, res);
    else sendRedirect(withUnknownQuery(moved, to, url), to, res, isFind ? 303 : 301);
  }

  return async (req, res) => {
    const resolution = resolutionOf(req);
    const visit: Visit = { i18n: req.i18n, signal: disconnected(res), timing: [] };
    try {
      const getIn = (page: Match) => getPage(page, { ...visit, i18n: valueIn(i18nIn, page.address.language) });
      if (await follow(req, res, getIn)) return;
      if (resolution.kind === 'redirect') return await redirect(resolution, req.originalUrl, visit, res);
      const { entry, result } = await getPage(resolution, visit);
      const timing = [`cache;desc=${result.hit ? 'hit' : 'miss'}`, ...visit.timing].join(', ');
      await sender.send(req, res, keepUnknownQuery(entry!, resolution, req.originalUrl), result, {
        headers: { 'server-timing': timing },
      });
    } catch (error) {
      if (!visit.signal.aborted) throw error;
    }
  };
}

import type * as express from 'express';
import { withPrefix } from '#shared/routes/build.ts';
import type { Resolution } from '#shared/routes/resolveUrl.ts';
import { unknownQuery } from '#shared/routes/query.ts';
import { createEntry, type Entry } from '../edge/entry.ts';
import type { EdgeCache, CacheRequest, Served } from '../edge/EdgeCache.ts';
import type { Sender } from '../edge/http/createSender.ts';
import { disconnected } from '../http/disconnected.ts';
import { absentPage, pagePolicies } from '../upstream/policies.ts';
import { createPage, nowhere, personalHeaders, type PageDeps, type PageOrder } from './createPage.ts';
import { matchRequest } from './matchRequest.ts';
import { cachingFields } from './pageLifetime.ts';

interface PageHandlerDeps extends PageDeps {
  cache: EdgeCache;
  sender: Sender;
}

/** The key of a page by its URL in normal form, or of the one page a language that stands for all that is none. */
export const pageKey = (url: string): string => `page:${url}`;

/** A redirect to a page's normal form: worked out from the URL alone, so nothing is kept of it here. */
function redirectTo({ name, location }: Extract<Resolution, { kind: 'redirect' }>, res: express.Response): void {
  const isPersonal = pagePolicies[name] === null;
  res
    .status(301)
    .set(isPersonal ? { ...cachingFields(null), ...personalHeaders } : cachingFields({ ...absentPage, age: 0 }))
    .set('Location', location)
    .end();
}

/** One address for all that name the same page with a filter that has no meaning: no home is asked for by its 0 rooms. */
const meaninglessUrl = (instead: string): string => `${instead}${instead.includes('?') ? '&' : '?'}rooms=0`;

/** Path and query in normal form of what is to be made; all that is no page is one page. */
function urlOf(match: PageOrder['match']): string {
  if (match.kind === 'match') return match.url;
  return match.instead === undefined ? withPrefix(nowhere, match.language) : meaninglessUrl(match.instead);
}

/** A page that is elsewhere leads there with what its query holds beside the page's own (PD-14). */
function keepQuery(entry: Entry, match: PageOrder['match'], search: string): Entry {
  const { location } = entry.headers;
  const unknown = match.kind === 'match' ? unknownQuery(match.name, search) : '';
  if (location === undefined || unknown === '') return entry;
  return createEntry(
    { ...entry, headers: { ...entry.headers, location: `${location}${location.includes('?') ? '&' : '?'}${unknown}` } },
    entry,
  );
}

/** A page from URL to bytes: match; then, unless the cache has it, load, render, document; send. */
export function createPageHandler({ cache, sender, ...deps }: PageHandlerDeps): express.RequestHandler {
  /** Pages for the holder of a link alone go past the cache. */
  async function ask(match: PageOrder['match'], question: CacheRequest): Promise<Served> {
    if (match.kind === 'notFound' || pagePolicies[match.name] !== null) return cache.getOrLoad(question);
    const { answer, tags } = (await question.load({
      stored: null,
      signal: question.signal!,
      demand: 'servable',
    })) as Awaited<ReturnType<typeof createPage>>;
    const { key, url, kind } = question;
    const entry = createEntry(answer, {
      key,
      url,
      kind,
      tags,
      lifetime: { fresh: 0, whileRevalidate: 0, ifError: 0, age: 0 },
      since: cache.now(),
    });
    return { entry, result: { hit: false, fwd: 'bypass', fwdStatus: entry.status } };
  }

  return async (req, res) => {
    const match = matchRequest(req.originalUrl);
    if (match.kind === 'redirect') return redirectTo(match, res);
    const url = urlOf(match);
    const { i18n } = req;
    const signal = disconnected(res);
    const timing: string[] = [];
    try {
      const served = await ask(match, {
        key: pageKey(url),
        url,
        kind: 'page',
        signal,
        load: ({ signal: flight, demand }) => createPage({ match, url, i18n, signal: flight, demand, timing }, deps),
      });
      await sender.send(
        req,
        res,
        keepQuery(served.entry!, match, req.originalUrl.slice(req.path.length)),
        served.result,
        {
          headers: { 'server-timing': [`cache;desc=${served.result.hit ? 'hit' : 'miss'}`, ...timing].join(', ') },
        },
      );
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
}

import type { Request } from 'express';
import type { Env } from '#config/env.ts';
import { isKey } from '#shared/domain/estateKey.ts';
import { listingUses, type ListingUse } from '#shared/domain/uses.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Entry } from '../edge/entry.ts';
import type { RequestDone } from '../logging/requestLog.ts';
import { resolutionOfUrl } from '../request/resolution.ts';
import { countedPage, type CountedPage } from './countedPage.ts';
import type { Tallies } from './createTallies.ts';
import { createVisitors, type Visitor } from './createVisitors.ts';
import { hostOf, visitOrigin } from './visitOrigin.ts';

interface CounterDeps {
  env: Pick<Env, 'LANGUAGES' | 'STATS_IGNORE' | 'CDN_PURGE'>;
  tallies: Tallies;
  /** Milliseconds. */
  now: () => number;
}

export interface Counter {
  /** Counts a request that was answered, where it was for a page whose views are counted. */
  count: (done: RequestDone) => void;
  /** Counts what a browser told. @returns false for words that it does not tell */
  countUse: (words: string, req: Request) => boolean;
  close: () => void;
}

interface View {
  /** The host of the page that led here. */
  from: string;
  /** The page's query. */
  search: string;
  /** By a browser. */
  isTold: boolean;
}

/** What a browser sends ahead, and may never show; and what is fetched by a script, or into a frame. */
const isNavigation = ({ headers }: Request): boolean =>
  (headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz']) === undefined &&
  (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' &&
  headers['sec-fetch-dest'] !== 'iframe';

const isAnswered = ({ method, status, aborted }: RequestDone): boolean =>
  method === 'GET' && (status === 200 || status === 304) && !aborted;

/** Resolves the URLs of entries once each: a hit has no time for it. */
function createEntryPages(languages: readonly Language[]) {
  const known = new WeakMap<Entry, CountedPage | null>();
  return (entry: Entry): CountedPage | null => {
    const before = known.get(entry);
    if (before !== undefined) return before;
    const page = entry.kind === 'page' ? countedPage(resolutionOfUrl(entry.url, languages)) : null;
    known.set(entry, page);
    return page;
  };
}

const isListingUse = (word: string): word is ListingUse => listingUses.some((use) => use === word);

const hostPattern = /^[\w.:[\]-]{1,100}$/;

/**
 * Counts views and uses of listings in memory. Documents are counted where the site answers them itself; behind a CDN,
 * which answers most of them, browsers tell of all.
 */
export function createCounter({ env, tallies, now }: CounterDeps): Counter {
  const { LANGUAGES: languages, STATS_IGNORE: ignored = [], CDN_PURGE: cdn } = env;
  const visitors = createVisitors({ ignored, now });
  const pageOfEntry = createEntryPages(languages);

  function countView(page: CountedPage, visitor: Visitor, req: Request, { from, search, isTold }: View): void {
    if (page.kind === 'list') {
      if (!visitor.hasJust(page.url)) tallies.today().addList({ page, times: 1, isTold });
      return;
    }
    const { key, language } = page;
    if (visitor.hasJust(`opened ${key}`)) return;
    const origin = visitOrigin({ from, search, own: req.headers.host });
    tallies.today().addOpening(key, { origin, isPhone: visitor.isPhone, language });
  }

  /** The page that a browser is on when it tells something: it says so in each request to its own site. */
  function pageOfSender({ headers: { referer, host } }: Request): { page: CountedPage | null; search: string } {
    const url = referer === undefined ? null : URL.parse(referer);
    if (url?.host !== host) return { page: null, search: '' };
    return { page: countedPage(resolutionOfUrl(url!.pathname + url!.search, languages)), search: url!.search };
  }

  function countPageUse(from: string, visitor: Visitor, req: Request): void {
    const { page, search } = pageOfSender(req);
    if (page) countView(page, visitor, req, { from, search, isTold: true });
  }

  function countListingUse(use: ListingUse, given: string | undefined, visitor: Visitor, req: Request): void {
    const { page } = given === undefined ? pageOfSender(req) : { page: null };
    const key = given ?? (page?.kind === 'estate' ? page.key : undefined);
    if (key !== undefined && !visitor.hasJust(`${use} ${key}`)) tallies.today().add(key, use);
  }

  return {
    count: (done) => {
      if (cdn !== undefined || !isAnswered(done)) return;
      const { request: req, entry, url } = done;
      const page = entry ? pageOfEntry(entry) : req.resolution ? countedPage(req.resolution) : null;
      if (!page || !isNavigation(req)) return;
      const visitor = visitors.of(req);
      if (!visitor) return;
      const [, search = ''] = entry ? [] : url.split('?');
      countView(page, visitor, req, { from: hostOf(req.headers.referer ?? ''), search, isTold: false });
    },
    countUse: (words, req) => {
      const [use = '', about, ...others] = words.split(' ');
      if (others.length > 0) return false;
      const isView = use === 'moved' ? about === undefined : use === 'loaded' && hostPattern.test(about ?? 'none');
      const isUse = isListingUse(use) && isKey(about ?? 'none');
      if (!isView && !isUse) return false;
      const visitor = visitors.of(req);
      if (!visitor) return true;
      if (isListingUse(use)) countListingUse(use, about, visitor, req);
      else countPageUse(use === 'moved' ? (req.headers.host ?? '') : (about?.toLowerCase() ?? ''), visitor, req);
      return true;
    },
    close: visitors.close,
  };
}

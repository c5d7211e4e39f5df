import { createHash } from 'node:crypto';
import type { Language } from '#shared/i18n/languages.ts';

export type AlternateCode = Language | 'x-default';

export type Alternates = Partial<Record<AlternateCode, SitePage>>;

/** The codes of hreflang that a page of the site lists. */
export const alternateCodesOf = ({ languages }: Pick<Site, 'languages'>): AlternateCode[] => [
  ...languages,
  'x-default',
];

/** The codes that pairs of hreflang and address leave out. */
export const codesWithout = (
  pairs: readonly (readonly [code: string, href: string])[],
  site: Pick<Site, 'languages'>,
): AlternateCode[] => alternateCodesOf(site).filter((code) => !pairs.some(([given]) => given === code));

/** What is kept of a URL for as long as the crawl lasts: no content, only what pages are compared by. */
export interface SitePage {
  /** Path and query. */
  readonly path: string;
  /** The first page that links to it or names it. */
  from: SitePage | null;
  /** The crawl begins with it. */
  isStart: boolean;
  /** A page links to it. */
  isLinked: boolean;
  /** A page links to it in a way that crawlers follow. */
  isFollowed: boolean;
  /** The sitemap that lists it. */
  listedIn: string | null;
  listedAlternates: Alternates | null;
  /** Codes that its entry in the sitemap, or the page itself, does not name at all. */
  unlistedCodes: readonly AlternateCode[];
  missingCodes: readonly AlternateCode[];
  /** Of HTTP; 0 when it was not visited, or did not answer. */
  status: number;
  isVisited: boolean;
  /** HTML with status 200 that search engines may index. */
  isIndexable: boolean;
  canonical: SitePage | null;
  /** The same page in the language that its main text is in, which is not its own, where that is its canonical page. */
  original: SitePage | null;
  alternates: Alternates | null;
  /** Digests of title and description; 0 without. */
  title: number;
  description: number;
}

/** 53 bits of a hash: of a million different texts, two are taken for the same once in 18,000 crawls. */
export function digestOf(text: string): number {
  const hash = createHash('sha1').update(text).digest();
  return hash.readUInt32LE(0) * 2 ** 21 + (hash.readUInt32LE(4) >>> 11);
}

/** A record that is not of the site yet, as of a probe. */
export const newPage = (path: string, from: SitePage | null): SitePage => ({
  path,
  from,
  isStart: false,
  isLinked: false,
  isFollowed: false,
  listedIn: null,
  listedAlternates: null,
  unlistedCodes: [],
  missingCodes: [],
  status: 0,
  isVisited: false,
  isIndexable: false,
  canonical: null,
  original: null,
  alternates: null,
  title: 0,
  description: 0,
});

export interface Site {
  /** Those that it speaks, in its order. */
  readonly languages: readonly Language[];
  /** Where canonical addresses point, as `https://www.example.com`. */
  readonly origin: string;
  /** By path and query. */
  readonly pages: ReadonlyMap<string, SitePage>;
  /** The record of a URL, made when it is new. */
  page: (path: string, from: SitePage | null) => SitePage;
  /** Path and query of an address of the site, relative to a page of it; null for another host, or no address. */
  pathOf: (href: string, base?: string) => string | null;
  /** What links name after their #, and where: by the page that they lead to, then by what they name. */
  readonly anchors: Map<string, Map<string, string>>;
  /** Whether robots.txt allows crawlers a path; all are allowed before it was read. */
  isAllowed: (path: string) => boolean;
  /** There is a sitemap. */
  hasSitemap: boolean;
  /** No page was left out, by a limit or by samples. */
  isComplete: boolean;
}

/**
 * @param origin of canonical addresses
 * @param languages that the site speaks
 */
export function createSite(origin: string, languages: readonly Language[]): Site {
  const pages = new Map<string, SitePage>();
  return {
    languages,
    origin,
    pages,
    anchors: new Map(),
    page: (path, from) => {
      const page = pages.get(path) ?? newPage(path, from);
      page.from ??= from;
      pages.set(path, page);
      return page;
    },
    pathOf: (href, base = '/') => {
      const url = URL.canParse(href, origin + base) ? new URL(href, origin + base) : null;
      return url?.origin === origin ? url.pathname + url.search : null;
    },
    isAllowed: () => true,
    hasSitemap: false,
    isComplete: true,
  };
}

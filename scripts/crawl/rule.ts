import type { Language } from '#shared/i18n/languages.ts';
import type { Address } from '#shared/routes/address.ts';
import type { Answer } from './fetcher.ts';
import type { PageContent } from './readPage.ts';
import type { RobotsTxt } from './robotsTxt.ts';
import type { Site, SitePage } from './site.ts';
import type { StructuredData } from './structuredData.ts';

/** A page, a redirect or an error, while its content is in memory. */
export interface Visit {
  page: SitePage;
  path: string;
  language: Language;
  /** By the table of routes. */
  address: Address | null;
  answer: Answer;
  /** Of HTML, whatever its status. */
  content: PageContent | null;
  data: StructuredData;
  isNoindex: boolean;
}

/** A request that no page links to, to see how the site answers it. */
export interface Probe {
  path: string;
  /** @returns what is wrong with the answer, or null */
  check: (visit: Visit) => string | null;
}

/** A sitemap or an index of them, after it was read. */
export interface SitemapFile {
  path: string;
  answer: Answer;
  /** Named by robots.txt or, without one, at the usual place; the others are named by an index. */
  isRoot: boolean;
  kind: 'index' | 'urls' | undefined;
  /** Addresses of an index. */
  children: readonly string[];
  urls: number;
  otherElements: ReadonlySet<string>;
  broken: string | undefined;
}

/** An entry of a sitemap. */
export interface SitemapEntry {
  loc: string;
  lastmod: string | undefined;
  alternates: readonly (readonly [code: string, href: string])[];
  images: number;
}

export interface Finding {
  page: SitePage;
  message: string;
}

/** One statement that is checked; what its functions return are faults, in words. */
export interface Rule {
  /** As `S9`. */
  id: string;
  statement: string;
  /** Of each URL, when it was visited. */
  visit?: (visit: Visit, site: Site) => readonly string[];
  /** Of some pages of each kind. */
  probes?: (visit: Visit, site: Site) => readonly Probe[];
  robots?: (answer: Answer, robots: RobotsTxt, site: Site) => readonly string[];
  sitemap?: (file: SitemapFile, site: Site) => readonly string[];
  entry?: (entry: SitemapEntry, site: Site) => readonly string[];
  /** When all pages were visited. */
  lateProbes?: (site: Site) => Iterable<Probe>;
  /** Of all URLs, at the end. */
  site?: (site: Site) => Iterable<Finding>;
}

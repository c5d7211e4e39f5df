import { isPersonalPath } from '#shared/routes/isPersonalPath.ts';
import { addressOf, identityOf, pageNumberOf, withoutQuery } from '../address.ts';
import { codesToName, copiesOf } from '../copies.ts';
import type { Rule } from '../rule.ts';
import { alternateCodesOf, type Site, type SitePage } from '../site.ts';
import { isClosedHome } from './listings.ts';

/** Of the sitemaps' protocol. */
const most = { urls: 50_000, bytes: 50 * 1024 * 1024, images: 1_000 } as const;

const directoryOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

function checkChild(href: string, path: string, { pathOf }: Site): string[] {
  const child = pathOf(href);
  if (child === null) return [`the child ${href} is not of this site`];
  return child.startsWith(directoryOf(path)) ? [] : [`the child ${child} lies above the index`];
}

export const sitemapFiles: Rule = {
  id: 'S23',
  statement:
    'The sitemap is an index; each child is well-formed, at its level or below, of at most 50,000 URLs and 50 MB.',
  sitemap: ({ answer, broken, children, isRoot, kind, path, urls }, site) => {
    if (answer.status !== 200) return [`answers ${answer.status}`];
    if (broken !== undefined) return [`no well-formed XML: ${broken}`];
    const bytes = Buffer.byteLength(answer.body);
    return [
      ...(kind === (isRoot ? 'index' : 'urls') ? [] : [isRoot ? 'is no index' : 'is no list of URLs']),
      ...(urls > most.urls ? [`${urls} URLs`] : []),
      ...(bytes > most.bytes ? [`${bytes} bytes`] : []),
      ...children.flatMap((href) => checkChild(href, path, site)),
    ];
  },
};

export const sitemapElements: Rule = {
  id: 'S26',
  statement:
    'Sitemaps say nothing that search engines ignore (priority, changefreq, image titles); dates are W3C dates.',
  sitemap: ({ otherElements }) => [...otherElements].map((name) => `element ${name}`),
  entry: ({ lastmod }) =>
    lastmod === undefined ||
    (/^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/.test(lastmod) && !Number.isNaN(Date.parse(lastmod)))
      ? []
      : [`lastmod is ${lastmod}`],
};

export const sitemapAlternates: Rule = {
  id: 'S25',
  statement:
    'Each URL of a sitemap has the languages of the site and x-default as alternates, but those that its page leaves out by S2, the same as its page, and at most 1,000 images.',
  entry: ({ images }) => (images > most.images ? [`${images} images in the sitemap`] : []),
  site: function* (site) {
    const copies = copiesOf(site);
    for (const page of site.pages.values()) {
      const missing = page.original ? [] : codesToName(page.unlistedCodes, page.listedAlternates, copies);
      if (missing.length > 0) yield { page, message: `no alternate ${missing.join(', ')} in the sitemap` };
      if (!page.listedAlternates || !page.alternates) continue;
      const differing = alternateCodesOf(site).filter(
        (code) =>
          page.listedAlternates![code] &&
          page.alternates![code] &&
          page.listedAlternates![code] !== page.alternates![code],
      );
      for (const code of differing)
        yield {
          page,
          message: `alternate ${code} is ${page.listedAlternates[code]!.path} in the sitemap and ${page.alternates[code]!.path} on the page`,
        };
    }
  },
};

/** Paths that no sitemap may list, whatever their pages say. */
function isUnlistable(path: string): boolean {
  const route = addressOf(path)?.route;
  return isPersonalPath(withoutQuery(path)) || route === 'Thanks' || route === 'AgencyError' || route === 'Favourites';
}

/** What is wrong with a page that a sitemap lists. */
function* checkListed(page: SitePage, site: Site): Generator<string> {
  if (isUnlistable(page.path)) yield 'must not be in a sitemap';
  if (!site.isAllowed(page.path)) yield 'is disallowed by robots.txt';
  if (!page.isVisited) return;
  // A server's errors are judged by S21.
  if (page.status >= 500) return;
  if (page.status !== 200) yield page.status === 0 ? 'no answer' : `answers ${page.status}`;
  else if (!page.isIndexable) yield 'is noindex';
  else if (page.original) yield `its text is that of its canonical page ${page.original.path}`;
  else if (identityOf(page.path) !== page.path) yield `is another spelling of ${identityOf(page.path)}`;
}

export const listedPages: Rule = {
  id: 'S24',
  statement:
    'Every URL of a sitemap answers 200, is canonical and indexable, and is no page of data protection, thanks or a private home.',
  visit: (visit, site) =>
    // Homes that are sold or rented have a rule of their own (S19).
    visit.page.listedIn === null || isClosedHome(visit)
      ? []
      : [...checkListed(visit.page, site)].map((problem) => `in ${visit.page.listedIn}, but ${problem}`),
  entry: ({ loc }, { pathOf }) => (pathOf(loc) === null ? ['is not of this site'] : []),
};

export const robotsTxt: Rule = {
  id: 'S16',
  statement: 'robots.txt is plain text with status 200 and names the sitemap by its absolute address.',
  robots: ({ status, headers }, { sitemaps }, { pathOf }) => [
    ...(status === 200 ? [] : [`answers ${status}`]),
    ...(/^text\/plain\b/.test(headers['content-type'] ?? '') ? [] : ['is no plain text']),
    ...(sitemaps.length > 0 ? [] : ['names no sitemap']),
    ...sitemaps
      .filter((href) => !/^https?:/.test(href) || pathOf(href) === null)
      .map((href) => `the sitemap ${href} is not of this site`),
  ],
};

export const orphans: Rule = {
  id: 'orphans',
  statement: 'Every URL of a sitemap is linked from a page, in a way that crawlers follow.',
  site: function* ({ pages, isComplete }) {
    if (!isComplete) return;
    for (const page of pages.values())
      if (page.listedIn !== null && page.isIndexable && !page.isStart && !page.isFollowed)
        yield { page, message: `in ${page.listedIn}, but no page links to it` };
  },
};

/** Pages of the site's own routes; the magazine has sitemaps of its own. Later pages of lists are found by links. */
const isToBeListed = (page: SitePage): boolean =>
  page.isIndexable &&
  page.isFollowed &&
  page.canonical === page &&
  pageNumberOf(page.path) === 1 &&
  addressOf(page.path) !== null;

export const unlisted: Rule = {
  id: 'unlisted',
  statement: 'Every indexable page that is linked, later pages of lists aside, is in a sitemap.',
  site: function* ({ pages, hasSitemap }) {
    if (!hasSitemap) return;
    for (const page of pages.values())
      if (page.listedIn === null && isToBeListed(page))
        yield { page, message: 'in no sitemap, but linked and indexable' };
  },
};

import type { Fetcher } from './fetcher.ts';
import { readSitemap } from './readSitemap.ts';
import type { SitemapEntry, SitemapFile } from './rule.ts';
import { codesWithout, type Site, type SitePage } from './site.ts';
import { alternatesOf } from './visit.ts';

interface SitemapReader {
  fetch: Fetcher;
  site: Site;
  onFile: (file: SitemapFile) => void;
  onEntry: (entry: SitemapEntry, file: string) => void;
  /** Is told each page that a sitemap lists. */
  onPage: (page: SitePage) => void;
}

function list({ loc, alternates }: SitemapEntry, file: string, { site, onPage }: SitemapReader): void {
  const path = site.pathOf(loc);
  if (path === null) return;
  const page = site.page(path, null);
  page.listedIn = file;
  page.listedAlternates = alternatesOf(alternates, site, page);
  page.unlistedCodes = codesWithout(alternates, site);
  onPage(page);
}

async function readFile(path: string, isRoot: boolean, reader: SitemapReader): Promise<string[]> {
  const answer = await reader.fetch(path);
  const { kind, children, urls, otherElements, broken } = readSitemap(answer.body, (entry) => {
    reader.onEntry(entry, path);
    list(entry, path, reader);
  });
  if (answer.status === 200 && kind !== undefined) reader.site.hasSitemap = true;
  reader.onFile({ path, answer, isRoot, kind, children, urls, otherElements, broken });
  return children;
}

/** Reads the sitemaps and the children of those that are indexes, one after the other: each may have 50 MB. */
export async function readSitemaps(roots: readonly string[], reader: SitemapReader): Promise<void> {
  for (const root of roots)
    for (const href of await readFile(root, true, reader)) {
      const child = reader.site.pathOf(href);
      if (child !== null) await readFile(child, false, reader);
    }
}

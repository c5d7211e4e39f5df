import { createEdgeCache } from '../../edge/createEdgeCache.ts';
import type { EdgeCache } from '../../edge/EdgeCache.ts';

/** The part of the cache's memory that the sitemap's files may take: an eighth. */
export const sitemapShare = 8;

/**
 * The cache of the sitemap's files, apart from the site's: a crawler that reads them all must not push out the pages.
 * @param maxBytes of everything in it; a file that takes more than an eighth of that is made for each request
 */
export const createSitemapCache = (options: {
  maxBytes: number;
  now?: () => number;
  fallbackWaitMs?: number;
}): EdgeCache => createEdgeCache(options);

/** The site's cache as a purger takes it: what it purges, both lose. */
export const purgedTogether = (cache: EdgeCache, sitemapCache: Pick<EdgeCache, 'purge'>): EdgeCache => ({
  ...cache,
  purge: (purge) => cache.purge(purge) + sitemapCache.purge(purge),
});

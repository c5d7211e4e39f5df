/**
 * Keys a page of the sitemap. A page is a range of keys, so any page costs the same, and none changes when an estate of
 * another one comes or goes; ranges with gaps have fewer entries.
 */
export const sitemapPageKeys = 5_000;

/** The page, from 1, of what has this key. */
export const sitemapPageOf = (key: number): number => Math.ceil(key / sitemapPageKeys);

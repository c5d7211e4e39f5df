import type { DefaultLifetime } from '../edge/http/interpretAnswer.ts';

/** How long what the site makes may be used, in seconds; no longer than what it was made from (pageLifetime.ts). */

const minute = 60;
const hour = 3_600;
const day = 86_400;

/** Of a page of listings or people. */
export const listLifetime: DefaultLifetime = { fresh: minute, whileRevalidate: 10 * minute, ifError: 3 * day };

/** Of a page with blocks of the CMS or counts. */
export const blocksLifetime: DefaultLifetime = { fresh: 5 * minute, whileRevalidate: hour, ifError: 3 * day };

/** Of a page whose text changes with a release only. */
export const textLifetime: DefaultLifetime = { fresh: hour, whileRevalidate: day, ifError: 7 * day };

/** Of thanks: a text that few see twice. */
export const thanksLifetime: DefaultLifetime = { fresh: hour, whileRevalidate: day, ifError: 3 * day };

/** Of a page that is missing or moved: short, because it may come back (src/server/edge/README.md, statement 38). */
export const absentLifetime: DefaultLifetime = { fresh: 10, whileRevalidate: 0, ifError: 0 };

/** Of the sitemap's files. Never stale while a new one is made: crawlers come once a day, and would get yesterday's. */
export const sitemapLifetime: DefaultLifetime = { fresh: hour, whileRevalidate: 0, ifError: 7 * day };

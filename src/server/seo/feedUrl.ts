import type { Address } from '#shared/routes/address.ts';
import { buildUrl } from '#shared/routes/build.ts';
import type { HeadElement, PageMeta } from '#shared/seo/head.ts';
import { pageRule } from '../answers/pageRules.ts';

/** A feed has the URL of the page whose homes it holds, with its own ending. */
export const feedEndings = { atom: '.atom', json: '.json' } as const;

export const feedTypes = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
} as const;

export type FeedFormat = keyof typeof feedEndings;

/** The page of a feed's path; null for a path of anything else. */
export const pageOfFeed = (pathname: string, format: FeedFormat): string | null =>
  pathname.endsWith(feedEndings[format]) ? pathname.slice(0, -feedEndings[format].length) : null;

/** The feed of the homes on a page; of a search only where it has no filters. */
function feedOf({ route, language, params, query }: Address): { format: FeedFormat; url: string } | null {
  const format = pageRule(route).feed;
  if (!format || ('filters' in query && Object.keys(query.filters ?? {}).length > 0)) return null;
  return { format, url: buildUrl({ to: route, params }, language) + feedEndings[format] };
}

/**
 * Where the head of a page says that there is a feed of its homes: for readers of feeds, so in the server's HTML alone.
 * @param loaded undefined for an error page
 */
export function feedLinks(loaded: { address: Address; meta: PageMeta } | undefined): HeadElement[] {
  const feed = loaded === undefined || loaded.meta.noindex ? null : feedOf(loaded.address);
  if (!feed) return [];
  const type = feedTypes[feed.format].split(';', 1)[0]!;
  return [{ tag: 'link', attributes: { rel: 'alternate', type, href: feed.url } }];
}

import type { Address } from '#shared/routes/address.ts';
import { buildUrl } from '#shared/routes/build.ts';
import type { HeadElement, PageMeta } from '#shared/seo/head.ts';

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

/** The feed of the homes on a page: of a search without filters, and of a person or firm. */
function feedOf(address: Address): { format: FeedFormat; url: string } | null {
  const { language } = address;
  switch (address.route) {
    case 'Search':
      if (Object.keys(address.query.filters).length > 0) return null;
      return {
        format: 'atom',
        url: buildUrl({ to: 'Search', params: address.params }, language) + feedEndings.atom,
      };
    case 'Agent':
      return { format: 'json', url: buildUrl({ to: 'Agent', params: address.params }, language) + feedEndings.json };
    case 'Agency':
      return { format: 'json', url: buildUrl({ to: 'Agency', params: address.params }, language) + feedEndings.json };
    default:
      return null;
  }
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

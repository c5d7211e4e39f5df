import type { Address } from '#shared/routes/address.ts';
import { buildUrl, routeTarget } from '#shared/routes/build.ts';
import type { EstateFilters } from '#shared/filters/table.ts';

/** In place of a version: whatever is current. For pages that are shown by the picture of another. */
export const latest = 'latest';

/** Of the fingerprint of a card. */
export const versionLength = 10;

const prefix = '/share/';
const suffix = '.jpg';

const splitQuery = (url: string): [path: string, query: string] => {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
};

/**
 * Where the picture of a page is: `/share/kX3f9aQ0bz/en/about.jpg`.
 * @param version the fingerprint of its card, so that a changed price is another address; or `latest`
 * @param page path and query in normal form
 */
export function sharePath(version: string, page: string): string {
  const [path, query] = splitQuery(page);
  return `${prefix}${version}${path === '/' ? '' : path}${suffix}${query}`;
}

/** The page and version that a picture is asked for; null when the URL asks for none. @param url path and query */
export function readSharePath(url: string): { version: string; page: string } | null {
  const [path, query] = splitQuery(url);
  if (!path.startsWith(prefix) || !path.endsWith(suffix)) return null;
  const inside = path.slice(prefix.length, -suffix.length);
  const at = inside.indexOf('/');
  const version = at < 0 ? inside : inside.slice(0, at);
  if (version !== latest && !(version.length === versionLength && /^[\w-]+$/.test(version))) return null;
  return { version, page: (at < 0 ? '/' : inside.slice(at)) + query };
}

/** A town, and one zone of it: what a list of its own is about. */
function placeAlone({ town, zone = [] }: EstateFilters): EstateFilters {
  if (town === undefined) return {};
  return { town, ...(zone.length === 1 ? { zone } : {}) };
}

/**
 * The page whose picture stands for an address: without filters other than of a place, order and page number, so that
 * the pictures are no more than the network's places, homes and people.
 * @returns path and query in normal form
 */
export function picturedPage({ route, language, params, query }: Address): string {
  if (route === 'Search')
    return buildUrl(
      routeTarget<'Search'>({ to: route, params, query: { filters: placeAlone(query.filters) } }),
      language,
    );
  return buildUrl({ to: route, params }, language);
}

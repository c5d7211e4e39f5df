import { LRUCache } from 'lru-cache';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { appendQuery } from '#shared/routes/build.ts';
import { resolveUrl, type Resolution } from '#shared/routes/resolveUrl.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import type { Address } from '#shared/routes/address.ts';

/** Not resolved against a base: a path that begins with two slashes would name a host. */
const parsed = (path: string): URL => new URL(`http://site${path}`);

const resolutions = new LRUCache<string, Resolution>({ max: 10_000 });

/** What the table of routes makes of a path and query; what was asked for last is remembered. */
export function resolutionOf(path: string): Resolution {
  const { pathname, search } = parsed(path);
  const resolution = resolutions.get(path) ?? resolveUrl(pathname, search, languages);
  resolutions.set(path, resolution);
  return resolution;
}

/** What a URL of the site means by the table of routes; null for the magazine, for files and for other spellings. */
export function addressOf(path: string): Address | null {
  const resolution = resolutionOf(path);
  return resolution.kind === 'match' ? resolution.address : null;
}

/** The magazine has its prefix before the language's. @param site whose languages they are */
export function languageOf(path: string, site: { languages: readonly Language[] }): Language {
  return splitLanguage(parsed(path).pathname.replace(/^\/magazine(?=\/|$)/, '') || '/', site.languages).language;
}

/** From 1. The magazine has a word of its own for it. */
export function pageNumberOf(path: string): number {
  const { searchParams } = parsed(path);
  return Number(searchParams.get('page') ?? searchParams.get('paged') ?? 1);
}

export const withoutQuery = (path: string): string => parsed(path).pathname;

const tracking = /^(?:utm_|gclid$|fbclid$|newsletter$)/;

/**
 * What of a query does not make another page: the order, who came from where; of a directory, which of its lists shows.
 */
function isPartOfPage(name: string, query: URLSearchParams, address: Address): boolean {
  if (name === 'sort' || tracking.test(name)) return false;
  return address.route !== 'Agents' || !query.has('tab') || (name !== 'tab' && name !== 'page');
}

/** The URL that a page should have as its canonical one. */
export function identityOf(path: string): string {
  const address = addressOf(path);
  if (!address) return path;
  const { pathname, searchParams } = parsed(path);
  const pairs = [...searchParams].filter(([name]) => isPartOfPage(name, searchParams, address));
  return appendQuery(
    pathname,
    pairs.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`).join('&'),
  );
}

/**
 * Pages of one kind are made by the same code and differ in their data: the route, the language and the names of the
 * query. Null for what is not in the table of routes.
 */
export function kindOf(path: string): string | null {
  const address = addressOf(path);
  return address && [address.route, address.language, ...parsed(path).searchParams.keys()].join(' ');
}

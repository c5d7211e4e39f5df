import { isReference, keyOfReference } from '#shared/domain/estateKey.ts';
import { rulesOf } from '#rules';
import type { Language } from '#shared/i18n/languages.ts';
import { appendQuery, buildUrl, routeTarget } from '#shared/routes/build.ts';
import { isPersonalPath } from '#shared/routes/isPersonalPath.ts';
import { unknownQuery } from '#shared/routes/query.ts';
import type { Match } from '#shared/routes/resolveUrl.ts';
import { routeNames, type RouteName } from '#shared/routes/table.ts';
import { pageOf } from './pageOf.ts';

/** Where a former address leads. */
export interface FormerTarget {
  /** A path and query of the site in normal form, or an address of another site. */
  location: string;
  /** The page of the site that this is; null for a file, the magazine and other sites. */
  page: Match | null;
}

/** The folder's own files, and where the site is, if that is known. */
export interface TargetContext {
  hasFile: (path: string) => boolean;
  siteOrigin: string | undefined;
  /** Of the site. */
  languages: readonly Language[];
}

/** Pages that a name alone tells. */
const namedPages = routeNames.filter((name) => {
  const pattern = rulesOf('es').urls.routes[name];
  return !pattern.includes('{') && !isPersonalPath(pattern);
});

/** A page of the site under a path in any spelling. */
function pageAt(url: string, languages: readonly Language[]): FormerTarget | null {
  const { pathname, search } = new URL(url, 'http://site.invalid');
  const page = pageOf(pathname, search, languages);
  return page && { location: appendQuery(page.url, unknownQuery(page.address.route, search)), page };
}

/**
 * An address of a listing of which only the key is known. Its page leads on to the listing's own, or is the notice that
 * it was withdrawn.
 */
function listingOf(reference: string, language: Language): FormerTarget {
  const params = { province: 'espana', type: 'buy' as const, slug: 'vivienda', ref: keyOfReference(reference) };
  const location = buildUrl(routeTarget<'Estate'>({ to: 'Estate', params }), language);
  return {
    location,
    page: { kind: 'match', address: { route: 'Estate', language, params, query: {} }, segments: {}, url: location },
  };
}

const pageNamed = (name: RouteName, language: Language): FormerTarget =>
  pageAt(buildUrl({ to: name, params: {} }, language), [language])!;

function readPath(to: string, { hasFile, languages }: TargetContext): FormerTarget | string {
  const url = URL.parse(to, 'http://site.invalid');
  if (url?.host !== 'site.invalid') return `${to}: is no path of the site`;
  const { pathname, search, hash } = url;
  if (isPersonalPath(pathname)) return `${to}: is a page for one visitor alone`;
  const found = pageAt(pathname + search, languages);
  if (found) return { ...found, location: found.location + hash };
  if (hasFile(pathname) || /^\/magazine(?:\/|$)/.test(pathname))
    return { location: pathname + search + hash, page: null };
  return `${to}: the site has no such page`;
}

function readUrl(to: string, context: TargetContext): FormerTarget | string {
  const url = URL.parse(to);
  if (!url || url.username !== '' || url.password !== '') return `${to}: is no address`;
  if (url.origin === context.siteOrigin) return readPath(url.href.slice(url.origin.length), context);
  return { location: url.href, page: null };
}

/** What looks like a reference, and is more likely a slip. */
function slipIn(to: string, languages: readonly Language[]): string | null {
  const name = namedPages.find((page) => page.toLowerCase() === to.toLowerCase());
  if (name) return `${to}: is written ${name}`;
  if (/^www\./i.test(to)) return `${to}: an address begins with https://`;
  return pageAt(`/${to}`, languages) ? `${to}: a path of the site begins with /` : null;
}

/**
 * Reads where a line leads: the name of a page, a path of the site, an address, or the reference of a listing.
 * @param language of what a name or a reference leads to
 * @returns what is wrong with it, in words
 */
export function readTarget(to: string, language: Language, context: TargetContext): FormerTarget | string {
  if (to === '') return 'to is missing';
  if (to.startsWith('/')) return readPath(to, context);
  if (/^https?:\/\//i.test(to)) return readUrl(to, context);
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(to)) return `${to}: an address begins with https:// or http://`;
  const page = namedPages.find((name) => name === to);
  if (page) return pageNamed(page, language);
  const slip = slipIn(to, context.languages);
  if (slip !== null) return slip;
  return isReference(to) ? listingOf(to, language) : `${to}: is no reference, which has 1 to 60 characters`;
}

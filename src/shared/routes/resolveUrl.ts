import { matchRoutes } from 'react-router';
import type { Language } from '#shared/i18n/languages.ts';
import { readAddress, type Address, type SearchInstead } from './address.ts';
import { appendQuery, buildUrl } from './build.ts';
import { routerPath } from './pattern.ts';
import { unknownQuery } from './query.ts';
import { splitLanguage } from './splitLanguage.ts';
import { isUnprefixed, matchedRoutes, type RouteName } from './table.ts';

export interface Match {
  kind: 'match';
  address: Address;
  /** What its route's pattern matched, for the routes that a guard passes it on to. */
  segments: Readonly<Record<string, string | undefined>>;
  /** Path and query in normal form, without unknown parameters. */
  url: string;
}

/** @property to the target page, if known from the URL */
export interface Redirect {
  kind: 'redirect';
  location: string;
  to: Match | null;
}

/** @property instead the same search without its malformed filters, if nothing else is malformed */
export interface NotFound {
  kind: 'notFound';
  language: Language;
  instead?: SearchInstead;
}

/** A page, a redirect from another spelling of one (PD-7, PD-8, PD-13, PD-15, PD-20), or not found. */
export type Resolution = Match | Redirect | NotFound;

const routes = new Map<Language, { id: RouteName; path: string }[]>();

function routesOf(language: Language): { id: RouteName; path: string }[] {
  const known = routes.get(language) ?? matchedRoutes.map((name) => ({ id: name, path: routerPath(name, language) }));
  routes.set(language, known);
  return known;
}

/** The language of a route's page: where it has no prefix of its own, the query's, unless an old prefix says it. */
function languageFor(
  route: RouteName,
  ofPath: Language,
  { pathname, query, languages }: { pathname: string; query: URLSearchParams; languages: readonly Language[] },
): Language {
  const isPrefixed = splitLanguage(pathname, languages).localPath !== pathname;
  const asked = languages.find((language) => language === query.get('lang')?.toLowerCase());
  return (isUnprefixed(route) && !isPrefixed && asked) || ofPath;
}

/**
 * Resolves a URL of the site: a page in its normal form, a redirect from another spelling (one hop), or not found.
 * Reads no data, so a well-formed URL of an unknown province is a match, whose loader answers 404; and an agent's URL
 * matches a directory until the guards have run.
 * @param pathname as received, percent-encoded
 * @param search with its `?`, or empty
 * @param languages of the site
 */
export function resolveUrl(pathname: string, search: string, languages: readonly Language[]): Resolution {
  // Double slashes are collapsed first: a location that began with two would lead to another host.
  const tidy = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const { language: ofPath, localPath } = splitLanguage(tidy, languages);
  // React Router compiles and ranks all routes that it is given, at each call.
  const candidates = routesOf(ofPath).filter(({ path }) => path.split('/').length === localPath.split('/').length);
  const found = matchRoutes(candidates, localPath)?.[0];
  const query = new URLSearchParams(search);
  const language = found ? languageFor(found.route.id, ofPath, { pathname: tidy, query, languages }) : ofPath;
  const reading = found && readAddress(found.route.id, language, found.params, query);
  if (found && reading?.kind === 'address') {
    const { address } = reading;
    const url = buildUrl({ to: address.route, params: address.params, query: address.query }, language);
    const location = appendQuery(url, unknownQuery(address.route, search));
    const match: Match = { kind: 'match', address, segments: found.params, url };
    return location === pathname + search ? match : { kind: 'redirect', location, to: match };
  }
  // The browser's router accepts a language prefix only at the start of the path: such a page could not be hydrated.
  if (splitLanguage(pathname, languages).language !== ofPath)
    return { kind: 'redirect', location: tidy + search, to: null };
  const instead = reading?.kind === 'unknownFilter' && { instead: reading.instead };
  return { kind: 'notFound', language, ...instead };
}

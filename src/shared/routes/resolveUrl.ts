import { matchRoutes } from 'react-router';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { withPrefix } from './build.ts';
import type { RouteParams } from './params.ts';
import { buildLocalPath, parseParams, routerPath } from './pattern.ts';
import { buildQuery, normaliseQuery, parsePathParams, parseQuery, repairQuery, type RouteQuery } from './query.ts';
import { splitLanguage } from './splitLanguage.ts';
import { matchedRoutes, type RouteName } from './table.ts';

export type Resolution =
  /** @property url the page's own: normal form, without what the query holds beside it */
  | {
      kind: 'match';
      language: Language;
      name: RouteName;
      params: RouteParams<RouteName>;
      query: RouteQuery<RouteName>;
      url: string;
    }
  /** The same page has another URL: its normal form (PD-7, PD-8, PD-13, PD-15, PD-20). */
  | { kind: 'redirect'; language: Language; name: RouteName; location: string }
  /** @property instead URL of the same page without what has no meaning in the query, where only that is wrong */
  | { kind: 'notFound'; language: Language; instead?: string };

const routesOf = Object.fromEntries(
  languages.map((language) => [
    language,
    matchedRoutes.map((name) => ({ id: name, path: routerPath(name, language) })),
  ]),
) as Record<Language, { id: RouteName; path: string }[]>;

/**
 * Tells what a URL of the site is: a page in its normal form, another spelling of one (redirect, one hop), or nothing.
 * Reads no data, so a well-formed URL of an unknown province is a match, whose loader answers 404; and an agent's URL is a
 * directory's, until the guards have been asked.
 * @param pathname as it came, percent-encoded
 * @param search with its `?`, or empty
 */
export function resolveUrl(pathname: string, search: string): Resolution {
  // Double slashes are collapsed first: a location that began with two would lead to another host.
  const tidy = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const { language, localPath } = splitLanguage(tidy);
  const match = matchRoutes(routesOf[language], localPath)?.[0];
  // The browser's router reads the path untidied, and knows the prefix only where it stands first.
  const notFound: Resolution = { kind: 'notFound', language: splitLanguage(pathname).language };
  if (!match) return notFound;
  const name = match.route.id;
  const given = new URLSearchParams(search);
  const inPath = parseParams(name, language, match.params);
  const inQuery = parsePathParams(name, given);
  const query = parseQuery(name, given);
  if (inPath === null || language !== notFound.language) return notFound;
  if (inQuery === null || query === null) {
    const repaired = repairQuery(name, given);
    return repaired === null
      ? notFound
      : {
          ...notFound,
          instead:
            withPrefix(buildLocalPath(name, language, { ...inPath, ...inQuery }), language) +
            buildQuery(name, repaired),
        };
  }
  const params = { ...inPath, ...inQuery };
  const path = withPrefix(buildLocalPath(name, language, params), language);
  const normal = path + normaliseQuery(name, search, query);
  return normal === pathname + search
    ? { kind: 'match', language, name, params, query, url: path + buildQuery(name, query) }
    : { kind: 'redirect', language, name, location: normal };
}

import {
  defaultLanguage,
  inSiteLanguages,
  languageFacts,
  type BySiteLanguage,
  type Language,
} from '#shared/i18n/languages.ts';
import type { RouteParams } from './params.ts';
import { buildLocalPath } from './pattern.ts';
import { buildQuery, type RouteQuery } from './query.ts';
import { isUnprefixed, type RouteName } from './table.ts';

/** A page of the site, independent of language: what a link, an alternate or a redirect points at. */
export interface RouteTarget<Name extends RouteName = RouteName> {
  to: Name;
  params: RouteParams<Name>;
  query?: Partial<RouteQuery<Name>>;
}

/** A target whose type is kept narrow while its route name is inferred. */
export const routeTarget = <Name extends RouteName>(target: RouteTarget<Name>): RouteTarget<Name> => target;

/** Path and query within a language, without its prefix: for the router, which adds it. */
export const buildLocalUrl = <Name extends RouteName>(
  { to, params, query }: RouteTarget<Name>,
  language: Language,
): string => buildLocalPath(to, language, params) + (query ? buildQuery(to, query) : '');

/** Puts a language's prefix before a local URL: `/` of `en` is `/en`. */
export function withPrefix(localUrl: string, language: Language): string {
  const { prefix } = languageFacts[language];
  return prefix === '' ? localUrl : prefix + localUrl.replace(/^\/(?=$|\?|#)/, '');
}

/** Path and query on the site, in normal form. */
export function buildUrl<Name extends RouteName>(target: RouteTarget<Name>, language: Language): string {
  const localUrl = buildLocalUrl(target, language);
  if (!isUnprefixed(target.to)) return withPrefix(localUrl, language);
  return language === defaultLanguage ? localUrl : appendQuery(localUrl, `lang=${language}`);
}

/** The same target in every language of the site. */
export const buildAlternates = <Name extends RouteName>(
  target: RouteTarget<Name>,
  languages: readonly Language[],
): BySiteLanguage<string> => inSiteLanguages(languages, (language) => buildUrl(target, language));

/** Appends pairs of a query, `a=1&b=2` or none, to a URL that may have a query. */
export const appendQuery = (url: string, pairs: string): string =>
  pairs === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${pairs}`;

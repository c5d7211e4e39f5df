import { redirect, type LoaderFunctionArgs } from 'react-router';
import { ApiError } from '#shared/api/ApiError.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { buildLocalUrl, type RouteTarget } from '#shared/routes/build.ts';
import { parseParams } from '#shared/routes/pattern.ts';
import { parseQuery, repairQuery, unknownQuery, type RouteQuery } from '#shared/routes/query.ts';
import type { RouteParams } from '#shared/routes/params.ts';
import type { RouteName } from '#shared/routes/table.ts';
import type { SearchInstead } from '../layout/errorMeta.ts';
import { apiContext } from './apiContext.ts';
import type { PageDefinition } from './page.ts';

/** Thrown by a loader to end a request with a status of its own. */
export const httpError = (status: 404 | 410 | 503): Response => new Response(null, { status });

/** Thrown when all is well with a search but for one of its filters: a 404 that knows the search without it. */
export const unknownFilter = (instead: SearchInstead): Response => Response.json({ instead }, { status: 404 });

/** A query with a part that has no meaning (PD-23). */
function meaningless<Name extends RouteName>(name: Name, params: RouteParams<Name>, query: URLSearchParams): Response {
  const repaired = name === 'Search' ? repairQuery('Search', query) : null;
  return repaired ? unknownFilter({ params: params as RouteParams<'Search'>, query: repaired }) : httpError(404);
}

/** Thrown by a loader when the page has another URL: one permanent redirect, unknown query kept (PD-14). */
export function movedTo<Name extends RouteName>(target: RouteTarget<Name>, language: Language, from: URL): Response {
  const unknown = unknownQuery(target.to, from.search);
  const local = buildLocalUrl(target, language);
  return redirect(unknown === '' ? local : `${local}${local.includes('?') ? '&' : '?'}${unknown}`, 301);
}

/** An upstream's failure as the page's status: not there 404, gone 410, no answer 503. Never a 200 without data (docs/product.md#search-engines). */
function statusOf(error: ApiError): 404 | 410 | 503 {
  if (error.isGone) return 410;
  return error.isNotFound ? 404 : 503;
}

/**
 * Runs a page's loader, or its guard, for what the router matched.
 * @throws Response for a 404, 410, 503 or a redirect; anything else thrown is a defect and becomes a 500
 */
export async function runLoad<Name extends RouteName, Data>(
  name: Name,
  language: Language,
  load: PageDefinition<Name, Data>['load'],
  { params, request, context }: LoaderFunctionArgs,
): Promise<Data> {
  const url = new URL(request.url);
  const routeParams: RouteParams<Name> | null = parseParams(name, language, params);
  const query: RouteQuery<Name> | null = parseQuery(name, url.searchParams);
  if (routeParams === null) throw httpError(404);
  if (query === null) throw meaningless(name, routeParams, url.searchParams);
  try {
    return await load({
      api: await context.get(apiContext)(),
      language,
      params: routeParams,
      query,
      signal: request.signal,
      url,
    });
  } catch (error) {
    if (error instanceof ApiError && !request.signal.aborted) throw httpError(statusOf(error));
    throw error;
  }
}

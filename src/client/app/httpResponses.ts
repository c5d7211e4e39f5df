import { redirect } from 'react-router';
import type { ApiError } from '#shared/api/ApiError.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { appendQuery, buildLocalUrl, type RouteTarget } from '#shared/routes/build.ts';
import { unknownQuery } from '#shared/routes/query.ts';
import type { RouteName } from '#shared/routes/table.ts';
import type { EstateCardData } from '#shared/views/estateCard/toEstateCard.ts';

/** What the page of a withdrawn listing says beside. */
export interface GoneData {
  /** Homes that are available where it was. */
  others: EstateCardData[];
}

/** Thrown by a loader to end a request with a status of its own. @param data what the error page shows beside */
export const httpError = (status: 404 | 410 | 503, data?: object): Response =>
  data ? Response.json(data, { status }) : new Response(null, { status });

/** Thrown by a loader when the page has another URL: one permanent redirect, unknown query kept (PD-14). */
export const movedTo = <Name extends RouteName>(target: RouteTarget<Name>, language: Language, from: URL): Response =>
  redirect(appendQuery(buildLocalUrl(target, language), unknownQuery(target.to, from.search)), 301);

/** Thrown by a loader when what was asked for is on another page, this time: unknown query kept. */
export const seeOther = (localUrl: string, from: URL): Response =>
  redirect(appendQuery(localUrl, unknownQuery('Find', from.search)), 303);

/**
 * An upstream's failure as a page's status: not there 404, gone 410, no answer 503. Never a 200 without data
 * (docs/product.md#search-engines).
 */
export function httpErrorOf(error: ApiError): Response {
  if (error.isGone) return httpError(410);
  return httpError(error.isNotFound ? 404 : 503);
}

import type { TFunction } from 'i18next';
import { isRouteErrorResponse } from 'react-router';
import type { SearchInstead } from '#shared/routes/address.ts';
import type { PageMeta } from '#shared/seo/head.ts';

/** The search that a loader's error offers instead, if any. */
export function searchInstead(error: unknown): SearchInstead | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  return typeof data === 'object' && data !== null && 'instead' in data ? (data.instead as SearchInstead) : null;
}

/**
 * What the error page says: not found, unknown filter, withdrawn, temporarily unavailable, our own defect, or a page
 * older than the deployed site.
 */
export type ErrorKind = 'notFound' | 'unknownFilter' | 'gone' | 'unavailable' | 'defect' | 'newVersion';

export function errorKind(error: unknown): ErrorKind {
  if (searchInstead(error)) return 'unknownFilter';
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 404) return 'notFound';
  if (status === 410) return 'gone';
  return status === 503 ? 'unavailable' : 'defect';
}

/**
 * The head of an error page: kept out of search engines, without canonical or alternates
 * (docs/product.md#search-engines).
 */
export const errorMeta = (kind: ErrorKind, t: TFunction): PageMeta => ({
  title: t(`error.${kind}.title`),
  description: t(`error.${kind}.text`),
  noindex: true,
});

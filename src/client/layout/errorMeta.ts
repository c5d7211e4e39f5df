import type { TFunction } from 'i18next';
import { isRouteErrorResponse } from 'react-router';
import type { PageMeta } from '#shared/seo/head.ts';
import type { GoneData } from '../app/httpResponses.ts';

/**
 * What the error page says: not found, withdrawn, temporarily unavailable, our own defect, a page older
 * than the deployed site, or a browser without a connection.
 */
export type ErrorKind = 'notFound' | 'gone' | 'unavailable' | 'defect' | 'newVersion' | 'offline';

/** What a loader's 410 brings. */
export const goneDataIn = (error: unknown): GoneData | null =>
  isRouteErrorResponse(error) && error.status === 410 && error.data ? (error.data as GoneData) : null;

export function errorKind(error: unknown): ErrorKind {
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 404) return 'notFound';
  if (status === 410) return 'gone';
  return status === 503 ? 'unavailable' : 'defect';
}

/** A page's chunk that a deploy has taken away under an open tab (webpack names the error so). */
const isGoneChunk = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** The same for an error of a navigation: chunks and data may be missing because the browser has no connection. */
export function navigationErrorKind(error: unknown): ErrorKind {
  const kind = isGoneChunk(error) ? 'newVersion' : errorKind(error);
  const isFailure = kind === 'unavailable' || kind === 'newVersion' || kind === 'defect';
  // On the server, `navigator` says nothing about a connection.
  return isFailure && globalThis.navigator?.onLine === false ? 'offline' : kind;
}

/**
 * The head of an error page: kept out of search engines, without canonical or alternates
 * (docs/product.md#search-engines).
 */
export const errorMeta = (kind: ErrorKind, t: TFunction<'error'>): PageMeta => ({
  title: t(`${kind}.title`),
  description: t(`${kind}.text`),
  noindex: true,
});

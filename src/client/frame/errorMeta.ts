import type { TFunction } from 'i18next';
import type { PageMeta } from '#shared/seo/head.ts';

/** What is told to the visitor: nothing here, nothing here any more, come back soon, our own fault, or a page older than the site. */
export type ErrorKind = 'notFound' | 'gone' | 'unavailable' | 'defect' | 'newVersion';

export function errorKind(status: number | undefined): ErrorKind {
  if (status === 404) return 'notFound';
  if (status === 410) return 'gone';
  return status === 503 ? 'unavailable' : 'defect';
}

/** The head of an error page: kept out of search engines, without canonical or alternates (checklist S17). */
export const errorMeta = (kind: ErrorKind, t: TFunction): PageMeta => ({
  title: t(`error.${kind}.title`),
  description: t(`error.${kind}.text`),
  noindex: true,
});

import type { Request, RequestHandler } from 'express';
import type { Language } from '#shared/i18n/languages.ts';
import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import { resolveUrl, type Resolution } from '#shared/routes/resolveUrl.ts';
import type { RouteName } from '#shared/routes/table.ts';

/** A path that cannot be decoded is not found; the router would match it undecoded, and warn. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * What a URL of the site is.
 * @param url path and query as they came
 * @param languages of the site
 */
export function resolutionOfUrl(url: string, languages: readonly Language[]): Resolution {
  const queryAt = url.indexOf('?');
  const pathname = queryAt < 0 ? url : url.slice(0, queryAt);
  const search = queryAt < 0 ? '' : url.slice(queryAt);
  return isDecodable(pathname)
    ? resolveUrl(pathname, search, languages)
    : { kind: 'notFound', language: splitLanguage(pathname, languages).language };
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the way in which Express's types are extended
  namespace Express {
    interface Request {
      /** What the URL is. Absent before `resolveRequests`. */
      resolution?: Resolution;
    }
  }
}

/** Resolves the URLs of requests, once each: everything after it reads `resolutionOf`. */
export const resolveRequests =
  (languages: readonly Language[]): RequestHandler =>
  (req, _res, next) => {
    req.resolution = resolutionOfUrl(req.originalUrl, languages);
    next();
  };

/** @throws TypeError for a request that has not passed `resolveRequests` */
export function resolutionOf({ resolution }: Request): Resolution {
  if (!resolution) throw new TypeError('The URL is not resolved yet');
  return resolution;
}

/** The route of a page's URL in any spelling; null if not found. */
export function routeOf(resolution: Resolution): RouteName | null {
  const match = resolution.kind === 'redirect' ? resolution.to : resolution;
  return match?.kind === 'match' ? match.address.route : null;
}

/** The key under which a page is cached. @param url in normal form */
export const pageKey = (url: string): string => `page:${url}`;

import type { Request } from 'express';
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

/** What a URL of the site is. @param url path and query as they came */
export function resolutionOfUrl(url: string): Resolution {
  const queryAt = url.indexOf('?');
  const pathname = queryAt < 0 ? url : url.slice(0, queryAt);
  const search = queryAt < 0 ? '' : url.slice(queryAt);
  return isDecodable(pathname)
    ? resolveUrl(pathname, search)
    : { kind: 'notFound', language: splitLanguage(pathname).language };
}

const resolutions = new WeakMap<Request, Resolution>();

/** The resolution of a request's URL, parsed once. */
export function resolutionOf(req: Request): Resolution {
  let resolution = resolutions.get(req);
  if (!resolution) {
    resolution = resolutionOfUrl(req.originalUrl);
    resolutions.set(req, resolution);
  }
  return resolution;
}

/** The route of a page's URL in any spelling; null if not found. */
export function routeOf(resolution: Resolution): RouteName | null {
  const match = resolution.kind === 'redirect' ? resolution.to : resolution;
  return match?.kind === 'match' ? match.address.route : null;
}

/** The route of a request whose URL has been parsed; undefined where no step needed to. */
export function parsedRouteOf(req: Request): RouteName | null | undefined {
  const resolution = resolutions.get(req);
  return resolution && routeOf(resolution);
}

import { splitLanguage } from '#shared/routes/splitLanguage.ts';
import { resolveUrl, type Resolution } from '#shared/routes/resolveUrl.ts';

/** A path that cannot be decoded is no page; the router would match it undecoded, and warn. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Step 1: what the URL is. @param url path and query as they came */
export function matchRequest(url: string): Resolution {
  const queryAt = url.indexOf('?');
  const pathname = queryAt < 0 ? url : url.slice(0, queryAt);
  const search = queryAt < 0 ? '' : url.slice(queryAt);
  return isDecodable(pathname)
    ? resolveUrl(pathname, search)
    : { kind: 'notFound', language: splitLanguage(pathname).language };
}

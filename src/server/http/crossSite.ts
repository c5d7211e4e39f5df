import type { Request } from 'express';

/** The origin that a request was served on, as browsers write it: by its Host, or what a trusted proxy says of it. */
function servedOrigin({ protocol, host }: Pick<Request, 'protocol' | 'host'>): string | undefined {
  return URL.parse(`${protocol}://${host}`)?.origin;
}

/**
 * Whether a browser sent the request from a page of another site. A page is the site's own when it was read under the
 * name that it sends to, whichever of the site's that is. Browsers say so in Sec-Fetch-Site where the connection is
 * secure, and name the page's origin everywhere. Programs send neither header, and need a token elsewhere.
 */
export function isCrossSite(req: Request, siteOrigin: string): boolean {
  const { 'sec-fetch-site': site, origin } = req.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== siteOrigin && origin !== servedOrigin(req);
}

/**
 * Whether the request names no origin: a browser without Sec-Fetch-Site sent it from a page that sends no referrer
 * (Fetch, "append a request Origin header").
 */
export const isOriginHidden = ({ headers }: Request): boolean =>
  headers['sec-fetch-site'] === undefined && headers.origin === 'null';

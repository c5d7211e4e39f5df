import type { IncomingMessage } from 'node:http';

/**
 * Whether a browser sent the request from a page of another site. Programs send neither header, and need a token
 * elsewhere.
 */
export function isCrossSite({ headers }: IncomingMessage, siteOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && headers.origin !== siteOrigin;
}

/**
 * Whether the request names no origin: a browser without Sec-Fetch-Site sent it from a page that sends no referrer
 * (Fetch, "append a request Origin header").
 */
export const isOriginHidden = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-site'] === undefined && headers.origin === 'null';

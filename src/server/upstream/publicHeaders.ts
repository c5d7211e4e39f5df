import { parseList } from 'structured-headers';

import { mediaTypeOf } from './mediaFile.ts';
import type { EndpointPolicy } from './policies.ts';
import type { UpstreamHeaders } from './UpstreamAnswer.ts';

/**
 * What of an upstream's headers is for visitors. Everything else is between the upstream and us, or would act on the
 * site's own origin (Refresh, Clear-Site-Data, Service-Worker-Allowed, CORS, its security headers).
 */
export const passedOn: ReadonlySet<string> = new Set([
  'accept-ranges',
  'allow',
  'cache-control',
  'cache-status',
  'cdn-cache-control',
  'content-disposition',
  'content-language',
  'content-location',
  'content-range',
  'content-type',
  'date',
  // Read by the cache, which does not send it.
  'edge-cache-control',
  'etag',
  'expires',
  'last-modified',
  'location',
  'pragma',
  'retry-after',
  'vary',
  'x-robots-tag',
]);

/** Headers that could make another cache store a response that may not be stored. */
const permitsKeeping = /cache-control$|^expires$|^pragma$/;

/** Of files and data: opened by themselves they load, run and submit nothing, and are of no origin. */
const sandboxed = "default-src 'none'; sandbox";

/**
 * Of the CMS's pages on the site's host, whatever policy they bring: scripts are files of this host. Articles bring
 * styles of their own, and show pictures and players of other hosts.
 */
const magazinePolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; " +
  "media-src 'self' https:; frame-src https:; object-src 'none'; base-uri 'self'; form-action 'self'; " +
  "frame-ancestors 'self'";

const jsonType = /^application\/(?:[\w.-]+\+)?json(?:\s*;\s*charset=[\w-]+)?$/i;

/** The type that a body is sent with, which browsers do not guess at (nosniff). */
function typeOf(
  { kind, isMedia }: Pick<EndpointPolicy, 'kind' | 'isMedia'>,
  headers: UpstreamHeaders,
): string | undefined {
  const [given] = headers['content-type'] ?? [];
  if (kind === 'magazine' || given === undefined) return given;
  if (isMedia) return mediaTypeOf(headers) ?? 'text/plain; charset=utf-8';
  if (kind === 'cmsFile') return /html|xml/i.test(given) ? 'text/plain; charset=utf-8' : given;
  return jsonType.test(given) ? given : 'text/plain; charset=utf-8';
}

const isList = (field: string): boolean => {
  try {
    return parseList(field).length > 0;
  } catch {
    return false;
  }
};

/** An upstream may forbid what the site allows search engines, and not the reverse. */
const forbidsIndexing = (field: string): boolean => /^[^:]*\b(?:noindex|none)\b[^:]*$/i.test(field);

function isPassedOn(name: string, field: string, lifetime: EndpointPolicy['lifetime']): boolean {
  if (!passedOn.has(name)) return false;
  // Whatever the upstream says of it: caches between us and the visitor see the answer too.
  if (lifetime === null && permitsKeeping.test(name)) return false;
  // Ours is appended to it, and would be lost with it.
  if (name === 'cache-status') return isList(field);
  return name !== 'x-robots-tag' || forbidsIndexing(field);
}

/** What of an upstream's headers is for the visitor, one value a name, with those that its kind has from us. */
export function publicHeaders(
  headers: UpstreamHeaders,
  { kind, lifetime, isMedia }: Pick<EndpointPolicy, 'kind' | 'lifetime' | 'isMedia'>,
): Record<string, string> {
  const kept = Object.entries(headers)
    .map(([name, values]) => [name, values.join(', ')] as const)
    .filter(([name, field]) => isPassedOn(name, field, lifetime));
  const type = typeOf({ kind, isMedia }, headers);
  return {
    ...Object.fromEntries(kept),
    ...(type === undefined ? {} : { 'content-type': type }),
    ...(lifetime === null ? { 'cache-control': 'private, no-store' } : {}),
    // Mails and feeds elsewhere show our pictures too.
    ...(kind === 'media' ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
    'content-security-policy': kind === 'magazine' ? magazinePolicy : sandboxed,
  };
}

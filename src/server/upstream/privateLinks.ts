import { createHmac, timingSafeEqual } from 'node:crypto';

/** In every spelling that a lenient upstream accepts: any case, with a slash at the end. */
const privatePath = /^\/web\/estate\/([^/?]+)\/private\/?(?:\?(.*))?$/i;

/** The signature of a private link: `?t=` of the estate's reference (PD-31). */
export const signPrivateLink = (reference: string, secret: string): string =>
  createHmac('sha256', secret).update(reference.toUpperCase()).digest('base64url').slice(0, 32);

/**
 * Whether a call may go to the upstream: a private estate needs its signature where a secret is configured.
 * @param path as the contract writes it (isCallPath)
 */
export function mayCall(path: string, secret: string | undefined): boolean {
  const [, reference, query] = privatePath.exec(path) ?? [];
  if (reference === undefined || secret === undefined) return true;
  const expected = Buffer.from(signPrivateLink(reference, secret));
  const given = Buffer.from(new URLSearchParams(query).get('t') ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

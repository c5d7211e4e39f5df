import { createHmac, timingSafeEqual } from 'node:crypto';
import { buildUrl } from '#shared/routes/build.ts';
import type { Target } from './normaliseTarget.ts';

/** The signature of a private link: `?t=` of the estate's reference (PD-31). */
export const signPrivateLink = (reference: string, secret: string): string =>
  createHmac('sha256', secret).update(reference.toUpperCase()).digest('base64url').slice(0, 32);

/** The private page of a listing, as operators open it. @param secret of signatures, where they are needed */
export function privatePath(key: string, secret: string | undefined): string {
  const path = buildUrl({ to: 'EstatePrivate', params: { ref: key } }, 'en');
  return secret === undefined ? path : `${path}?t=${signPrivateLink(key, secret)}`;
}

/** Whether a call may go to the upstream: a private estate needs its signature where a secret is configured. */
export function mayCall({ name, params, url }: Target, secret: string | undefined): boolean {
  if (name !== 'privateEstate' || secret === undefined) return true;
  const expected = Buffer.from(signPrivateLink(params.key!, secret));
  const given = Buffer.from(new URLSearchParams(url.split('?', 2)[1]).get('t') ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

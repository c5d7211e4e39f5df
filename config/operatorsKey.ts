import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What the site shows the bundled origin to see its mails: both derive it from their ADMIN_TOKEN, which itself is never
 * sent to an upstream.
 */
export const operatorsKey = (adminToken: string): string =>
  createHmac('sha256', adminToken).update('operators of the origin').digest('base64url');

/** Whether a request shows a key, compared in constant time. @param authorization its header */
export function showsKey(authorization: string | undefined, key: string): boolean {
  const hash = (text: string) => createHmac('sha256', key).update(text).digest();
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${key}`));
}

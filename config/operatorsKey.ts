import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What the site shows the bundled origin to see its mails: both derive it from an ADMIN_TOKEN, which itself is never
 * sent to an upstream.
 */
export const operatorsKey = (adminToken: string): string =>
  createHmac('sha256', adminToken).update('operators of the origin').digest('base64url');

function isKey(authorization: string, key: string): boolean {
  const hash = (text: string) => createHmac('sha256', key).update(text).digest();
  return timingSafeEqual(hash(authorization), hash(`Bearer ${key}`));
}

/** Whether a request shows one of some keys, each compared in constant time. @param authorization its header */
export const showsKey = (authorization: string | undefined, keys: readonly string[]): boolean =>
  keys.map((key) => isKey(authorization ?? '', key)).includes(true);

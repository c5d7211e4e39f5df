import { createHash } from 'node:crypto';

/** Of a listing's id in the formats of Kyero and idealista, in characters. */
export const maxIdLength = 50;

const digestLength = 8;

/** The key of a listing as an id of at most 50 characters, as unique as itself. */
export function shortId(key: string): string {
  if (key.length <= maxIdLength) return key;
  const digest = createHash('sha256').update(key).digest('hex').slice(0, digestLength);
  return `${key.slice(0, maxIdLength - digestLength - 1)}-${digest}`;
}

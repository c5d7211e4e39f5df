import { hash } from 'node:crypto';

/** Bytes of all keys of an answer, and of one: of Fastly and Cloudflare alike. */
const maxBytes = { header: 16_384, key: 1_024 } as const;

/** The key of everything that has a URL, which may be longer than a key may be. */
export const keyOfUrl = (url: string): string => `url:${hash('sha1', url).slice(0, 16)}`;

/** A tag as a key. It has no spaces (readTags), but may have what separates keys, or letters that no header has. */
export const keyOfTag = (tag: string): string => tag.toWellFormed().replaceAll(/[^!-+\--~]/gu, encodeURIComponent);

/** The header with the keys of an answer; null for more than a CDN takes: it could not be purged by all of them. */
export function keysField(keys: readonly string[], separator: string): string | null {
  const field = keys.join(separator);
  return field.length > maxBytes.header || keys.some(({ length }) => length > maxBytes.key) ? null : field;
}

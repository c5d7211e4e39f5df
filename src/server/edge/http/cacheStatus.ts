import { Token, serializeList, type Item, type Parameters } from 'structured-headers';
import type { CacheResult } from '../EdgeCache.ts';

/** The name of this cache in Cache-Status (RFC 9211 §2). */
export const cacheName = 'Vencejo';

function parametersOf(
  { hit, fwd, fwdStatus, stored, collapsed, detail }: CacheResult,
  ttl: number | undefined,
): Parameters {
  const parameters: Parameters = new Map();
  if (hit) parameters.set('hit', true);
  if (fwd) parameters.set('fwd', new Token(fwd));
  if (fwdStatus !== undefined) parameters.set('fwd-status', fwdStatus);
  if (ttl !== undefined) parameters.set('ttl', Math.floor(ttl));
  if (stored) parameters.set('stored', true);
  if (collapsed) parameters.set('collapsed', true);
  if (detail) parameters.set('detail', new Token(detail));
  return parameters;
}

/**
 * A Cache-Status field (RFC 9211).
 * @param ttl seconds of freshness left, negative when stale; undefined for what is not stored
 * @param upstream the field of the upstream's response: ours is appended, as the cache nearest to the client comes last
 */
export function cacheStatus(
  result: CacheResult,
  { ttl, upstream }: { ttl?: number | undefined; upstream?: string | undefined },
): string {
  // The common case, written without the serializer.
  const own =
    result.hit && ttl !== undefined
      ? `${cacheName}; hit; ttl=${Math.floor(ttl)}${result.detail ? `; detail=${result.detail}` : ''}`
      : serializeList([[new Token(cacheName), parametersOf(result, ttl)] as Item]).replaceAll(';', '; ');
  return `${upstream ? `${upstream}, ` : ''}${own}`;
}

/** Our member of a field that was written here: the last one. */
const ownOf = (field: unknown): string =>
  typeof field === 'string' ? field.slice(field.lastIndexOf(`${cacheName};`)) : '';

/** Whether what was sent stands in the cache, by a field that was written here. */
export const isHeld = (field: unknown): boolean => /; (?:hit|stored)\b/.test(ownOf(field));

/** What the cache did for a request, in one word; `none`: it was not used. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'collapsed' | 'bypass' | 'none';

/** Reads it from a field that was written here. */
export function cacheStateOf(field: unknown): CacheState {
  const own = ownOf(field);
  if (own.includes('; hit')) return /; ttl=-/.test(own) ? 'stale' : 'hit';
  if (own.includes('; collapsed')) return 'collapsed';
  if (!own.includes('; fwd=')) return 'none';
  return /; fwd=(?:bypass|method|request)/.test(own) ? 'bypass' : 'miss';
}

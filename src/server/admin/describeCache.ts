import { z } from 'zod';
import type { EdgeCache, KindCounters } from '../edge/EdgeCache.ts';
import type { Entry } from '../edge/entry.ts';
import { ageOf, freshnessOf, ttlOf } from '../edge/freshness.ts';

/** The query of `GET /admin/cache`: which entries to list. */
export const cacheQuery = z.strictObject({
  kind: z.string().optional(),
  tag: z.string().optional(),
  /** What the URL begins with. */
  prefix: z.string().startsWith('/', 'must begin with /').optional(),
  state: z.enum(['fresh', 'stale', 'fallback', 'expired']).optional(),
  page: z.coerce.number().int().min(1).default(1),
  qty: z.coerce.number().int().min(1).max(500).default(50),
});

type CacheQuery = z.infer<typeof cacheQuery>;
type Cache = Pick<EdgeCache, 'entries' | 'sizeOf' | 'stats' | 'now'>;

/** Of the answers given, the share for which nothing had to be awaited; null when there were none. */
function hitRatio({ hits, staleHits, misses, collapsed }: KindCounters): number | null {
  const answers = hits + staleHits + misses + collapsed;
  return answers === 0 ? null : (hits + staleHits) / answers;
}

function describeEntry(entry: Entry, cache: Cache) {
  const now = cache.now();
  const { url, key, kind, status, tags } = entry;
  return {
    url,
    key,
    kind,
    status,
    state: freshnessOf(entry, now),
    /** Seconds; a ttl below zero tells for how long it has been stale. */
    age: Math.floor(ageOf(entry, now)),
    ttl: Math.floor(ttlOf(entry, now)),
    /** Bytes, with all its encodings. */
    size: cache.sizeOf(entry),
    tags,
  };
}

/** What the cache holds and did: totals, each kind, and one page of its entries, the one used last first. */
export function describeCache(cache: Cache, { kind, tag, prefix, state, page, qty }: CacheQuery) {
  const { kinds, ...totals } = cache.stats();
  const now = cache.now();
  const found: Entry[] = [];
  for (const entry of cache.entries()) {
    if (kind !== undefined && entry.kind !== kind) continue;
    if (prefix !== undefined && !entry.url.startsWith(prefix)) continue;
    if (tag !== undefined && !entry.tags.includes(tag)) continue;
    if (state === undefined || freshnessOf(entry, now) === state) found.push(entry);
  }
  const entries = found
    .reverse()
    .slice((page - 1) * qty, page * qty)
    .map((entry) => describeEntry(entry, cache));
  return {
    totals,
    kinds: Object.fromEntries(
      Object.entries(kinds).map(([name, counters]) => [name, { ...counters, hitRatio: hitRatio(counters) }]),
    ),
    found: found.length,
    page,
    pages: Math.ceil(found.length / qty),
    qty,
    entries,
  };
}

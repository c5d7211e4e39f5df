import { z } from 'zod';
import type { EdgeCache, KindCounters } from '../edge/EdgeCache.ts';
import type { Entry } from '../edge/entry.ts';
import { upstreamKinds } from '../upstream/policies.ts';
import { ageOf, freshnessOf, ttlOf } from '../edge/freshness.ts';

/** What entries are of: pages, the upstreams' answers, and what the site makes of them. */
const kinds = [...upstreamKinds, 'page', 'assistant', 'sitemap', 'share'];

/** The query of `GET /admin/cache`: which entries to list. */
export const cacheQuery = z.strictObject({
  kind: z.enum(kinds).optional(),
  tag: z.string().optional(),
  /** What the URL begins with. */
  prefix: z.string().startsWith('/', 'must begin with /').optional(),
  state: z.enum(['fresh', 'stale', 'fallback', 'expired']).optional(),
  page: z.coerce.number().int().min(1).default(1),
  qty: z.coerce.number().int().min(1).max(500).default(50),
});

type CacheQuery = z.infer<typeof cacheQuery>;
type Cache = Pick<EdgeCache, 'entries' | 'sizeOf' | 'stats' | 'now'>;

function describeEntry(entry: Entry, cache: Cache) {
  const now = cache.now();
  const { url, key, kind, status, tags } = entry;
  return {
    url,
    key,
    kind,
    status,
    state: freshnessOf(entry, now),
    /** Seconds; a negative ttl is the time since it became stale. */
    age: Math.floor(ageOf(entry, now)),
    ttl: Math.floor(ttlOf(entry, now)),
    /** Bytes, with all its encodings. */
    size: cache.sizeOf(entry),
    tags,
  };
}

/** The share of answers that nothing had to be awaited for; null when there were none. */
function hitRatio({ hits, staleHits, misses, collapsed }: KindCounters): number | null {
  const answers = hits + staleHits + misses + collapsed;
  return answers === 0 ? null : (hits + staleHits) / answers;
}

/** The entries that match the query, the one used last first. */
function findEntries(cache: Cache, { kind, tag, prefix, state }: CacheQuery): Entry[] {
  const now = cache.now();
  const found: Entry[] = [];
  for (const entry of cache.entries()) {
    if (kind !== undefined && entry.kind !== kind) continue;
    if (prefix !== undefined && !entry.url.startsWith(prefix)) continue;
    if (tag !== undefined && !entry.tags.includes(tag)) continue;
    if (state === undefined || freshnessOf(entry, now) === state) found.push(entry);
  }
  return found.reverse();
}

/** The answer to `GET /admin/cache`: totals, each kind, and one page of the entries. */
export function describeCache(cache: Cache, query: CacheQuery) {
  const { kinds, ...totals } = cache.stats();
  const { page, qty } = query;
  const found = findEntries(cache, query);
  return {
    totals,
    kinds: Object.fromEntries(
      Object.entries(kinds).map(([name, counters]) => [name, { ...counters, hitRatio: hitRatio(counters) }]),
    ),
    found: found.length,
    page,
    pages: Math.ceil(found.length / qty),
    qty,
    entries: found.slice((page - 1) * qty, page * qty).map((entry) => describeEntry(entry, cache)),
  };
}

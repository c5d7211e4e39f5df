import { z } from 'zod';
import type { CacheStats, EdgeCache, KindCounters } from '../edge/EdgeCache.ts';
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

export type CacheQuery = z.infer<typeof cacheQuery>;
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

/** What one process holds. */
export interface CacheReport {
  /** Reports are put in this order, so that pages of entries are the same whichever worker is asked. */
  processId: number;
  stats: CacheStats;
  /** Entries that match the query. */
  found: number;
  /** The first of them, up to the last one of the page that was asked for; the one used last comes first. */
  entries: ReturnType<typeof describeEntry>[];
}

/** What the cache of this process holds and did. */
export function reportCache(cache: Cache, { kind, tag, prefix, state, page, qty }: CacheQuery): CacheReport {
  const now = cache.now();
  const found: Entry[] = [];
  for (const entry of cache.entries()) {
    if (kind !== undefined && entry.kind !== kind) continue;
    if (prefix !== undefined && !entry.url.startsWith(prefix)) continue;
    if (tag !== undefined && !entry.tags.includes(tag)) continue;
    if (state === undefined || freshnessOf(entry, now) === state) found.push(entry);
  }
  return {
    processId: process.pid,
    stats: cache.stats(),
    found: found.length,
    entries: found
      .reverse()
      .slice(0, page * qty)
      .map((entry) => describeEntry(entry, cache)),
  };
}

/** The share of answers that nothing had to be awaited for; null when there were none. */
function hitRatio({ hits, staleHits, misses, collapsed }: KindCounters): number | null {
  const answers = hits + staleHits + misses + collapsed;
  return answers === 0 ? null : (hits + staleHits) / answers;
}

/** Adds numbers of the same name. */
function sumOf<Counters extends Record<keyof Counters, number>>(all: readonly Counters[]): Counters {
  const sum = { ...all[0]! };
  for (const counters of all.slice(1))
    for (const name in sum) sum[name] = (sum[name] + counters[name]) as Counters[typeof name];
  return sum;
}

/** The answer to `GET /admin/cache`: totals, each kind, and one page of the entries, over all reports. */
export function describeCache(reports: readonly CacheReport[], { page, qty }: CacheQuery) {
  const ordered = reports.toSorted((a, b) => a.processId - b.processId);
  const found = ordered.reduce((sum, report) => sum + report.found, 0);
  const kindNames = new Set(ordered.flatMap(({ stats }) => Object.keys(stats.kinds)));
  const kinds = [...kindNames].map((name) => {
    const counters = sumOf(ordered.flatMap(({ stats }) => stats.kinds[name] ?? []));
    return [name, { ...counters, hitRatio: hitRatio(counters) }] as const;
  });
  const entries: CacheReport['entries'] = [];
  let offset = 0;
  for (const report of ordered) {
    entries.push(...report.entries.slice(Math.max(0, (page - 1) * qty - offset), Math.max(0, page * qty - offset)));
    offset += report.found;
  }
  return {
    totals: sumOf(ordered.map(({ stats: { kinds: _, ...totals } }) => totals)),
    kinds: Object.fromEntries(kinds),
    found,
    page,
    pages: Math.ceil(found / qty),
    qty,
    entries,
  };
}

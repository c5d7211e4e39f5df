import { Counter, Gauge, type Registry } from 'prom-client';
import type { EdgeCache, KindCounters } from '../edge/EdgeCache.ts';
import type { StaleShare } from './staleShare.ts';

/** The counters of one kind of entry: Prometheus name and help. */
const perKind = {
  hits: ['hits_total', 'Requests served from a fresh entry.'],
  staleHits: ['stale_hits_total', 'Requests served from a stale entry.'],
  misses: ['misses_total', 'Requests that had to be fetched or rendered.'],
  collapsed: ['collapsed_total', 'Requests that waited for the fetch of another request.'],
  errorsServedStale: ['errors_served_stale_total', 'Stale entries served because the load failed.'],
  errors: ['errors_total', 'Requests that could not be served.'],
  revalidations: ['revalidations_total', 'Background revalidations of stale entries.'],
  revalidationsDropped: ['revalidations_dropped_total', 'Revalidations that were not started: too many ran.'],
  stored: ['stored_total', 'Entries stored.'],
} as const satisfies Record<keyof KindCounters, readonly [name: string, help: string]>;

interface Sources {
  cache: Pick<EdgeCache, 'stats'>;
  staleShare: StaleShare;
}

/** The cache's own counters (src/server/edge/README.md, statement 34), read at each scrape. */
export function registerCacheMetrics(registry: Registry, { cache, staleShare }: Sources): void {
  const registers = [registry];
  for (const [counter, [name, help]] of Object.entries(perKind)) {
    new Counter({
      name: `vencejo_cache_${name}`,
      help,
      labelNames: ['kind'],
      registers,
      collect() {
        this.reset();
        for (const [kind, counters] of Object.entries(cache.stats().kinds))
          this.inc({ kind }, counters[counter as keyof KindCounters]);
      },
    });
  }
  for (const [name, help, unit] of [
    ['entries', 'Entries in the cache.', 'entries'],
    ['bytes', 'Bytes of the entries, with keys, headers, encodings and indexes.', 'bytes'],
  ] as const) {
    new Gauge({
      name: `vencejo_cache_${name}`,
      help,
      labelNames: ['kind'],
      registers,
      collect() {
        for (const [kind, held] of Object.entries(cache.stats().kinds)) this.set({ kind }, held[unit]);
      },
    });
  }
  new Gauge({
    name: 'vencejo_cache_max_bytes',
    help: 'The bound of the bytes in the cache.',
    registers,
    collect() {
      this.set(cache.stats().maxBytes);
    },
  });
  new Gauge({
    name: 'vencejo_cache_fetches_in_flight',
    help: 'Fetches and renderings in flight.',
    registers,
    collect() {
      this.set(cache.stats().inFlight);
    },
  });
  new Gauge({
    name: 'vencejo_cache_stale_ratio',
    help: 'Share of stale responses in the last five minutes.',
    registers,
    collect() {
      this.set(staleShare.read() ?? 0);
    },
  });
  new Counter({
    name: 'vencejo_cache_evictions_total',
    help: 'Entries evicted to make room.',
    registers,
    collect() {
      this.reset();
      this.inc(cache.stats().evictions);
    },
  });
  new Counter({
    name: 'vencejo_cache_purges_total',
    help: 'Purges.',
    registers,
    collect() {
      this.reset();
      this.inc(cache.stats().purges);
    },
  });
}

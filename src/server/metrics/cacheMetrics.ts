import { Counter, Gauge, type Registry } from 'prom-client';
import type { EdgeCache, KindCounters } from '../edge/EdgeCache.ts';
import type { StaleShare } from './staleShare.ts';

/** The counters of one kind of answer, as Prometheus names them. */
const perKind = {
  hits: ['hits_total', 'Answers that were fresh.'],
  staleHits: ['stale_hits_total', 'Answers that were stale, served all the same.'],
  misses: ['misses_total', 'Answers that had to be fetched or made.'],
  collapsed: ['collapsed_total', 'Askers who waited for a fetch that another had begun.'],
  errorsServedStale: ['errors_served_stale_total', 'Stale answers served because no new one could be had.'],
  errors: ['errors_total', 'Askers who got no answer at all.'],
  revalidations: ['refreshes_total', 'Fetches begun in the background, for a stale answer.'],
  stored: ['stored_total', 'Answers kept.'],
} as const satisfies Record<keyof KindCounters, readonly [name: string, help: string]>;

interface Sources {
  cache: Pick<EdgeCache, 'stats'>;
  staleShare: StaleShare;
}

/** The cache's own counters (edge statement 34), read when they are asked for. */
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
    ['entries', 'Answers held.', 'entries'],
    ['bytes', 'Bytes of what is held, with keys, headers, encodings and indexes.', 'bytes'],
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
    help: 'The bound of what is held.',
    registers,
    collect() {
      this.set(cache.stats().maxBytes);
    },
  });
  new Gauge({
    name: 'vencejo_cache_fetches_in_flight',
    help: 'Fetches and renderings under way.',
    registers,
    collect() {
      this.set(cache.stats().inFlight);
    },
  });
  new Gauge({
    name: 'vencejo_cache_stale_ratio',
    help: 'Of the answers of the last five minutes, the share that was stale.',
    aggregator: 'average',
    registers,
    collect() {
      this.set(staleShare.read() ?? 0);
    },
  });
  new Counter({
    name: 'vencejo_cache_evictions_total',
    help: 'Answers given up for want of room.',
    registers,
    collect() {
      this.reset();
      this.inc(cache.stats().evictions);
    },
  });
  new Counter({
    name: 'vencejo_cache_purges_total',
    help: 'Purges carried out.',
    registers,
    collect() {
      this.reset();
      this.inc(cache.stats().purges);
    },
  });
}

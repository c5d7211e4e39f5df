import { Counter, Gauge, type Registry } from 'prom-client';
import type { CdnPurger } from '../cdn/createCdnPurger.ts';

/** The purges of the CDN that this site sent, read at each scrape. */
export function registerCdnMetrics(registry: Registry, cdn: Pick<CdnPurger, 'stats'>): void {
  new Counter({
    name: 'vencejo_cdn_purge_calls_total',
    help: "Calls of the CDN's API by outcome: sent, failed (repeated), refused (not repeated).",
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(cdn.stats().calls)) this.inc({ outcome }, count);
    },
  });
  new Gauge({
    name: 'vencejo_cdn_keys_waiting',
    help: 'Keys that wait to be purged at the CDN.',
    registers: [registry],
    collect() {
      this.set(cdn.stats().waiting);
    },
  });
}

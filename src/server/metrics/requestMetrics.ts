import { Counter, Histogram, type Registry } from 'prom-client';
import type { RequestDone } from '../logging/requestLog.ts';
import { routeOf } from '../request/resolution.ts';
import { entryLabel, routeLabel } from './routeLabel.ts';

/** All requests with the same labels. */
interface Cell {
  labels: { route: string; status: string; cache: string };
  requests: number;
  observe: (seconds: number) => void;
}

/** Seconds, from a cache hit to the longest upstream timeout. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Of cache hits, one in this many is timed: timing all would cost as much as serving them. */
const timedHits = 64;

/**
 * Counts requests and their durations.
 * @returns called with every request, so that it only counts; prom-client gets the counts at a scrape
 */
export function createRequestMetrics(registry: Registry): (done: RequestDone) => void {
  const cells = new Map<string, Cell>();
  const durations = new Histogram({
    name: 'vencejo_http_request_duration_seconds',
    help: 'From the arrival of a request until its response was sent, or handed to the socket. Of hits, one in 64 is timed.',
    labelNames: ['route', 'cache'],
    buckets,
    registers: [registry],
  });
  new Counter({
    name: 'vencejo_http_requests_total',
    help: 'Requests answered, and those whose client disconnected before.',
    labelNames: ['route', 'status', 'cache'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { labels, requests } of cells.values()) this.inc(labels, requests);
    },
  });
  return ({ request: { resolution }, method, url, status, seconds, cache, entry }) => {
    const route = entry ? entryLabel(entry) : routeLabel(method, url, resolution && routeOf(resolution));
    const key = `${route} ${status} ${cache}`;
    let cell = cells.get(key);
    if (!cell) {
      const child = durations.labels({ route, cache });
      cell = {
        labels: { route, status: String(status), cache },
        requests: 0,
        observe: (value) => child.observe(value),
      };
      cells.set(key, cell);
    }
    cell.requests += 1;
    if (cache !== 'hit' || cell.requests % timedHits === 1) cell.observe(seconds);
  };
}

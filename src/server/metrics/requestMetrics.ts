import { Counter, Histogram, type Registry } from 'prom-client';
import type { RequestDone } from '../logging/requestLog.ts';
import { entryLabel, routeLabel } from './routeLabel.ts';

/** What is known of all requests with the same labels. */
interface Cell {
  labels: { route: string; status: string; cache: string };
  requests: number;
  observe: (seconds: number) => void;
}

/** From an answer of the cache to the longest that an upstream may take; seconds. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Of answers from the cache, one in so many is timed: timing each would cost as much as counting and finding it. */
const timedHits = 64;

/**
 * Requests and how long they took.
 * @returns called with every request, so it does next to nothing: it counts by itself, and hands over when it is asked
 */
export function createRequestMetrics(registry: Registry): (done: RequestDone) => void {
  const cells = new Map<string, Cell>();
  const durations = new Histogram({
    name: 'vencejo_http_request_duration_seconds',
    help: 'From the arrival of a request until its answer was out, or handed to the socket. Of hits, one in 64 is timed.',
    labelNames: ['route', 'cache'],
    buckets,
    registers: [registry],
  });
  new Counter({
    name: 'vencejo_http_requests_total',
    help: 'Requests answered, and those whose visitor went away before.',
    labelNames: ['route', 'status', 'cache'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { labels, requests } of cells.values()) this.inc(labels, requests);
    },
  });
  return ({ method, url, status, seconds, cache, entry, route: page }) => {
    const route = entry ? entryLabel(entry) : routeLabel(method, url, page);
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

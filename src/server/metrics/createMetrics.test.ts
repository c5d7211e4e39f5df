import { createEdgeCache } from '../edge/createEdgeCache.ts';
import { noLeadQueue } from '../leads/LeadQueue.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import { createMetrics, type Metrics } from './createMetrics.ts';
import { createStaleShare } from './staleShare.ts';

/** The metrics of one worker that answered so many requests. */
function metricsOf(requests: number, breaker: 'closed' | 'open'): Metrics {
  const metrics = createMetrics();
  const cache = createEdgeCache({ maxBytes: 1_000 });
  const upstream = {
    states: () => ({ api: { breaker, lastGood: 1_000 * requests } }),
    load: () => ({ active: requests, queued: 0 }),
    vanished: { count: () => 0 },
  } as unknown as Upstream;
  metrics.watch({ cache, upstream, staleShare: createStaleShare(cache), leads: noLeadQueue });
  for (let count = 0; count < requests; count += 1)
    metrics.onRequest({
      requestId: 'one',
      method: 'GET',
      url: '/',
      status: 200,
      seconds: 0.01,
      aborted: false,
      cache: 'miss',
    });
  cache.close();
  return metrics;
}

const valueOf = (text: string, name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);

it('adds the metrics of the other workers to its own', async () => {
  const [asked, other] = [metricsOf(2, 'closed'), metricsOf(3, 'open')];
  const text = await asked.read([await other.report()]);
  expect(valueOf(text, 'vencejo_http_requests_total\\{route="Home",status="200",cache="miss"\\}')).toBe(5);
  expect(valueOf(text, 'vencejo_http_request_duration_seconds_count\\{route="Home",cache="miss"\\}')).toBe(5);
  expect(valueOf(text, 'vencejo_cache_max_bytes')).toBe(2_000);
  expect(valueOf(text, 'vencejo_upstream_calls_under_way')).toBe(5);
});

it('shows an upstream as down where one worker has its circuit open, and the last good answer of all', async () => {
  const [asked, other] = [metricsOf(2, 'closed'), metricsOf(3, 'open')];
  const text = await asked.read([await other.report()]);
  expect(valueOf(text, 'vencejo_upstream_up\\{upstream="api"\\}')).toBe(0);
  expect(valueOf(text, 'vencejo_upstream_last_good_timestamp_seconds\\{upstream="api"\\}')).toBe(3);
});

it('reads its own alone where there is no other worker', async () => {
  expect(await metricsOf(2, 'closed').read([])).toContain('vencejo_cache_max_bytes 1000');
});

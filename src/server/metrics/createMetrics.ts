import { collectDefaultMetrics, Registry } from 'prom-client';
import type { EdgeCache } from '../edge/EdgeCache.ts';
import type { RequestDone } from '../logging/requestLog.ts';
import type { Upstream, UpstreamCall, UpstreamKind } from '../upstream/createUpstream.ts';
import { registerCacheMetrics } from './cacheMetrics.ts';
import { createRequestMetrics } from './requestMetrics.ts';
import type { StaleShare } from './staleShare.ts';
import { createInvalidRecordMetrics, createUpstreamCallMetrics, registerUpstreamMetrics } from './upstreamMetrics.ts';

export interface Metrics {
  onRequest: (done: RequestDone) => void;
  onUpstreamCall: (call: UpstreamCall) => void;
  onInvalidRecord: (upstream: UpstreamKind) => void;
  /** What is read whenever the metrics are. Once. */
  watch: (sources: { cache: EdgeCache; upstream: Upstream; staleShare: StaleShare }) => void;
  contentType: string;
  /** In the format of Prometheus. */
  read: () => Promise<string>;
}

/** Everything that is measured of this process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  let watchesProcess = false;
  return {
    onRequest: createRequestMetrics(registry),
    onUpstreamCall: createUpstreamCallMetrics(registry),
    onInvalidRecord: createInvalidRecordMetrics(registry),
    watch: ({ cache, upstream, staleShare }) => {
      registerCacheMetrics(registry, { cache, staleShare });
      registerUpstreamMetrics(registry, upstream);
    },
    contentType: registry.contentType,
    read: () => {
      // Event loop, memory, collections: watched from the first asking on, so that who never asks does not pay.
      if (!watchesProcess) collectDefaultMetrics({ register: registry });
      watchesProcess = true;
      return registry.metrics();
    },
  };
}

import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import type { EdgeCache } from '../edge/EdgeCache.ts';
import type { CdnPurger } from '../cdn/createCdnPurger.ts';
import type { RequestDone } from '../logging/requestLog.ts';
import type { Upstream } from '../upstream/createUpstream.ts';
import type { UpstreamCall } from '../upstream/createCallReport.ts';
import type { UpstreamKind } from '../upstream/policies.ts';
import type { FormEvent } from '../forms/createSubmission.ts';
import type { RedisState } from '../instances/RedisState.ts';
import type { LeadQueue } from '../leads/LeadQueue.ts';
import type { Results } from '../results/createResults.ts';
import type { BatchEvent } from '../results/deliverBatches.ts';
import { createAssistantMetrics } from './assistantMetrics.ts';
import { registerCacheMetrics } from './cacheMetrics.ts';
import { registerCdnMetrics } from './cdnMetrics.ts';
import { registerExportMetrics, type ListExports } from './exportMetrics.ts';
import { createFormMetrics, registerLeadMetrics } from './formMetrics.ts';
import { registerImportMetrics, type AskImports } from './importMetrics.ts';
import { registerOutboxMetrics, type AskOutbox } from './outboxMetrics.ts';
import { registerRedisMetrics } from './redisMetrics.ts';
import { createRequestMetrics } from './requestMetrics.ts';
import { createResultMetrics, registerResultMetrics } from './resultMetrics.ts';
import { registerServiceMetrics, type AskServices } from './serviceMetrics.ts';
import type { StaleShare } from './staleShare.ts';
import { createInvalidRecordMetrics, createUpstreamCallMetrics, registerUpstreamMetrics } from './upstreamMetrics.ts';

export interface Metrics {
  onRequest: (done: RequestDone) => void;
  onUpstreamCall: (call: UpstreamCall) => void;
  onInvalidRecord: (upstream: UpstreamKind) => void;
  onHomeDataFailed: () => void;
  onCmsSecretRefused: () => void;
  /** A page that was neither held nor rendered, since too many waited. */
  onPageRefused: () => void;
  onForm: (form: string, event: FormEvent) => void;
  /** A question of an assistant, by its tool and what came of it. */
  onAssistantCall: (tool: string, outcome: string) => void;
  /** A batch of what was counted of listings, by what became of it. */
  onBatch: (event: BatchEvent) => void;
  /** Registers the sources that are read at each scrape. To be called once. */
  watch: (sources: {
    cache: EdgeCache;
    upstream: Upstream;
    staleShare: StaleShare;
    leads: LeadQueue;
    askImports: AskImports;
    askOutbox: AskOutbox;
    askServices: AskServices;
    listExports: ListExports;
    cdn: CdnPurger | undefined;
    redis: RedisState | undefined;
    results: Results | undefined;
  }) => void;
  contentType: string;
  /** The metrics in the format of Prometheus. */
  read: () => Promise<string>;
}

/** Everything that is measured in this process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const pagesRefused = new Counter({
    name: 'vencejo_pages_refused_total',
    help: 'Pages answered 503 because too many waited to be rendered.',
    registers: [registry],
  });
  const homeDataFailures = new Counter({
    name: 'vencejo_home_data_failures_total',
    help: "Calls for the CMS's home data that failed, or whose answer breaks the contract.",
    registers: [registry],
  });
  const secretsRefused = new Counter({
    name: 'vencejo_cms_secret_refused_total',
    help: 'Calls whose CMS_SECRET the CMS did not accept: what it answers has its own addresses.',
    registers: [registry],
  });
  let watchesProcess = false;

  return {
    onRequest: createRequestMetrics(registry),
    onUpstreamCall: createUpstreamCallMetrics(registry),
    onInvalidRecord: createInvalidRecordMetrics(registry),
    onHomeDataFailed: () => {
      homeDataFailures.inc();
    },
    onCmsSecretRefused: () => {
      secretsRefused.inc();
    },
    onPageRefused: () => {
      pagesRefused.inc();
    },
    onForm: createFormMetrics(registry),
    onAssistantCall: createAssistantMetrics(registry),
    onBatch: createResultMetrics(registry),
    watch: ({ cache, upstream, staleShare, leads, ...sources }) => {
      const { askImports, askOutbox, askServices, listExports, cdn, redis, results } = sources;
      registerCacheMetrics(registry, { cache, staleShare });
      registerUpstreamMetrics(registry, upstream);
      registerLeadMetrics(registry, leads);
      registerImportMetrics(registry, askImports);
      registerOutboxMetrics(registry, askOutbox);
      registerServiceMetrics(registry, askServices);
      registerExportMetrics(registry, listExports);
      if (cdn) registerCdnMetrics(registry, cdn);
      if (redis) registerRedisMetrics(registry, redis);
      if (results) registerResultMetrics(registry, results);
    },
    contentType: registry.contentType,
    read: () => {
      // Event loop, memory, garbage collection: observed from the first read on, so that they cost nothing where nobody
      // reads.
      if (!watchesProcess) collectDefaultMetrics({ register: registry });
      watchesProcess = true;
      return registry.metrics();
    },
  };
}

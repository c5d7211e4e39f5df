import type { RequestListener } from 'node:http';
import path from 'node:path';
import { dictionariesOf, readNetwork } from '#config/network/network.ts';
import { readOwnRules } from '#config/network/rules.ts';
import { readEnv } from '#config/env.ts';
import { createApp } from '#server/createApp.ts';
import { createCapabilities, type Capabilities } from '#server/capabilities/createCapabilities.ts';
import type { AppDeps } from '#server/createParts.ts';
import { withCdn } from '#server/cdn/createCdnPurger.ts';
import { createExports, type Exports } from '#server/exports/createExports.ts';
import { createLocalPurger } from '#server/instances/Purger.ts';
import { createLocalCounter } from '#server/instances/RateCounter.ts';
import { createEdgeCache } from '#server/edge/createEdgeCache.ts';
import type { EdgeCache } from '#server/edge/EdgeCache.ts';
import { createMetrics } from '#server/metrics/createMetrics.ts';
import { createLogger } from '#server/logging/logger.ts';
import { createFormTokens } from '#server/forms/formTokens.ts';
import { deliverTo } from '#server/forms/askApi.ts';
import { createLeadQueue } from '#server/leads/createLeadQueue.ts';
import { noLeadQueue, type LeadQueue } from '#server/leads/LeadQueue.ts';
import { createResults, type Results } from '#server/results/createResults.ts';
import { noAssets } from '#server/page/assets.ts';
import { createUpstream, type Upstream } from '#server/upstream/createUpstream.ts';
import type { Timeouts } from '#server/upstream/policies.ts';
import { createFakeUpstream, type FakeUpstream } from './createFakeUpstream.ts';

export interface TestSite {
  app: RequestListener;
  cache: EdgeCache;
  upstream: FakeUpstream;
  /** How the upstreams do. */
  states: Upstream['states'];
  /** One round of the background probes. */
  probe: Upstream['probe'];
  startProbing: Upstream['startProbing'];
  /** Lets time pass for the cache and all that goes by its clock. */
  forward: (seconds: number) => void;
  /** A token that is old enough. */
  formToken: string;
  leads: LeadQueue;
  /** What portals are given; written when a test says so. */
  exports: Exports;
  /** What is counted of listings. */
  results: Results | undefined;
  /** What the upstream has of the later parts of the contract; asked for when a test says so. */
  capabilities: Capabilities | undefined;
  close: () => Promise<void>;
}

interface TestLimits {
  /** For the upstream, in milliseconds; by default as long as a test may take, for a machine that is busy. */
  timeouts?: Partial<Timeouts>;
  /** The clock that time passes on beside `forward`, in milliseconds: one that stands still, for what lives seconds. */
  clock?: () => number;
  /** Of its statuses, in place of the contract's. */
  verdict?: Parameters<typeof createUpstream>[0]['verdict'];
  maxBytes?: number;
  /** How long a request waits for a new answer while an old one is there: on a busy machine, as long as it takes. */
  fallbackWaitMs?: number | undefined;
  /** Of one answer of the upstream. */
  maxBodyBytes?: number;
  /** Keeps forms while the upstream is down, in DATA_DIR. */
  queue?: Partial<Parameters<typeof createLeadQueue>[0]>;
  /** Counts what listings earn, into DATA_DIR, by this wall clock; batches are made when a test says so. */
  countsBy?: () => number;
  /** Asks the upstream what it has, and keeps that in DATA_DIR; by default it has all. */
  asksCapabilities?: boolean;
}

/** A folder with the facts that every network has, and nothing else. */
export const bareNetwork = path.resolve(__dirname, 'bareNetwork');

/** Just below what Jest gives a test. */
export const patientTimeouts: Timeouts = {
  lookup: 10_000,
  connect: 10_000,
  response: 15_000,
  socket: 15_000,
  request: 18_000,
};

/** The longest that a timer takes. */
const never = 2 ** 31 - 1;

const formSecret = 'the secret of the test site’s forms';

/**
 * The real app over a fake upstream, from source: everything but the build and the port.
 * @param parts in place of the usual ones
 */
export async function createTestSite(
  variables: Record<string, string> = {},
  parts: Partial<AppDeps> = {},
  {
    timeouts,
    clock = () => performance.now(),
    verdict,
    maxBytes = 32_000_000,
    maxBodyBytes = 1_000_000,
    fallbackWaitMs = 20_000,
    queue,
    countsBy,
    asksCapabilities = false,
  }: TestLimits = {},
): Promise<TestSite> {
  const fake = await createFakeUpstream();
  const env = readEnv({
    PUBLIC_ORIGIN: 'https://www.example.com',
    LOG_LEVEL: 'silent',
    READS_PER_MINUTE: '0',
    ...variables,
  });
  let forwarded = 0;
  const cache = createEdgeCache({ maxBytes, now: () => clock() + forwarded, fallbackWaitMs });
  const metrics = parts.metrics ?? createMetrics();
  const logger = parts.logger ?? createLogger(env.LOG_LEVEL);
  const upstream = createUpstream({
    hosts: { api: () => fake.url, cms: () => fake.url },
    cache,
    maxBodyBytes,
    timeouts: timeouts ?? patientTimeouts,
    verdict,
    env,
    rules: readOwnRules(env.NETWORK_DIR),
    mapTiles: parts.mapTiles,
    logger,
    onCall: metrics.onUpstreamCall,
    onInvalidRecord: metrics.onInvalidRecord,
    onHomeDataFailed: metrics.onHomeDataFailed,
    onCmsSecretRefused: metrics.onCmsSecretRefused,
  });
  const leads = queue
    ? createLeadQueue({
        env,
        logger,
        send: deliverTo(upstream),
        onEvent: (event, form) => metrics.onForm(form, event),
        ...queue,
      })
    : noLeadQueue;
  const results =
    countsBy &&
    createResults({
      ...{ env, apiUrl: () => fake.url, upstream, cache, logger, onEvent: metrics.onBatch, now: countsBy },
      times: { batch: never, lookups: 100, end: 150 },
    });
  const { purge } = withCdn(createLocalPurger(cache), parts.cdn);
  const capabilities = asksCapabilities ? createCapabilities({ env, upstream, logger, purge }) : undefined;
  const network = await readNetwork(env.NETWORK_DIR, env);
  const counter = createLocalCounter();
  const exports = createExports({
    env,
    exports: network.exports,
    texts: dictionariesOf(network),
    upstream,
    logger,
    counter,
  });
  const app = await createApp({
    env,
    network,
    cache,
    upstream,
    assets: noAssets,
    logger,
    statics: [(_req, _res, next) => next()],
    metrics,
    leads,
    results,
    exports,
    counter,
    formSecret,
    ...(capabilities ? { capabilities: capabilities.now } : {}),
    ...parts,
  });
  return {
    app,
    cache,
    upstream: fake,
    states: upstream.states,
    probe: upstream.probe,
    startProbing: upstream.startProbing,
    forward: (seconds) => {
      forwarded += seconds * 1_000;
    },
    formToken: createFormTokens(formSecret, () => Date.now() - 60_000).fresh(),
    leads,
    exports,
    results,
    capabilities,
    close: async () => {
      await exports.stop();
      await capabilities?.stop();
      await leads.close();
      await results?.close();
      upstream.close();
      cache.close();
      await fake.close();
    },
  };
}

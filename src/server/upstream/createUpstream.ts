import type { Env } from '#config/env.ts';
import type { Reader } from '#shared/api/readAnswer.ts';
import type { OwnRule } from '#shared/domain/evidence/ownRules.ts';
import type { EdgeCache } from '../edge/EdgeCache.ts';
import type { Entry } from '../edge/entry.ts';
import type { Purge } from '../edge/purge.ts';
import { createLocalCounter, type RateCounter } from '../instances/RateCounter.ts';
import { loggedPath } from '../logging/loggedPath.ts';
import type { Logger } from '../logging/logger.ts';
import { createAnswerCheck, type AnswerCheck } from './createAnswerCheck.ts';
import type { UpstreamCall } from './createCallReport.ts';
import { createCmsCalls } from './cmsCalls.ts';
import { createChannels, type Channels } from './createChannels.ts';
import { createConfirmations } from './createConfirmation.ts';
import { createContractCheck } from './createContractCheck.ts';
import { createProbing } from './createProbing.ts';
import { createUpstreamClient } from './createUpstreamClient.ts';
import { createUpstreamFetch, type UpstreamHosts } from './createUpstreamFetch.ts';
import type { verdictOf } from './expectedStatuses.ts';
import { imageOriginsOf } from '#config/imageOrigins.ts';
import { tellOfOtherHosts } from '../logging/otherPictures.ts';
import { picturesOf, type MayShow } from './pictureOrigins.ts';
import { createIsochrones, type IsochroneEnv } from './isochrones/createIsochrones.ts';
import { createNearby, type TilesSource } from './nearby/createNearby.ts';
import { getThroughCache, keyOf, type Get } from './getThroughCache.ts';
import { normaliseTarget } from './normaliseTarget.ts';
import { pathPolicy, upstreamKinds, type EndpointPolicy, type Timeouts, type UpstreamKind } from './policies.ts';
import type { CircuitBreaker } from './resilience/createCircuitBreaker.ts';
import { sendPastCache, type Send } from './sendPastCache.ts';
import { withHomeBlocks } from './withHomeBlocks.ts';
import { withReach } from './withReach.ts';

/** The state of an upstream, for operators. */
export interface UpstreamState {
  breaker: ReturnType<CircuitBreaker['state']>;
  /** Wall clock, milliseconds; null before the first. */
  lastGood: number | null;
}

export interface Upstream {
  get: Get;
  /** The value of an entry, read once. @throws ApiError with status 0 for an answer that breaks the contract */
  valueOf: <T>(entry: Entry, read: Reader<T>) => T;
  /** The cache key of a path in normal form. */
  keyOf: (path: string) => string;
  /** The cache key of a path in any spelling, with the Accept header for a picture; undefined for an unknown path. */
  keyFor: (path: string, accept?: string) => string | undefined;
  send: Send;
  /** Whether pages may show the picture at an address. */
  mayShow: MayShow;
  /** Purges a path that was written to (RFC 9111 §4.4). */
  invalidate: (path: string) => void;
  states: () => Readonly<Record<UpstreamKind, UpstreamState>>;
  /** Whether the network's API answers, as far as it is known: until the first probe has ended it is not. */
  isApiUp: () => boolean;
  /** Probes the upstreams in the background from now on, at once and while their circuits are not closed. */
  startProbing: () => void;
  /** One round of the probes that are due. Resolves when they have ended, whatever came of them. */
  probe: () => Promise<void>;
  /** Calls in flight, and those that wait for a place. */
  load: () => { active: number; queued: number };
  vanished: AnswerCheck['vanished'];
  refusesPage: AnswerCheck['refusesPage'];
  close: () => void;
}

interface UpstreamDeps {
  hosts: UpstreamHosts;
  cache: EdgeCache;
  /** Purges on all instances; by default on this one. */
  purge?: (purge: Purge) => unknown;
  /** Bytes of the largest body that is stored. */
  maxBodyBytes: number;
  /** Of the calls that are bounded for all processes of a site; by default for this one. */
  counter?: RateCounter;
  env?: Partial<
    Pick<Env, 'API_HOST' | 'CMS_HOST' | 'PUBLIC_ORIGIN' | 'IMAGE_ORIGINS' | 'CMS_SECRET' | 'PRIVATE_LINK_SECRET'> &
      IsochroneEnv
  >;
  /** The network's own rules of adverts (rules.json of its folder). */
  rules?: readonly OwnRule[];
  /** What maps are drawn from. */
  mapTiles?: TilesSource | undefined;
  logger?: Logger | undefined;
  onCall?: (call: UpstreamCall) => void;
  /** Called for each record of a list that breaks the contract, once a fetch. */
  onInvalidRecord?: (kind: UpstreamKind) => void;
  /** Called when the CMS's home data could not be had, or break the contract. */
  onHomeDataFailed?: () => void;
  /** Called for each call whose secret the CMS did not accept. */
  onCmsSecretRefused?: () => void;
  /** Instead of those of the policies. */
  timeouts?: Partial<Timeouts> | undefined;
  /** Instead of that of the contract. */
  verdict?: typeof verdictOf | undefined;
}

const statesOf = (channels: Channels): Record<UpstreamKind, UpstreamState> =>
  Object.fromEntries(
    upstreamKinds.map((kind) => [kind, { breaker: channels[kind].breaker.state(), lastGood: channels[kind].lastGood }]),
  ) as Record<UpstreamKind, UpstreamState>;

function loadOf(channels: Channels): { active: number; queued: number } {
  const limits = Object.values(channels).map(({ limit }) => limit);
  return {
    active: limits.reduce((sum, limit) => sum + limit.active(), 0),
    queued: limits.reduce((sum, limit) => sum + limit.queued(), 0),
  };
}

/** Whose pictures pages may show; of a site without an origin, anybody's. */
const mayShowOf = ({ PUBLIC_ORIGIN, ...env }: NonNullable<UpstreamDeps['env']>, logger: Logger | undefined): MayShow =>
  PUBLIC_ORIGIN === undefined
    ? () => true
    : picturesOf([PUBLIC_ORIGIN, ...imageOriginsOf({ ...env, PUBLIC_ORIGIN })], tellOfOtherHosts(logger));

/**
 * All calls to the upstreams (docs/product.md#calls): cache, then concurrency limit, then circuit breaker, then got.
 */
export function createUpstream({
  hosts,
  cache,
  purge = cache.purge,
  maxBodyBytes,
  counter = createLocalCounter(cache.now),
  env = {},
  rules = [],
  mapTiles,
  logger,
  onCall = () => {},
  onInvalidRecord = () => {},
  onHomeDataFailed = () => {},
  onCmsSecretRefused = () => {},
  timeouts,
  verdict,
}: UpstreamDeps): Upstream {
  const { now } = cache;
  const client = createUpstreamClient();
  const channels = createChannels(now);
  const cms = createCmsCalls({ host: hosts.cms, env, logger, onSecretRefused: onCmsSecretRefused, now });
  const privateSecret = env.PRIVATE_LINK_SECRET;
  const mayShow = mayShowOf(env, logger);
  const calls = {
    client,
    hosts,
    isForeignApi: env.API_HOST !== undefined,
    own: {
      isochrones: createIsochrones(env, counter),
      mapTiles: createNearby(mapTiles, (error) => logger?.warn({ err: error }, 'what is near homes cannot be read')),
    },
    cms,
    maxBodyBytes,
    onCall,
    now,
    timeoutsOf: (policy: EndpointPolicy): Timeouts => ({ ...policy.timeouts, ...timeouts }),
  };
  const answerCheck = createAnswerCheck({ logger, verdict, isWell: createConfirmations(calls), now });
  const fetcher = createUpstreamFetch({ ...calls, channels, answerCheck, logger });
  const contract = createContractCheck(cache, ({ policy, url }, { reference, problem }) => {
    onInvalidRecord(policy.kind);
    logger?.warn({ upstream: loggedPath(url), reference, problem }, 'invalid record');
  });
  const onLostBlocks = (blocks: readonly string[]) => {
    onInvalidRecord('cms');
    logger?.error({ blocks }, 'home data without blocks that they had: what is stored is kept for an hour');
  };
  const decorators = {
    reach: withReach({ get: (...call) => get(...call), contract }),
    homeBlocks: withHomeBlocks({ contract, now, onFailed: onHomeDataFailed, onLostBlocks }),
  };
  const get: Get = getThroughCache({ cache, fetcher, contract, decorators, rules, mayShow, privateSecret });
  const { close: stopProbing, ...probing } = createProbing(channels, fetcher.probe);

  return {
    get,
    mayShow,
    send: sendPastCache({ ...calls, privateSecret }),
    valueOf: contract.valueOf,
    keyOf: (path) => `${pathPolicy(path.split('?', 1)[0]!)?.kind ?? ''}:${path}`,
    keyFor: (path, accept) => {
      const target = normaliseTarget(path);
      return target ? keyOf(target, accept) : undefined;
    },
    invalidate: (path) => {
      purge({ tags: [], urls: [normaliseTarget(path)?.url ?? path], prefixes: [], all: false, mode: 'hard' });
    },
    ...probing,
    states: () => statesOf(channels),
    load: () => loadOf(channels),
    vanished: answerCheck.vanished,
    refusesPage: answerCheck.refusesPage,
    close: () => {
      stopProbing();
      client.close();
    },
  };
}

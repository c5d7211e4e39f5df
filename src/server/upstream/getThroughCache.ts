import { ApiError } from '#shared/api/ApiError.ts';
import { endpoints, endpointUrl } from '#shared/api/endpoints.ts';
import { toHomeData } from '#shared/api/homeData.ts';
import type { OwnRule } from '#shared/domain/evidence/ownRules.ts';
import type { Demand, EdgeCache, Loaded, Served } from '../edge/EdgeCache.ts';
import type { createBlockGuard } from './createBlockGuard.ts';
import type { ContractCheck } from './createContractCheck.ts';
import type { FetchRequest, UpstreamFetch } from './createUpstreamFetch.ts';
import { isFailure } from '../edge/entry.ts';
import { isGood } from './expectedStatuses.ts';
import { normaliseTarget, type Target } from './normaliseTarget.ts';
import { mayCall } from './privateLinks.ts';
import { packLoaded } from './toLoaded.ts';
import { withFindings } from './withFindings.ts';
import { withoutHiddenFacts } from './withoutHiddenFacts.ts';

interface GetOptions {
  signal?: AbortSignal | undefined;
  demand?: Demand | undefined;
  /** The Accept header for a picture; part of the key. */
  accept?: string | undefined;
  onEarlyHints?: ((links: string[]) => void) | undefined;
  /** The answer's value is asked for next. */
  keepValue?: boolean;
}

/**
 * One GET through the cache.
 * @param path with its query, as `/web/provinces?type=buy`
 * @throws ApiError with status 0 when the upstream gives no answer, 404 for an unknown path and for a private estate
 * without its signature; the signal's reason when it is aborted
 */
export type Get = (path: string, options?: GetOptions) => Promise<Served>;

interface GetDeps {
  cache: EdgeCache;
  fetcher: Pick<UpstreamFetch, 'fetch'>;
  contract: ContractCheck;
  /** The network's own rules of adverts (rules.json of its folder). */
  rules: readonly OwnRule[];
  /** The blocks that home data have lost (createBlockGuard.ts). */
  lostBlocks: ReturnType<typeof createBlockGuard>;
  onLostBlocks: (names: readonly string[]) => void;
  privateSecret: string | undefined;
  onHomeDataFailed: () => void;
}

/** The key of a call, with the Accept header for a picture. */
export const keyOf = ({ policy: { kind }, url }: Target, accept: string | undefined): string =>
  accept === undefined ? `${kind}:${url}` : `${kind}:${accept}:${url}`;

export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, null, error);

/**
 * Reads a path. The signature of a private link is checked here, so that neither a page nor the proxy can bypass it.
 * @throws ApiError 404 for an unknown path, and for a private estate without its signature
 */
export function targetOf(path: string, privateSecret: string | undefined): Target {
  const target = normaliseTarget(path);
  if (!target || !mayCall(target, privateSecret)) throw new ApiError(404);
  return target;
}

/** Seconds after which home data that lost a block are asked for again. */
const lostSeconds = 60;

/** What is stored, once more, where the home data that came have lost a block of it. */
function keepBlocks(
  { cache, contract, lostBlocks, onLostBlocks }: GetDeps,
  { target: { name, policy }, stored }: FetchRequest,
  loaded: Loaded,
  json: unknown,
): Loaded | undefined {
  if (name !== 'homeData' || json === undefined || loaded.kind !== 'answer' || !isGood(stored, cache.now())) return;
  const lost = lostBlocks(contract.valueOf(stored, toHomeData), toHomeData(json));
  if (lost.length === 0) return;
  onLostBlocks(lost);
  const lifetime = { ...policy.lifetime!, fresh: lostSeconds, age: 0 };
  return { kind: 'notModified', headers: {}, lifetime, tags: stored.tags };
}

/** Fetches an answer, and checks it against the contract. @param keepValue its value is asked for next */
async function load(deps: GetDeps, request: FetchRequest, keepValue: boolean): Promise<Loaded> {
  const { fetcher, contract, rules } = deps;
  const { loaded: received, json } = await fetcher.fetch(request);
  const loaded =
    json === undefined
      ? received
      : packLoaded(withFindings(request.target.name, withoutHiddenFacts(received, json), json, rules));
  // After the breaker: an invalid record is not an upstream failure.
  contract.check(request.target, loaded, { json, keep: keepValue });
  return keepBlocks(deps, request, loaded, json) ?? loaded;
}

const isFailed = (loaded: Loaded): boolean =>
  loaded.kind !== 'notModified' && (loaded.kind === 'stream' || loaded.answer.status !== 200);

/** As `load`; tells of home data that could not be had. */
async function loadTelling(deps: GetDeps, request: FetchRequest, keepValue: boolean): Promise<Loaded> {
  const isHomeData = request.target.policy.kind === 'cms';
  let failed = true;
  try {
    const loaded = await load(deps, request, keepValue);
    failed = isFailed(loaded);
    return loaded;
  } finally {
    if (failed && isHomeData && !request.signal.aborted) deps.onHomeDataFailed();
  }
}

/** What says where homes are, which a travel time takes the place of. */
const replacedFilters = ['province', 'town', 'zone', 'where', 'near', 'area'] as const;

/**
 * A call that is narrowed by a travel time as an upstream gets it: by the outline, which it knows as a drawn area.
 * @throws ApiError 422 for a point that nothing leads to, 0 where the engine of ISOCHRONES_URL does not answer
 */
async function withReach(get: Get, { contract }: GetDeps, request: FetchRequest): Promise<FetchRequest> {
  const { target, signal } = request;
  const [path = '', search = ''] = target.url.split('?');
  const query = new URLSearchParams(search);
  const travel = query.get('travel');
  if (travel === null || target.name === 'isochrone') return request;
  const { entry } = await get(endpointUrl('isochrone', {}, new URLSearchParams({ travel })), { signal });
  if (!entry || isFailure(entry.status)) throw new ApiError(0);
  if (entry.status !== 200) throw new ApiError(422, { code: '9002', fields: { travel: 'unreachable' } });
  for (const name of replacedFilters) query.delete(name);
  query.set('area', contract.valueOf(entry, endpoints.isochrone.read));
  return { ...request, target: { ...target, url: `${path}?${query.toString().replaceAll('%2C', ',')}` } };
}

/** One GET: its key, then the cache, and where that has no answer, one from the upstream. */
export function getThroughCache(deps: GetDeps): Get {
  const get: Get = async (path, { signal, demand = 'servable', accept, onEarlyHints, keepValue = false } = {}) => {
    const target = targetOf(path, deps.privateSecret);
    try {
      return await deps.cache.getOrLoad({
        key: keyOf(target, accept),
        url: target.url,
        kind: target.policy.kind,
        signal,
        demand,
        // Who waits for a picture that is made for another visitor gets it too, and no hole.
        waitTimeoutMs: target.policy.kind === 'media' ? target.policy.timeouts.response : undefined,
        load: async ({ stored, signal: inFlight, background }) => {
          const request = { target, stored, signal: inFlight, background, accept, onEarlyHints };
          return loadTelling(deps, await withReach(get, deps, request), keepValue);
        },
      });
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw toApiError(error);
    }
  };
  return get;
}

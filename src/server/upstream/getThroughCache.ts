import { ApiError } from '#shared/api/ApiError.ts';
import type { OwnRule } from '#shared/domain/evidence/ownRules.ts';
import type { Demand, EdgeCache, Loaded, Served } from '../edge/EdgeCache.ts';
import { asShown } from './asShown.ts';
import type { ContractCheck } from './createContractCheck.ts';
import type { FetchRequest, UpstreamFetch } from './createUpstreamFetch.ts';
import { normaliseTarget, type Target } from './normaliseTarget.ts';
import type { MayShow } from './pictureOrigins.ts';
import type { DecoratorName } from './policies.ts';
import { mayCall } from './privateLinks.ts';
import { packLoaded } from './toLoaded.ts';

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

/** Makes a loaded answer of one call. */
export type LoadCall = (request: FetchRequest) => Promise<Loaded>;

/** What is done around the calls of an endpoint alone; named in its row (policies.ts). */
export type Decorator = (load: LoadCall) => LoadCall;

interface GetDeps {
  cache: EdgeCache;
  fetcher: Pick<UpstreamFetch, 'fetch'>;
  contract: ContractCheck;
  decorators: Readonly<Record<DecoratorName, Decorator>>;
  /** The network's own rules of adverts (rules.json of its folder). */
  rules: readonly OwnRule[];
  mayShow: MayShow;
  privateSecret: string | undefined;
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

/** Fetches an answer, and checks it against the contract. @param keepValue its value is asked for next */
async function load(
  { fetcher, contract, rules, mayShow }: GetDeps,
  request: FetchRequest,
  keepValue: boolean,
): Promise<Loaded> {
  const { loaded: received, json } = await fetcher.fetch(request);
  const loaded =
    json === undefined ? received : packLoaded(asShown(received, json, request.target, { rules, mayShow }));
  // After the breaker: an invalid record is not an upstream failure.
  contract.check(request.target, loaded, { json, keep: keepValue });
  return loaded;
}

/** One GET: its key, then the cache, and where that has no answer, one from the upstream. */
export const getThroughCache =
  (deps: GetDeps): Get =>
  async (path, { signal, demand = 'servable', accept, onEarlyHints, keepValue = false } = {}) => {
    const target = targetOf(path, deps.privateSecret);
    const { kind, timeouts, decorator } = target.policy;
    try {
      return await deps.cache.getOrLoad({
        key: keyOf(target, accept),
        url: target.url,
        kind,
        signal,
        demand,
        // Who waits for a picture that is made for another visitor gets it too, and no hole.
        waitTimeoutMs: kind === 'media' ? timeouts.response : undefined,
        load: ({ stored, signal: inFlight, background }) => {
          const loadCall: LoadCall = (request) => load(deps, request, keepValue);
          const decorated = decorator ? deps.decorators[decorator](loadCall) : loadCall;
          return decorated({ target, stored, signal: inFlight, background, accept, onEarlyHints });
        },
      });
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw toApiError(error);
    }
  };

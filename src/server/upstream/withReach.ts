import { ApiError } from '#shared/api/ApiError.ts';
import { endpoints, endpointUrl } from '#shared/api/endpoints.ts';
import { isFailure } from '../edge/entry.ts';
import type { ContractCheck } from './createContractCheck.ts';
import type { FetchRequest } from './createUpstreamFetch.ts';
import type { Decorator, Get } from './getThroughCache.ts';

/** What says where homes are, which a travel time takes the place of. */
const replacedFilters = ['province', 'town', 'zone', 'where', 'near', 'area'] as const;

interface ReachDeps {
  /** For the outline of a travel time. */
  get: Get;
  contract: Pick<ContractCheck, 'valueOf'>;
}

/** @throws ApiError 422 for a point that nothing leads to, 0 where the engine of ISOCHRONES_URL does not answer */
async function inReach({ get, contract }: ReachDeps, request: FetchRequest): Promise<FetchRequest> {
  const { target, signal } = request;
  const [path = '', search = ''] = target.url.split('?');
  const query = new URLSearchParams(search);
  const travel = query.get('travel');
  if (travel === null) return request;
  const { entry } = await get(endpointUrl('isochrone', {}, new URLSearchParams({ travel })), { signal });
  if (!entry || isFailure(entry.status)) throw new ApiError(0);
  if (entry.status !== 200) throw new ApiError(422, { code: '9002', fields: { travel: 'unreachable' } });
  for (const name of replacedFilters) query.delete(name);
  query.set('area', contract.valueOf(entry, endpoints.isochrone.read));
  return { ...request, target: { ...target, url: `${path}?${query.toString().replaceAll('%2C', ',')}` } };
}

/** A call that is narrowed by a travel time as an upstream gets it: by the outline, which it knows as a drawn area. */
export const withReach =
  (deps: ReachDeps): Decorator =>
  (load) =>
  async (request) =>
    load(await inReach(deps, request));

import type { Readable } from 'node:stream';
import { ApiError } from '#shared/api/ApiError.ts';
import { publicLocations } from './cmsAnswer.ts';
import type { CmsCalls } from './cmsCalls.ts';
import type { UpstreamClient } from './createUpstreamClient.ts';
import type { UpstreamHosts } from './createUpstreamFetch.ts';
import { targetOf, toApiError } from './getThroughCache.ts';
import type { EndpointPolicy, Timeouts } from './policies.ts';
import { publicHeaders } from './publicHeaders.ts';
import { lengthOf } from './toLoaded.ts';

/**
 * Any other method than GET, or a GET of a part of a file, passed on.
 * @param path checked as for a GET
 * @throws as a GET
 */
export type Send = (
  path: string,
  request: { method: string; headers: Record<string, string>; body?: Buffer; signal: AbortSignal },
) => Promise<{ status: number; headers: Record<string, string>; body: Readable }>;

interface SendDeps {
  client: UpstreamClient;
  hosts: UpstreamHosts;
  cms: CmsCalls;
  privateSecret: string | undefined;
  timeoutsOf: (policy: EndpointPolicy) => Timeouts;
}

/** Never stored, repeated, or counted by the circuit breaker. */
export const sendPastCache =
  ({ client, hosts, cms, privateSecret, timeoutsOf }: SendDeps): Send =>
  async (path, request) => {
    const { policy, url } = targetOf(path, privateSecret);
    if (policy.host !== 'api' && policy.host !== 'cms') throw new ApiError(404);
    try {
      const isCms = policy.host === 'cms';
      const headers = { ...request.headers, ...(isCms ? cms.headers : {}) };
      const received = await client.send(hosts[policy.host]() + url, {
        ...request,
        headers,
        timeouts: timeoutsOf(policy),
      });
      const answer = isCms ? { ...received, headers: publicLocations(received.headers, cms.address()) } : received;
      return {
        status: answer.status,
        headers: { ...publicHeaders(answer.headers, policy), ...lengthOf(answer) },
        body: answer.body,
      };
    } catch (error) {
      throw request.signal.aborted ? (request.signal.reason as Error) : toApiError(error);
    }
  };

import type { CmsCalls } from './cmsCalls.ts';
import type { UpstreamCall } from './createCallReport.ts';
import type { UpstreamClient } from './createUpstreamClient.ts';
import type { UpstreamHosts } from './createUpstreamFetch.ts';
import { pathPolicy, probePaths, type EndpointPolicy, type Timeouts } from './policies.ts';

/** Milliseconds for which a confirmation holds. */
const validMs = 1_000;

/**
 * Whether an upstream still answers what it always has: asked before a good answer is given up because it was not
 * found, and once for all that are not found at a time.
 * @param ask one call; a rejection counts as no
 * @param now milliseconds
 */
export function createConfirmation(ask: () => Promise<boolean>, now: () => number): () => Promise<boolean> {
  let askedAt = -Infinity;
  let isWell = Promise.resolve(false);
  return () => {
    if (now() - askedAt < validMs) return isWell;
    askedAt = now();
    isWell = ask().catch(() => false);
    return isWell;
  };
}

interface ConfirmationDeps {
  client: UpstreamClient;
  hosts: UpstreamHosts;
  cms: Pick<CmsCalls, 'headers'>;
  maxBodyBytes: number;
  timeoutsOf: (policy: EndpointPolicy) => Timeouts;
  onCall: (call: UpstreamCall) => void;
  now: () => number;
}

/** The confirmation of each upstream, by what its probes ask for. */
export function createConfirmations({ client, hosts, cms, maxBodyBytes, timeoutsOf, onCall, now }: ConfirmationDeps) {
  const confirmationOf = (host: keyof UpstreamHosts) =>
    createConfirmation(async () => {
      const { status } = await client.get(hosts[host]() + probePaths[host], {
        headers: { accept: 'application/json', 'user-agent': 'vencejo', ...(host === 'cms' ? cms.headers : {}) },
        retries: 0,
        timeouts: timeoutsOf(pathPolicy(probePaths[host])!),
        signal: new AbortController().signal,
        maxBodyBytes,
      });
      onCall({ kind: host, outcome: status, seconds: 0 });
      return status === 200;
    }, now);
  // Of what the site answers itself nothing vanishes.
  const own = () => Promise.resolve(true);
  return { api: confirmationOf('api'), cms: confirmationOf('cms'), isochrones: own, mapTiles: own };
}

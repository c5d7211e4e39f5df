import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import got, { type Got } from 'got';
import { ApiError } from '#shared/api/ApiError.ts';
import type { Logger } from '../middleware/logger.ts';
import type { EdgeCache, CacheResult, Fetched } from '../edge/EdgeCache.ts';
import { isCallPath } from './contractPath.ts';
import { policyOf } from './policies.ts';
import { mayCall } from './privateLinks.ts';

/** Where the upstreams are, now: the bundled origin gets another port when it is restarted. */
export interface UpstreamHosts {
  api: () => string;
  cms: () => string;
}

export interface Upstream {
  /**
   * One GET, through the cache.
   * @param path with its query, as `/web/provinces?type=buy`
   * @throws ApiError with status 0 when the upstream gives no answer, 404 for a path that is no call and for a private estate without its signature; the signal's reason when it is aborted
   */
  get: (path: string, signal?: AbortSignal) => Promise<CacheResult>;
  /** The address that a path is served at. */
  urlOf: (path: string) => string;
  close: () => void;
}

/** In milliseconds. A visitor waits for two tries at the most; past `response` an upstream counts as failing. */
const timeouts = { lookup: 500, connect: 500, socket: 3000, response: 3000, request: 6000 } as const;

/** Headers of an upstream that mean something to who asked us. The rest is between us and it. */
const passedOn = ['content-type', 'cache-control', 'etag', 'last-modified', 'surrogate-key', 'retry-after'] as const;

function createClient(): { client: Got; close: () => void } {
  const agent = { http: new HttpAgent({ keepAlive: true, maxSockets: 64 }), https: new HttpsAgent({ keepAlive: true, maxSockets: 64 }) };
  const client = got.extend({
    agent,
    timeout: timeouts,
    // One more try for a connection that broke before an answer; an answer, however bad, is an answer.
    retry: { limit: 1, methods: ['GET'], statusCodes: [], calculateDelay: ({ computedValue }) => (computedValue > 0 ? 50 : 0) },
    throwHttpErrors: false,
    followRedirect: false,
    headers: { accept: 'application/json', 'user-agent': 'vencejo' },
  });
  return { client, close: () => { agent.http.destroy(); agent.https.destroy(); } };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The one way to the upstreams (spec §7): got with timeouts, one retry and kept connections, behind the cache. */
export function createUpstream({ hosts, cache, privateSecret, logger }: { hosts: UpstreamHosts; cache: EdgeCache; privateSecret?: string | undefined; logger?: Logger }): Upstream {
  const { client, close } = createClient();
  const urlOf = (path: string): string => (/^\/(?:wp-json|magazine)\//.test(path) ? hosts.cms() : hosts.api()) + path;

  async function fetchAnswer(path: string, signal: AbortSignal): Promise<Fetched> {
    try {
      const { statusCode, headers, body } = await client(urlOf(path), { signal, responseType: 'buffer' });
      const kept = passedOn.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
      const answer = { status: statusCode, headers: Object.fromEntries(kept) as Record<string, string>, body: Buffer.from(body), value: parseJson(body) };
      // Good news that cannot be read is an upstream that fails: neither shown nor kept.
      if (statusCode === 200 && answer.value === undefined) throw new SyntaxError('The answer is not JSON');
      if (statusCode >= 500) logger?.warn({ upstream: path.replace(/\?.*/s, ''), status: statusCode }, 'upstream failed');
      return answer;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      // Once a call, not once a visitor; without the query, which may hold what a visitor typed.
      logger?.warn({ upstream: path.replace(/\?.*/s, ''), cause: (error as Error).message }, 'upstream failed');
      throw new ApiError(0, null, error);
    }
  }

  return {
    get: async (path, signal) => {
      if (!isCallPath(path) || !mayCall(path, privateSecret)) throw new ApiError(404);
      return cache.get(path, policyOf(path), (abort) => fetchAnswer(path, abort), signal);
    },
    urlOf,
    close,
  };
}

import { text } from 'node:stream/consumers';
import { ApiError } from '#shared/api/ApiError.ts';
import { createApi, type Api, type ApiOptions, type WriteTransport } from '#shared/api/createApi.ts';
import type { Demand } from '../edge/EdgeCache.ts';
import { isFailure, type Entry } from '../edge/entry.ts';
import type { Upstream } from './createUpstream.ts';

/** What a rendering was made from. */
export interface DataUse {
  entries: Entry[];
  /**
   * A call gave nothing, or nothing newer than what is stale: what was made has parts missing, is out of date, or is an
   * error.
   */
  failed: boolean;
}

/**
 * The site's calls on the server, for one rendering: straight to the upstream's cache, without a round through our own
 * HTTP.
 * @param use is told of every answer, because a page may not be used longer than what it was made from
 * @param demand `current` for a page that is kept: it would keep what was stale already
 */
export function createServerApi(
  upstream: Upstream,
  { use, demand, unsupportedFilters }: { use: DataUse; demand: Demand } & ApiOptions,
): Api {
  const api = createApi(
    async ({ path, read }, { signal }) => {
      const { entry, stream, result } = await upstream.get(path, { signal, demand, keepValue: true });
      stream?.body.destroy();
      // It says nothing of what was asked for, and how long it holds is no matter.
      if (!entry || isFailure(entry.status)) throw new ApiError(0);
      use.entries.push(entry);
      use.failed ||= result.detail === 'upstream-failed';
      if (entry.status !== 200) throw new ApiError(entry.status, readError(entry));
      return upstream.valueOf(entry, read);
    },
    writeTo(upstream),
    { unsupportedFilters },
  );
  // Around the whole call: an entry of another instance may break this one's contract.
  const noting =
    <Call extends (...args: never[]) => Promise<unknown>>(call: Call) =>
    async (...args: Parameters<Call>): Promise<unknown> => {
      try {
        return await call(...args);
      } catch (error) {
        use.failed ||= error instanceof ApiError && error.status === 0;
        throw error;
      }
    };
  return Object.fromEntries(Object.entries(api).map(([name, call]) => [name, noting(call)])) as Api;
}

/** Past the cache, which forgets what it holds of the path. */
const writeTo =
  (upstream: Upstream): WriteTransport =>
  async ({ method, path, body, idempotencyKey }, { signal = neverAborted }) => {
    const written = Buffer.from(JSON.stringify(body));
    const headers = {
      'content-type': 'application/json',
      'content-length': String(written.length),
      accept: 'application/json',
      'user-agent': 'vencejo',
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    };
    const answer = await upstream.send(path, { method, headers, body: written, signal });
    const value = parsed(await text(answer.body).catch(() => ''));
    if (answer.status >= 400) throw new ApiError(isFailure(answer.status) ? 0 : answer.status, value);
    upstream.invalidate(path);
    return value;
  };

const neverAborted = new AbortController().signal;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const readError = (entry: Entry): unknown => parsed(entry.body.toString('utf8'));

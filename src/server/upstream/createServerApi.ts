import { text } from 'node:stream/consumers';
import { parseJson } from '#shared/parseJson.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import type { WriteTransport } from '#shared/api/calls.ts';
import { createApi, type Api, type ApiOptions } from '#shared/api/createApi.ts';
import type { Demand } from '../edge/EdgeCache.ts';
import { isFailure, type Entry } from '../edge/entry.ts';
import { textOf } from '../edge/http/encoders.ts';
import type { Upstream } from './createUpstream.ts';

/** What a rendering was made from. */
export interface DataUse {
  entries: Entry[];
  /**
   * A call failed, or returned only stale data: the page has parts missing, is out of date, or is an error.
   */
  failed: boolean;
}

/**
 * The site's calls on the server, for one rendering. They use the upstream's cache directly, not the site's own HTTP
 * interface.
 * @param use collects every answer, because a page may not be used longer than the data it was made from
 * @param demand `current` for a page that is stored: it must not be made from stale data
 */
export function createServerApi(
  upstream: Upstream,
  { use, demand, unsupportedFilters }: { use: DataUse; demand: Demand } & ApiOptions,
): Api {
  const api = createApi(
    async ({ path, read }, { signal }) => {
      const { entry, stream, result } = await upstream.get(path, { signal, demand, keepValue: true });
      stream?.body.destroy();
      // A failure carries no data and does not limit the page's lifetime.
      if (!entry || isFailure(entry.status)) throw new ApiError(0);
      use.entries.push(entry);
      use.failed ||= result.detail === 'stale-if-error';
      if (entry.status !== 200) throw new ApiError(entry.status, readError(entry));
      return upstream.valueOf(entry, read);
    },
    writeTo(upstream),
    { unsupportedFilters },
  );
  // Around the whole call: an entry of an instance with another version may not keep to the contract.
  const recordingFailure =
    <Call extends (...args: never[]) => Promise<unknown>>(call: Call) =>
    async (...args: Parameters<Call>): Promise<unknown> => {
      try {
        return await call(...args);
      } catch (error) {
        use.failed ||= error instanceof ApiError && error.status === 0;
        throw error;
      }
    };
  return Object.fromEntries(Object.entries(api).map(([name, call]) => [name, recordingFailure(call)])) as Api;
}

/** Bypasses the cache and invalidates the path. */
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
    // Some say only in the body that nothing was done.
    if ((value as { error?: unknown } | null)?.error) throw new ApiError(400, value);
    upstream.invalidate(path);
    return value;
  };

const neverAborted = new AbortController().signal;

function parsed(json: string): unknown {
  try {
    return parseJson(json);
  } catch {
    return null;
  }
}

const readError = (entry: Entry): unknown => parsed(textOf(entry));

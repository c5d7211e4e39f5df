import { parseJson } from '#shared/parseJson.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import { createApi, type Api, type ApiOptions } from '#shared/api/createApi.ts';
import { readSession, writeSession } from './sessionCache.ts';

/** Milliseconds after which a call counts as failed. */
const timeout = 10_000;

async function answerOf(
  path: string,
  { headers, ...request }: Omit<RequestInit, 'signal'>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  try {
    return await fetch(path, {
      ...request,
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
    });
  } catch (error) {
    throw new ApiError(0, null, error);
  }
}

/** The body of an answer; null where it is not JSON, as after a 204. */
const bodyOf = (response: Response): Promise<unknown> =>
  response
    .text()
    .then(parseJson)
    .catch(() => null);

/** The site's calls in the browser: fetch to our own host, with the session's cache in front. */
export const createBrowserApi = (options: ApiOptions = {}): Api =>
  createApi(
    async ({ path, sessionSeconds, read }, { signal }) => {
      const kept = readSession(path);
      if (kept !== undefined) return read(kept);
      const response = await answerOf(path, {}, signal);
      const value = await bodyOf(response);
      if (!response.ok || value === null) throw new ApiError(response.ok ? 0 : response.status, value);
      const result = read(value);
      writeSession(path, value, sessionSeconds);
      return result;
    },
    async ({ method, path, body, idempotencyKey }, { signal }) => {
      const headers = {
        'content-type': 'application/json',
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      };
      const response = await answerOf(path, { method, headers, body: JSON.stringify(body) }, signal);
      const value = await bodyOf(response);
      // Some say only in the body that nothing was done.
      const { error } = (value ?? {}) as { error?: unknown };
      if (!response.ok || error) throw new ApiError(response.ok ? 400 : response.status, value);
      return value;
    },
    options,
  );

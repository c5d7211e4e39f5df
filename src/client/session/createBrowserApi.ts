import { ApiError } from '#shared/api/ApiError.ts';
import { createApi, type Api } from '#shared/api/createApi.ts';
import { readSession, writeSession } from './sessionCache.ts';

/** Milliseconds after which a call counts as failed. */
const timeout = 10_000;

async function answerOf(path: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(path, { signal, headers: { accept: 'application/json' } });
  } catch (error) {
    throw new ApiError(0, null, error);
  }
}

/** The site's calls in the browser: fetch to our own host, with the session's cache in front. */
export const createBrowserApi = (): Api =>
  createApi(async ({ path, sessionSeconds }, { signal }) => {
    const kept = readSession(path);
    if (kept !== undefined) return kept;
    const response = await answerOf(path, AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]));
    const value: unknown = await response.json().catch(() => null);
    if (!response.ok || value === null) throw new ApiError(response.ok ? 0 : response.status, value);
    writeSession(path, value, sessionSeconds);
    return value;
  });

import { ApiError } from '#shared/api/ApiError.ts';
import { createApi, type Api } from '#shared/api/createApi.ts';
import type { Upstream } from './createUpstream.ts';

/** The site's calls on the server: straight to the upstream's cache, without a round through our own HTTP. */
export const createServerApi = (upstream: Upstream): Api =>
  createApi(async ({ path }, { signal }) => {
    const { answer, value } = await upstream.get(path, signal);
    // A 200 that is not JSON is a failing upstream, not an empty one.
    if (answer.status !== 200 || value === undefined) throw new ApiError(answer.status === 200 ? 0 : answer.status, value);
    return value;
  });

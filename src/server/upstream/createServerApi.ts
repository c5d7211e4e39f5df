import { ApiError } from '#shared/api/ApiError.ts';
import { createApi, type Api } from '#shared/api/createApi.ts';
import type { Upstream } from './createUpstream.ts';

/** The site's calls on the server: straight to the upstream's cache, without a round through our own HTTP. */
export const createServerApi = (upstream: Upstream): Api =>
  createApi(async ({ path }, { signal }) => {
    const { status, value } = (await upstream.get(path, signal)).answer;
    if (status !== 200) throw new ApiError(status, value);
    return value;
  });

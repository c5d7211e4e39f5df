import { text } from 'node:stream/consumers';
import { ApiError } from '#shared/api/ApiError.ts';
import { isFailure } from '../edge/entry.ts';
import { textOf } from '../edge/http/encoders.ts';
import type { Upstream } from './createUpstream.ts';

/** What says, beside a 4xx, that an API has no such call (optionalStatuses). */
const notImplemented = 501;

/**
 * The answer to an optional call that the site makes for itself, as it came: 200, or a status that says that the API
 * has no such call.
 * @throws ApiError with status 0 where there is none, or it reports a failure
 */
export async function readWhole(
  upstream: Pick<Upstream, 'get'>,
  path: string,
  signal: AbortSignal,
): Promise<{ status: number; body: string }> {
  const { entry, stream } = await upstream.get(path, { signal });
  const { status } = entry ?? stream;
  const body = entry ? textOf(entry) : await text(stream.body);
  if (isFailure(status) && status !== notImplemented) throw new ApiError(0, { message: String(status) });
  return { status, body };
}

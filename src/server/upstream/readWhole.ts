import { ApiError } from '#shared/api/ApiError.ts';
import { isFailure } from '../edge/entry.ts';
import { unpack } from '../edge/http/encoders.ts';
import type { Upstream } from './createUpstream.ts';
import { readUpTo } from './readUpTo.ts';

/** What says, beside a 4xx, that an API has no such call (optionalStatuses). */
const notImplemented = 501;

/**
 * The answer to an optional call that the site makes for itself, as it came: 200, or a status that says that the API
 * has no such call.
 * @param limits `maxBytes` of its body
 * @throws ApiError with status 0 where there is none, it reports a failure, or it is larger
 */
export async function readWhole(
  upstream: Pick<Upstream, 'get'>,
  path: string,
  { signal, maxBytes }: { signal: AbortSignal; maxBytes: number },
): Promise<{ status: number; body: string }> {
  const { entry, stream } = await upstream.get(path, { signal });
  const { status } = entry ?? stream;
  const body = entry ? unpack(entry) : await readUpTo(stream.body, maxBytes);
  if (isFailure(status) && status !== notImplemented) throw new ApiError(0, { message: `answered ${status}` });
  if (body === undefined || body.length > maxBytes)
    throw new ApiError(0, { message: `answered more than ${maxBytes} bytes` });
  return { status, body: body.toString('utf8') };
}

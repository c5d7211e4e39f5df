import { pictureTypeOf } from './pictureType.ts';
import { readUpTo } from './readUpTo.ts';

/** In ms, and bytes: of a picture that a card shows small. */
const limits = { time: 3_000, bytes: 10 * 2 ** 20 } as const;

/**
 * A picture of a host that pages may show pictures of (IMAGE_ORIGINS): it is not in the site's cache.
 * @returns undefined for what does not come, is too large or is no picture
 * @throws the signal's reason when it is aborted
 */
export async function fetchPicture(url: string, signal: AbortSignal): Promise<Buffer | undefined> {
  try {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(limits.time)]);
    const { status, body } = await fetch(url, { signal: limited, redirect: 'error' });
    const picture = status === 200 && body ? await readUpTo(body, limits.bytes) : undefined;
    return picture && pictureTypeOf(picture) !== undefined ? picture : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

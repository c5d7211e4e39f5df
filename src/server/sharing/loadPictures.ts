import { isFailure } from '../edge/entry.ts';
import type { DataUse } from '../upstream/createServerApi.ts';
import { fetchPicture } from '../upstream/fetchPicture.ts';
import type { Upstream } from '../upstream/createUpstream.ts';

/** How long a card waits for its pictures: messengers wait a few seconds for all of it. */
const waitTimeoutMs = 3_000;

/** The variant that most browsers have brought into the cache. */
const accept = 'image/webp,*/*';

interface PictureRequest {
  upstream: Upstream;
  /** Site paths, or addresses of IMAGE_ORIGINS. */
  paths: readonly string[];
  signal: AbortSignal;
  /** Receives what the pictures were made from, and whether one may be there later. */
  use: DataUse;
}

/**
 * The files of pictures, through the site's cache. One that is not there, is too large or comes too late is left out.
 * @throws the signal's reason when it is aborted
 */
export async function loadPictures({ upstream, paths, signal, use }: PictureRequest): Promise<Buffer[]> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(waitTimeoutMs)]);
  const loaded = await Promise.all(
    paths.map(async (path) => {
      try {
        if (/^https?:/.test(path)) {
          const picture = await fetchPicture(path, limited);
          use.failed ||= picture === undefined;
          return picture;
        }
        if (!path.startsWith('/media/')) return undefined;
        const { entry, stream } = await upstream.get(path, { signal: limited, accept });
        stream?.body.destroy();
        if (entry && isFailure(entry.status)) use.failed = true;
        if (entry?.status !== 200) return undefined;
        use.entries.push(entry);
        return entry.body;
      } catch {
        signal.throwIfAborted();
        use.failed = true;
        return undefined;
      }
    }),
  );
  return loaded.filter((picture) => picture !== undefined);
}

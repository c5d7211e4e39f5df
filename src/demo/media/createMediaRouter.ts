import { createHash } from 'node:crypto';
import path from 'node:path';
import { Router, type Request, type Response } from 'express';
import { createLimit, TooBusyError } from '#origin/media/createLimit.ts';
import { createFileStore } from '#origin/media/fileStore.ts';
import { parseMediaPath, type MediaRequest } from './parseMediaPath.ts';
import { drawingVersion, renderMedia } from './renderMedia.ts';

export interface MediaRouterOptions {
  /** Folder for the finished files. */
  dir: string;
  /** Bound of that folder (default 2 GB). */
  maxBytes?: number;
  /** Whether a stored document names the picture; without it every well-formed name is painted. */
  isStored?: (picture: Pick<MediaRequest, 'kind' | 'id' | 'scene'>) => boolean | Promise<boolean>;
  /** Makes a picture's bytes; for tests. */
  render?: (request: MediaRequest) => Promise<Buffer>;
}

const contentTypes = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const;
const defaultMaxBytes = 2 * 1024 ** 3;

const notFound = (res: Response): void => {
  res.status(404).set('Cache-Control', 'public, max-age=60').type('text/plain').send('Not found');
};

/**
 * Serves the pictures of `mediaUrls.ts`: drawn when first asked for, kept on disk, the same bytes ever after.
 * To be mounted at `/media`.
 */
export function createMediaRouter({
  dir,
  maxBytes = defaultMaxBytes,
  isStored,
  render = renderMedia,
}: MediaRouterOptions): Router {
  const store = createFileStore({ dir, maxBytes });
  const limit = createLimit({ running: 2, waiting: 500 });
  const router = Router();

  async function answer(req: Request, res: Response): Promise<void> {
    const picture = req.method === 'GET' || req.method === 'HEAD' ? parseMediaPath(req.path) : null;
    if (!picture || (isStored && !(await isStored(picture)))) return notFound(res);
    const digest = createHash('sha1').update(`${drawingVersion}${req.path}`).digest('hex');
    res.set({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': contentTypes[picture.format],
      'Surrogate-Key': 'media',
      // The name and the version of the drawing code determine the bytes.
      ETag: `"${digest.slice(0, 20)}"`,
    });
    if (req.fresh) {
      res.status(304).end();
      return;
    }
    // Spread over 256 folders: a million homes would make one of a million entries.
    const name = path.join(`v${drawingVersion}`, digest.slice(0, 2), req.path.slice(1).replaceAll('/', '_'));
    const data = await store.read(name, () => limit(() => render(picture)));
    res.set('Content-Length', String(data.length));
    res.end(req.method === 'HEAD' ? undefined : data);
  }

  router.use((req, res, next) => {
    answer(req, res).catch((error: unknown) => {
      for (const header of ['ETag', 'Surrogate-Key', 'Content-Type']) res.removeHeader(header);
      res.set('Cache-Control', 'no-store');
      if (error instanceof TooBusyError)
        res.status(503).set('Retry-After', '5').type('text/plain').send('Too many pictures are being drawn');
      else next(error);
    });
  });
  return router;
}

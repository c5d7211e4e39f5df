import { createHash } from 'node:crypto';
import { Router, type Request, type Response } from 'express';
import { StorageAwayError } from '#origin/storage/fileStorage.ts';
import { TooBusyError } from './createLimit.ts';
import { OriginalAwayError } from './createMasters.ts';
import type { Pictures } from './createPictures.ts';
import { variantVersion } from './makeVariant.ts';
import { parsePicturePath } from './pictureName.ts';

const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** The picture is there; it cannot be made or read now. */
const passing = [TooBusyError, OriginalAwayError, StorageAwayError];

const notFound = (res: Response): void => {
  res.status(404).set('Cache-Control', 'public, max-age=60').type('text/plain').send('Not found');
};

/**
 * Serves the pictures of pictureName.ts: made when first asked for, kept on disk, the same bytes ever after. To be
 * mounted at `/media`; leaves paths that are not below `/media/pictures` to what is mounted after it.
 */
export function createPictureRouter({ read }: Pick<Pictures, 'read'>): Router {
  const router = Router();

  async function answer(req: Request, res: Response): Promise<void> {
    const variant = req.method === 'GET' || req.method === 'HEAD' ? parsePicturePath(req.path) : null;
    const data = variant && (await read(variant));
    if (!data) return notFound(res);
    const digest = createHash('sha1').update(`${variantVersion}${req.path}`).digest('hex');
    res.set({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': contentTypes[variant.format],
      'Surrogate-Key': 'media',
      // The site answers with a smaller one (server/proxy/pictureUrl.ts).
      Vary: 'Save-Data, ECT',
      // The name and the version of the code that makes it determine the bytes.
      ETag: `"${digest.slice(0, 20)}"`,
    });
    if (req.fresh) {
      res.status(304).end();
      return;
    }
    res.set('Content-Length', String(data.length));
    res.end(req.method === 'HEAD' ? undefined : data);
  }

  router.use((req, res, next) => {
    if (!req.path.startsWith('/pictures/')) return next();
    answer(req, res).catch((error: unknown) => {
      res.set('Cache-Control', 'no-store');
      if (passing.some((kind) => error instanceof kind))
        res.status(503).set('Retry-After', '5').type('text/plain').send('Not now');
      else next(error);
    });
  });
  return router;
}

import path from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';

/** For files with a hash in their name: a year, the longest time that caches honour. */
const immutable = 'public, max-age=31536000, immutable';

/** The built files, which the build has compressed, and `public/`. Files are listed once, at start. */
export function createStatics({ clientDir, publicDir }: { clientDir: string; publicDir: string }): RequestHandler[] {
  const built = sirv(clientDir, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (res) => res.setHeader('Cache-Control', immutable),
  });
  const plain = sirv(publicDir, { etag: true, maxAge: 86_400 });
  return [
    (req, res, next) => {
      if (!req.path.startsWith('/static/')) return plain(req, res, next);
      req.url = req.url.slice('/static'.length);
      return built(req, res, () => {
        res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
      });
    },
  ];
}

export const staticPaths = (root: string) => ({
  clientDir: path.join(root, 'dist/client'),
  publicDir: path.join(root, 'public'),
});

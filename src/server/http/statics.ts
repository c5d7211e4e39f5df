import path from 'node:path';
import type { RequestHandler, Response } from 'express';
import sirv from 'sirv';
import { lookUp } from '#shared/lookUp.ts';
import { offlineFiles, serviceWorkerPath } from '#shared/domain/offline.ts';
import { schemeScript } from '#shared/theme/schemeTags.ts';

/** For files with a hash in their name: a year, the longest time that caches honour. */
const immutable = 'public, max-age=31536000, immutable';

/** For the one that documents wait for: a stored copy is used while it is fetched anew. */
const renewed = 'public, max-age=86400, stale-while-revalidate=604800';

/** Files without a hash. The worker, and what it stores, are asked for anew each time. */
const unhashed: Readonly<Record<string, string>> = {
  [schemeScript]: renewed,
  [serviceWorkerPath]: 'no-cache',
  [offlineFiles[0]]: 'no-cache',
};

/** Of the build, and for nobody outside: the list of its chunks, and source maps, which hold the source. */
const isPrivate = (url: string): boolean => /(?:\.map|\/loadable-stats\.json)(?:\?|$)/i.test(decoded(url));

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

const notFound = (res: Response): void => {
  res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
};

/** The built files, which the build has compressed, and `public/`. Files are listed once, at start. */
export function createStatics({ clientDir, publicDir }: { clientDir: string; publicDir: string }): RequestHandler[] {
  const built = sirv(clientDir, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (res, pathname) => {
      const path = `/static${pathname}`;
      res.setHeader('Cache-Control', lookUp(unhashed, path) ?? immutable);
      if (path === serviceWorkerPath) res.setHeader('Service-Worker-Allowed', '/');
    },
  });
  const plain = sirv(publicDir, { etag: true, maxAge: 86_400 });
  return [
    (req, res, next) => {
      if (!req.path.startsWith('/static/')) return plain(req, res, next);
      if (isPrivate(req.url)) return notFound(res);
      req.url = req.url.slice('/static'.length);
      return built(req, res, () => {
        notFound(res);
      });
    },
  ];
}

export const staticPaths = (root: string) => ({
  clientDir: path.join(root, 'dist/client'),
  publicDir: path.join(root, 'public'),
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Router, type RequestHandler, type Response } from 'express';
import { lookUp } from '#shared/lookUp.ts';
import { offlineFiles, serviceWorkerPath } from '#shared/domain/offline.ts';
import { schemeScript } from '#shared/theme/schemeTags.ts';
import { createFavicon } from './favicon.ts';
import { createStaticFiles } from './staticFiles.ts';

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
const isPublic = (name: string): boolean => !/\.map$|\/loadable-stats\.json$/.test(name);

const notFound = (res: Response): void => {
  res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
};

/** Files of a folder `public/`, whose names stay. */
export const createPublicFiles = (dir: string): RequestHandler =>
  createStaticFiles(dir, { headersOf: () => ({ 'Cache-Control': 'public, max-age=86400' }) });

/** The icon of a folder `public/`; undefined where it has none. */
export function drawingIn(publicDir: string): Buffer | undefined {
  const file = path.join(publicDir, 'favicon.svg');
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** The built files, which the build has compressed, and `public/`. */
export function createStatics({ clientDir, publicDir }: { clientDir: string; publicDir: string }): RequestHandler[] {
  const built = createStaticFiles(clientDir, {
    isServed: isPublic,
    isCompressed: true,
    headersOf: (name) => {
      const path = `/static${name}`;
      const headers = { 'Cache-Control': lookUp(unhashed, path) ?? immutable };
      return path === serviceWorkerPath ? { ...headers, 'Service-Worker-Allowed': '/' } : headers;
    },
  });
  return [
    Router({ caseSensitive: true }).use('/static', built, (_req, res) => {
      notFound(res);
    }),
    createPublicFiles(publicDir),
    createFavicon(drawingIn(publicDir)),
  ];
}

export const staticPaths = (root: string) => ({
  clientDir: path.join(root, 'dist/client'),
  publicDir: path.join(root, 'public'),
});

import { Router, type RequestHandler } from 'express';
import sirv from 'sirv';
import { fileName } from '#config/network/fileNamed.ts';
import type { Network } from '#config/network/network.ts';
import { compressUncached } from './compressUncached.ts';

/** For files whose address changes with their content. */
const immutable = 'public, max-age=31536000, immutable';

/** The swift's icons in `public/`, which must not stand beside another mark. */
const ownIcons = ['/favicon.svg', '/apple-touch-icon.png'];

/** A letter with marks behind it, U+0300 to U+036F, in a URL. */
const marked = /[a-z](?:%cc%[89ab][\da-f]|%cd%[89a][\da-f])+/gi;

/** Writes a path in the form in which sirv compares names of files, whichever a link or a browser wrote. */
const inOneForm: RequestHandler = (req, _res, next) => {
  req.url = req.url.replace(marked, (letter) => encodeURIComponent(fileName(decodeURIComponent(letter))));
  next();
};

/**
 * Serves the files of a network's folder: theme, drawings and texts below its path, and its public folder in place of
 * the site's. Without a favicon of its own, a network shows its mark.
 */
export function createNetworkFiles({ path, files, publicDir }: Network): RequestHandler {
  const router = Router();
  if (publicDir) router.use(inOneForm, sirv(publicDir, { etag: true, maxAge: 86_400 }) as RequestHandler);
  router.get(ownIcons, (req, res, next) => {
    const mark = files.get('mark.svg');
    if (!mark) next();
    else if (req.path === '/favicon.svg') res.type('image/svg+xml').send(mark.body);
    else res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
  });
  router.use('/brand', compressUncached);
  router.get('/brand/:version/:name', (req, res) => {
    const file = files.get(req.params.name);
    if (!file) return res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
    // A page of before the last change, or of another instance in a rolling restart, gets what there is.
    const isCurrent = req.baseUrl + req.path === `${path}/${req.params.name}`;
    res.set('Cache-Control', isCurrent ? immutable : 'no-store');
    return res.type(file.type).send(file.body);
  });
  return router;
}

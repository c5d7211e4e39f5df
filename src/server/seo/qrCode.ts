import { Router } from 'express';
import { encodeQR } from 'qr';
import type { Env } from '#config/env.ts';
import { resolutionOfUrl } from '../request/resolution.ts';
import type { RouteName } from '#shared/routes/table.ts';
import { pageOfQrPath } from '#shared/seo/qrPath.ts';

/** Prints are folded and stained: a seventh of the code may be lost. */
const correction = 'medium';

/** Whose addresses print their own code; those of profiles are of the first route that has their pattern. */
const routes: readonly RouteName[] = ['Estate', 'Agents'];

/**
 * The QR code of the public URL of an estate, an agent or an agency, for its printed page. Drawn here, so that no page
 * needs the code that draws it. Only such URLs in normal form are drawn, so that no code of our host leads elsewhere.
 */
export function createQrCodes({ PUBLIC_ORIGIN, LANGUAGES }: Pick<Env, 'PUBLIC_ORIGIN' | 'LANGUAGES'>): Router {
  const router = Router();
  router.get(/^\/qr\//, (req, res, next) => {
    const page = pageOfQrPath(req.path);
    const resolution = page === null ? null : resolutionOfUrl(page, LANGUAGES);
    if (resolution?.kind !== 'match' || !routes.includes(resolution.address.route)) return next();
    const drawing = encodeQR(PUBLIC_ORIGIN + resolution.url, 'svg', { ecc: correction, border: 1 });
    res
      .set({ 'Cache-Control': 'public, max-age=86400', 'X-Robots-Tag': 'noindex' })
      .type('image/svg+xml')
      .send(drawing);
  });
  return router;
}

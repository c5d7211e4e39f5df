import type { RequestHandler } from 'express';

/**
 * Refuses everything but reading: in the words of the API (docs/product.md#errors), to a browser in those of the page.
 */
export const readOnly: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  res.status(405).set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' });
  if (req.accepts(['json', 'html']) === 'html')
    return void res.type('text/plain').send(req.t('methodNotAllowed', { ns: 'server' }));
  res.json({ code: '9006', message: 'INVALID_REQUEST_METHOD', error: 'INVALID_REQUEST_METHOD' });
};

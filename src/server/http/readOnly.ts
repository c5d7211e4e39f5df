import type { RequestHandler } from 'express';

/** Lets reading through and refuses the rest, in the words of the API (docs/product.md#errors). */
export const readOnly: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  res
    .status(405)
    .set('Allow', 'GET, HEAD')
    .json({ code: '9006', message: 'INVALID_REQUEST_METHOD', error: 'INVALID_REQUEST_METHOD' });
};

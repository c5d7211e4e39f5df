import type { RequestHandler } from 'express';

/** Marks answers that concern one person, errors included, as not to be stored. */
export const notStored: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'private, no-store');
  next();
};

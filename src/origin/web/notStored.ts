import type { RequestHandler } from 'express';

/** Marks answers, errors too, that concern one person: nobody keeps them. */
export const notStored: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'private, no-store');
  next();
};

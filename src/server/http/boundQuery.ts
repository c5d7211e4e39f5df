import type { RequestHandler } from 'express';
import { hasTooLongQuery } from '#shared/forms/fieldBounds.ts';

/** An error that keeps its status (errorHandler.ts). */
export const badRequest = (): Error => Object.assign(new Error('too many fields'), { status: 400 });

/**
 * Refuses a URL whose query has more fields than any of ours, before anybody parses it.
 * @param constantHeaders of every answer
 */
export const boundQuery =
  (constantHeaders: Readonly<Record<string, string>>): RequestHandler =>
  (req, res, next) => {
    if (!hasTooLongQuery(req.url)) return next();
    res.set(constantHeaders);
    next(badRequest());
  };

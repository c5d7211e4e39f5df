import type { RequestHandler } from 'express';
import { hasTooLongQuery } from '#shared/forms/fieldBounds.ts';

/** An error that keeps its status (errorHandler.ts). */
export const badRequest = (): Error => Object.assign(new Error('too many fields'), { status: 400 });

/** Refuses a URL whose query has more fields than any of ours, before anybody parses it. */
export const boundQuery: RequestHandler = (req, _res, next) => {
  next(hasTooLongQuery(req.url) ? badRequest() : undefined);
};

import type { RequestHandler } from 'express';
import { hasTooLongQuery } from '#shared/forms/fieldBounds.ts';
import { ApiError } from './apiError.ts';

/** Refuses a URL whose query has more fields than any call has, before anybody parses it. */
export const boundQuery: RequestHandler = (req, _res, next) => {
  next(hasTooLongQuery(req.url) ? new ApiError(400, 9005) : undefined);
};

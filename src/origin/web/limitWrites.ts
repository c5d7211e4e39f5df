import type { RequestHandler } from 'express';
import { ApiError } from './apiError.ts';

/** More would only wait for the database, which one transaction after the other writes to. */
const maxInProgress = 100;

/** Refuses writes while too many are in progress: 429, to be sent again. One handler counts for all its routes. */
export function limitWrites(max = maxInProgress): RequestHandler {
  let inProgress = 0;
  return (_req, res, next) => {
    if (inProgress >= max) {
      res.set('Retry-After', '1');
      throw new ApiError(429, 9001);
    }
    inProgress += 1;
    res.once('close', () => {
      inProgress -= 1;
    });
    next();
  };
}

import type { ErrorRequestHandler } from 'express';
import { WaitTimeoutError } from '../edge/waitFor.ts';
import type { Logger } from '../logging/logger.ts';
import { retryAfter } from './retryAfter.ts';

interface HttpError {
  status?: number;
  expose?: boolean;
}

function statusOf(error: HttpError): number {
  if (error instanceof WaitTimeoutError) return 503;
  return error.status && error.status >= 400 && error.status < 500 ? error.status : 500;
}

const said = (status: number): string =>
  status === 503 ? 'Please try again in a moment' : status === 500 ? 'Internal error' : 'Bad request';

/**
 * The last station: a client's malformed request keeps its 4xx, who waited too long for what another asked for gets a 503, anything
 * else is our defect. None says more than that.
 */
export const createErrorHandler =
  (logger: Logger): ErrorRequestHandler =>
  (error: HttpError, _req, res, next) => {
    const status = statusOf(error);
    if (status === 500) logger.error({ err: error }, 'request failed');
    if (res.headersSent) return next(error);
    if (status === 503) res.set(retryAfter('inFlight'));
    res.status(status).set('Cache-Control', 'no-store').type('text/plain').send(said(status));
  };

import type { ErrorRequestHandler } from 'express';
import type { Logger } from './logger.ts';

interface HttpError {
  status?: number;
  expose?: boolean;
}

/** The last station: a client's malformed request keeps its 4xx, anything else is our defect. Neither says more than that. */
export const createErrorHandler = (logger: Logger): ErrorRequestHandler => (error: HttpError, _req, res, next) => {
  const status = error.status && error.status >= 400 && error.status < 500 ? error.status : 500;
  if (status === 500) logger.error({ err: error }, 'request failed');
  if (res.headersSent) return next(error);
  res.status(status).set('Cache-Control', 'no-store').type('text/plain').send(status === 500 ? 'Internal error' : 'Bad request');
};

import type { ErrorRequestHandler, RequestHandler } from 'express';
import { WaitTimeoutError } from '../edge/waitFor.ts';
import type { Logger } from '../logging/logger.ts';
import { retryAfter } from '../request/retryAfter.ts';

interface HttpError {
  status?: number;
}

function statusOf(error: HttpError): number {
  if (error instanceof WaitTimeoutError) return 503;
  return error.status && error.status >= 400 && error.status < 500 ? error.status : 500;
}

const textKeyOf = (status: number) =>
  status === 503 ? 'tryAgain' : status === 500 ? 'failed' : status === 429 ? 'tooManyRequests' : 'badRequest';

/**
 * The last handler: a malformed request keeps its 4xx, a wait for another request's fetch that took too long is a 503,
 * anything else is a defect of ours. The visitor reads one sentence, in the language of the URL.
 */
export const createErrorHandler =
  (logger: Logger, setLanguage: RequestHandler): ErrorRequestHandler =>
  (error: HttpError, req, res, next) => {
    const status = statusOf(error);
    if (status === 500) logger.error({ err: error }, 'request failed');
    // As of a body that came too slowly, whose reader fails once it is ended.
    if (res.writableEnded) return;
    if (res.headersSent) return next(error);
    if (status === 503) res.set(retryAfter('inFlight'));
    // An error may come from before the language is set.
    setLanguage(req, res, () => {
      res
        .status(status)
        .set('Cache-Control', 'no-store')
        .type('text/plain')
        .send(req.t(textKeyOf(status), { ns: 'server' }));
    });
  };

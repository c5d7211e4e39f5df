import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { OriginLogger } from '../originLogger.ts';
import { ApiError, unknownThing } from './apiError.ts';

/** Anything no router knows. */
export const answerUnknownPath: RequestHandler = () => {
  throw unknownThing();
};

/** For the methods that a known path does not serve. */
export const answerWrongMethod: RequestHandler = (_req, res) => {
  res.set('Allow', 'GET, HEAD');
  throw new ApiError(405, 9006);
};

/** How long an error may be reused, in seconds: a missing thing may appear, a wrong question stays wrong. */
const reusable: Record<number, number> = { 404: 60, 410: 300, 422: 60 };

/** Turns whatever was thrown into the contract's error answer. Never tells what went wrong inside. */
export const answerError = (logger: OriginLogger): ErrorRequestHandler => (error: unknown, req, res, next) => {
  if (res.headersSent) {
    next(error);
    return;
  }
  const answer = error instanceof ApiError ? error : isMalformedRequest(error) ? new ApiError(400, 9002) : new ApiError(500, 9000);
  if (answer.status === 500) logger.error({ err: error, path: req.path }, 'request failed');
  const seconds = res.getHeader('Cache-Control') === 'private, no-store' ? undefined : reusable[answer.status];
  res.status(answer.status).set('Cache-Control', seconds === undefined ? 'private, no-store' : `public, max-age=${seconds}`).json(answer.body);
};

/** Express's own refusals, as of a path that cannot be decoded. */
const isMalformedRequest = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;

import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { isLocked } from '../db/engine/busyRetryDriver.ts';
import { isAway } from '../db/engine/databaseAway.ts';
import type { OriginLogger } from '../originLogger.ts';
import { missingTag } from '../db/changes/tags.ts';
import { ApiError, unknownThing } from './apiError.ts';

/** For paths that no router has. */
export const answerUnknownPath: RequestHandler = () => {
  throw unknownThing();
};

/** For the methods that a known path does not serve. @param allowed those that it does */
export const answerOtherMethods =
  (allowed: string): RequestHandler =>
  (_req, res) => {
    res.set('Allow', allowed);
    throw new ApiError(405, 9006);
  };

export const answerWrongMethod = answerOtherMethods('GET, HEAD');

/** How long an error may be reused, in seconds, by status. */
const reusable: Record<number, number> = { 404: 60, 410: 300, 422: 60 };

/** Answers with the contract's error; internal details stay in the log. */
export const answerError =
  (logger: OriginLogger): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const answer = toApiError(error);
    if (answer.status >= 500) logger.error({ err: withoutRow(error), path: pathForLog(req) }, 'request failed');
    const seconds = res.getHeader('Cache-Control') === 'private, no-store' ? undefined : reusable[answer.status];
    if (seconds !== undefined && !res.hasHeader('Surrogate-Key')) res.set('Surrogate-Key', missingTag);
    res
      .status(answer.status)
      .set('Cache-Control', seconds === undefined ? 'private, no-store' : `public, max-age=${seconds}`)
      .json(answer.body);
  };

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isMalformedRequest(error)) return new ApiError(400, 9002);
  // Another process writes, or another server is about to: the next attempt may find it free, or there.
  return new ApiError(isLocked(error) || isAway(error) ? 503 : 500, 9000);
}

/** Whether an error is the answer itself, and no failure of the origin's. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError || isMalformedRequest(error);

/** Express's own refusals, as of a path that cannot be decoded. */
const isMalformedRequest = (error: unknown): boolean =>
  error instanceof Error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500;

/** The route's pattern: a path may contain the secret of a link. */
const pathForLog = (req: Request): string => (req.route as { path: string } | undefined)?.path ?? req.path;

/** An error without the row that PostgreSQL refused: it may be about a person. */
function withoutRow(error: unknown): unknown {
  if (error instanceof Error && 'detail' in error) error.detail = undefined;
  return error;
}

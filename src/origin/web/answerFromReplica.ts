import type { RequestHandler, Router } from 'express';
import type { Replica } from '../db/engine/postgresReplica.ts';
import { isRefusal } from './answerError.ts';

/**
 * Answers a request whole from the replica: its statements are all read there, and so is what is held in memory for
 * them, so that no part of an answer is older than another. Where that fails, or while the replica is not to be read,
 * the next handler answers from the primary.
 * @param reads routers over the replica's store
 */
export const answerFromReplica =
  (replica: Pick<Replica, 'isUsable' | 'leave'>, reads: Router): RequestHandler =>
  (req, res, next) => {
    if (!replica.isUsable()) return next();
    reads(req, res, (error: unknown) => {
      if (!error || isRefusal(error) || res.headersSent) return next(error);
      replica.leave(error);
      next();
    });
  };

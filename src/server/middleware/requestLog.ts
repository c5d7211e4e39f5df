import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { requestContext, type Logger } from './logger.ts';

/** An id given by a proxy before us, if it is a plain one. */
const plainId = /^[\w-]{8,64}$/;

/** The request's id: the one that a proxy before us gave it, or a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && plainId.test(given) ? given : randomUUID();
}

/** Gives each request an id, on its answer and on every line logged for it, and logs one line when the answer is out. */
export const requestLog = (logger: Logger): RequestHandler => (req, res, next) => {
  const requestId = requestIdOf(req);
  // Now: a router that answers under a path of its own leaves that path off `req.path`.
  const { path } = req;
  const start = process.hrtime.bigint();
  res.set('X-Request-Id', requestId);
  res.once('close', () => {
    const milliseconds = Number(process.hrtime.bigint() - start) / 1e6;
    // The path without its query: a query may hold what a visitor typed.
    logger.info({ requestId, method: req.method, path, status: res.statusCode, aborted: !res.writableFinished || undefined, ms: Math.round(milliseconds * 10) / 10 });
  });
  requestContext.run({ requestId }, next);
};

import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { requestContext, type Logger } from './logger.ts';

/** An id given by a proxy before us, if it is a plain one. */
const plainId = /^[\w-]{8,64}$/;

/** Gives each request an id, on its answer and on every line logged for it, and logs one line when the answer is out. */
export const requestLog = (logger: Logger): RequestHandler => (req, res, next) => {
  const given = req.get('x-request-id');
  const requestId = given && plainId.test(given) ? given : randomUUID();
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

import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';

/** Forms that one address may send: nobody fills in more, and each may cause a mail. */
const limit = { windowMs: 10 * 60_000, limit: 20 } as const;

const tooMany = new WeakSet<Request>();

export const isTooMany = (req: Request): boolean => tooMany.has(req);

/** For pages: goes on, so that the page can say it and keep what was typed (isTooMany). */
export const createFormRateLimit = (): RequestHandler =>
  rateLimit({
    ...limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (req, _res, next) => {
      tooMany.add(req);
      next();
    },
  });

/** For what scripts send: answers in the words of the API. */
export const createWriteRateLimit = (): RequestHandler =>
  rateLimit({
    ...limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    skip: ({ method }) => method === 'GET' || method === 'HEAD',
    message: { code: '9001', message: 'TOO_MANY_REQUESTS', error: 'TOO_MANY_REQUESTS' },
  });

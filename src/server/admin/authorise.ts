import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { retryAfter } from '../http/retryAfter.ts';
import type { Logger } from '../logging/logger.ts';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Tells operators from everybody else: by `Authorization: Bearer`, whose token is compared by its digest, so that neither its
 * length nor how much of a try is right shows in the time that it takes.
 * @param token without one nobody is an operator
 */
export function createOperatorCheck(token: string | undefined): (req: IncomingMessage) => boolean {
  if (token === undefined) return () => false;
  const expected = digestOf(token);
  return ({ headers: { authorization = '' } }) => {
    const [, given = ''] = /^bearer +(.+)$/i.exec(authorization) ?? [];
    return timingSafeEqual(digestOf(given), expected);
  };
}

/** Wrong tries of one address in a minute; what goes beyond is answered more shortly, and logged no more. */
const triesPerMinute = 120;

interface GuardDeps {
  /** False when the installation has no token: then there is nothing here. */
  isOn: boolean;
  isOperator: (req: IncomingMessage) => boolean;
  logger: Logger;
}

/** Lets operators through. Only wrong tries are counted, so that no number of them keeps the right one out. */
export function createGuard({ isOn, isOperator, logger }: GuardDeps): RequestHandler {
  const limitTries = rateLimit({
    windowMs: 60_000,
    limit: triesPerMinute,
    standardHeaders: false,
    legacyHeaders: false,
    handler: (_req, res) => {
      res.status(429).set(retryAfter('minute')).end();
    },
  });
  return (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    if (!isOn) return void res.status(404).type('text/plain').send('Not found');
    if (isOperator(req)) return next();
    return limitTries(req, res, () => {
      logger.warn({ method: req.method }, 'operator refused');
      res.status(401).set('WWW-Authenticate', 'Bearer').end();
    });
  };
}

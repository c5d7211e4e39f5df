import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { limitClients } from '../http/limitClients.ts';
import { retryAfter } from '../http/retryAfter.ts';
import type { RateCounter } from '../instances/RateCounter.ts';
import type { Logger } from '../logging/logger.ts';

/** `Bearer` for programs. `Basic` for pages that a browser shows: it asks for the password, which is the token. */
type Scheme = 'Bearer' | 'Basic';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The token that an `Authorization` carries; a user's name is ignored. */
function givenToken(authorization: string, scheme: Scheme): string {
  const [, bearer = ''] = /^bearer +(.+)$/i.exec(authorization) ?? [];
  if (scheme === 'Bearer' || bearer !== '') return bearer;
  const [, basic = ''] = /^basic +(.+)$/i.exec(authorization) ?? [];
  const pair = Buffer.from(basic, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}

/**
 * Recognises operators by `Authorization`. Digests are compared, in constant time, so that the duration reveals
 * neither the length of the token nor how much of an attempt is right.
 * @param token without one every request is refused
 */
export function createOperatorCheck(
  token: string | undefined,
  scheme: Scheme = 'Bearer',
): (req: IncomingMessage) => boolean {
  if (token === undefined) return () => false;
  const expected = digestOf(token);
  return ({ headers: { authorization = '' } }) =>
    timingSafeEqual(digestOf(givenToken(authorization, scheme)), expected);
}

const challenges: Record<Scheme, string> = { Bearer: 'Bearer', Basic: 'Basic realm="operators", charset="UTF-8"' };

/** Failed attempts of one client in a minute; further ones get a 429 and are not logged. */
const maxAttemptsPerMinute = 120;

interface GuardDeps {
  /** False when the installation has no token: then everything is a 404. */
  isOn: boolean;
  isOperator: (req: IncomingMessage) => boolean;
  counter: RateCounter;
  logger: Logger;
  scheme?: Scheme;
}

/** Lets operators through. Only failed attempts are counted, so that they cannot lock out an operator. */
export function createGuard({ isOn, isOperator, counter, logger, scheme = 'Bearer' }: GuardDeps): RequestHandler {
  const limitAttempts = limitClients('operators', counter, {
    windowMs: 60_000,
    limit: maxAttemptsPerMinute,
    standardHeaders: false,
    handler: (_req, res) => {
      res.status(429).set(retryAfter('minute')).end();
    },
  });
  return (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    if (!isOn) return void res.status(404).type('text/plain').send('Not found');
    if (isOperator(req)) return next();
    return limitAttempts(req, res, () => {
      logger.warn({ method: req.method }, 'operator refused');
      res.status(401).set('WWW-Authenticate', challenges[scheme]).end();
    });
  };
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { subscriberOf } from '../http/clients.ts';
import { createRateStore } from '../http/rateStore.ts';
import { retryAfter } from '../request/retryAfter.ts';
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

/** Who sent a request. `refused`: a client that has tried too many tokens, whose token was not compared. */
export type Recognised = 'operator' | 'stranger' | 'refused';

/**
 * Recognises operators. Every use of the token goes through one check of the process, so that nobody can try tokens at
 * an address that does not count them.
 */
export type OperatorCheck = (req: Request, scheme?: Scheme) => Promise<Recognised>;

/** Wrong tokens of one client in a minute; then even the right one is refused, and nothing is logged. */
const maxAttemptsPerMinute = 120;

const windowMs = 60_000;

/**
 * Recognises operators by `Authorization`. Digests are compared, in constant time, so that the duration reveals
 * neither the length of the token nor how much of an attempt is right. Only wrong tokens are counted.
 * @param token without one everybody is a stranger
 */
export function createOperatorCheck(token: string | undefined, counter: RateCounter): OperatorCheck {
  if (token === undefined) return () => Promise.resolve('stranger');
  const expected = digestOf(token);
  const attempts = createRateStore('operators', counter, { windowMs, limit: maxAttemptsPerMinute });
  return async (req, scheme = 'Bearer') => {
    const client = subscriberOf(req);
    if (attempts.refusedFor(client) > 0) return 'refused';
    const given = givenToken(req.headers.authorization ?? '', scheme);
    if (timingSafeEqual(digestOf(given), expected)) return 'operator';
    const { totalHits } = await attempts.increment(client);
    return totalHits > maxAttemptsPerMinute ? 'refused' : 'stranger';
  };
}

const challenges: Record<Scheme, string> = { Bearer: 'Bearer', Basic: 'Basic realm="operators", charset="UTF-8"' };

interface GuardDeps {
  /** False when the installation has no token: then everything is a 404. */
  isOn: boolean;
  recognise: OperatorCheck;
  logger: Logger;
  scheme?: Scheme;
}

/** Lets operators through. */
export function createGuard({ isOn, recognise, logger, scheme = 'Bearer' }: GuardDeps): RequestHandler {
  return async (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    if (!isOn) return void res.status(404).type('text/plain').send('Not found');
    const recognised = await recognise(req, scheme);
    if (recognised === 'operator') return next();
    if (recognised === 'refused') return void res.status(429).set(retryAfter('minute')).end();
    logger.warn({ method: req.method }, 'operator refused');
    res.status(401).set('WWW-Authenticate', challenges[scheme]).end();
  };
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Env } from '#config/env.ts';
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

/** What a token is for. One for `admin` is for everything. */
export type Scope = 'admin' | 'purge' | 'metrics';

/** Of each scope one, two while one takes the other's place, or none. */
export type OperatorTokens = Readonly<Record<Scope, readonly string[]>>;

export const operatorTokens = ({
  ADMIN_TOKEN: admin = [],
  PURGE_TOKEN: purge = [],
  METRICS_TOKEN: metrics = [],
}: Pick<Env, 'ADMIN_TOKEN' | 'PURGE_TOKEN' | 'METRICS_TOKEN'>): OperatorTokens => ({ admin, purge, metrics });

/**
 * Who sent a request. `foreign`: an operator whose token is for another scope. `refused`: a client that has tried too
 * many tokens, whose token was not compared. `off`: the installation has no token for it.
 */
export type Recognised = 'operator' | 'foreign' | 'stranger' | 'refused' | 'off';

/**
 * Recognises operators. Every use of the token goes through one check of the process, so that nobody can try tokens at
 * an address that does not count them.
 */
export type OperatorCheck = (req: Request, scope: Scope, scheme?: Scheme) => Promise<Recognised>;

/** Wrong tokens of one client in a minute; then even the right one is refused, and nothing is logged. */
const maxAttemptsPerMinute = 120;

const windowMs = 60_000;

const isOneOf = (given: Buffer, digests: readonly Buffer[]): boolean =>
  digests.map((digest) => timingSafeEqual(given, digest)).includes(true);

/**
 * Recognises operators by `Authorization`. Digests are compared, in constant time, so that the duration reveals
 * neither the length of a token nor how much of an attempt is right. Only wrong tokens are counted.
 */
export function createOperatorCheck({ admin, purge, metrics }: OperatorTokens, counter: RateCounter): OperatorCheck {
  const digests = { admin: admin.map(digestOf), purge: purge.map(digestOf), metrics: metrics.map(digestOf) };
  const accepted: Record<Scope, Buffer[]> = {
    admin: digests.admin,
    purge: [...digests.admin, ...digests.purge],
    metrics: [...digests.admin, ...digests.metrics],
  };
  const foreign = (scope: Scope) =>
    Object.values(digests)
      .flat()
      .filter((digest) => !accepted[scope].includes(digest));
  const attempts = createRateStore('operators', counter, { windowMs, limit: maxAttemptsPerMinute });
  return async (req, scope, scheme = 'Bearer') => {
    if (accepted[scope].length === 0) return 'off';
    const client = subscriberOf(req);
    if (attempts.refusedFor(client) > 0) return 'refused';
    const given = digestOf(givenToken(req.headers.authorization ?? '', scheme));
    if (isOneOf(given, accepted[scope])) return 'operator';
    if (isOneOf(given, foreign(scope))) return 'foreign';
    const { totalHits } = await attempts.increment(client);
    return totalHits > maxAttemptsPerMinute ? 'refused' : 'stranger';
  };
}

const challenges: Record<Scheme, string> = { Bearer: 'Bearer', Basic: 'Basic realm="operators", charset="UTF-8"' };

interface GuardDeps {
  scope?: Scope;
  recognise: OperatorCheck;
  logger: Logger;
  /** What a stranger is asked for. */
  scheme?: Scheme;
  /** `Basic`: also what a browser sends that has opened a page of operators. */
  accepts?: Scheme;
}

/** Lets operators through. Without a token of the installation everything is a 404. */
export function createGuard({
  scope = 'admin',
  recognise,
  logger,
  scheme = 'Bearer',
  accepts = scheme,
}: GuardDeps): RequestHandler {
  return async (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    const recognised = await recognise(req, scope, accepts);
    if (recognised === 'operator') return next();
    if (recognised === 'off') return void res.status(404).type('text/plain').send('Not found');
    if (recognised === 'refused') return void res.status(429).set(retryAfter('minute')).end();
    if (recognised === 'foreign') return void res.status(403).type('text/plain').send('This token is for other calls');
    logger.warn({ method: req.method }, 'operator refused');
    res.status(401).set('WWW-Authenticate', challenges[scheme]).end();
  };
}

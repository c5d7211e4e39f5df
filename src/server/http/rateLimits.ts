import { Router, type RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { languages } from '#shared/i18n/languages.ts';
import { withPrefix } from '#shared/routes/build.ts';
import { routerPath } from '#shared/routes/pattern.ts';
import { isOneClick } from '../proxy/checkWrite.ts';

const headers = { standardHeaders: 'draft-8', legacyHeaders: false } as const;

/** The API's body for this refusal (docs/product.md#errors). */
const tooManyRequests = { code: '9001', message: 'TOO_MANY_REQUESTS', error: 'TOO_MANY_REQUESTS' };

/** Rendered by the error handler in the page's language. */
class TooManyRequestsError extends Error {
  readonly status = 429;
}

/** Private estates that one address may open in a minute: enough to read, and too few to guess references (PD-31). */
const privateEstatesPerMinute = 30;

export function createPrivateRateLimit(): Router {
  const paths = languages.map((language) => withPrefix(routerPath('EstatePrivate', language), language));
  return Router().use(
    [...paths, '/web/estate/:reference/private'],
    rateLimit({
      ...headers,
      windowMs: 60_000,
      limit: privateEstatesPerMinute,
      handler: (req, res, next) => {
        if (req.originalUrl.startsWith('/web/')) res.status(429).json(tooManyRequests);
        else next(new TooManyRequestsError('Too many private estates'));
      },
    }),
  );
}

/** Texts that one address may look for in a minute: more than a person types, and each may be a call of its own. */
const searchesPerMinute = 120;

/** Of the search by text: its page, and the suggestions while typing. Answers from the cache come before it. */
export function createSearchRateLimit(): Router {
  const paths = languages.map((language) => withPrefix(routerPath('Find', language), language));
  return Router().use(
    [...paths, '/web/suggestions'],
    rateLimit({
      ...headers,
      windowMs: 60_000,
      limit: searchesPerMinute,
      handler: (req, res, next) => {
        if (req.originalUrl.startsWith('/web/')) res.status(429).json(tooManyRequests);
        else next(new TooManyRequestsError('Too many searches'));
      },
    }),
  );
}

/** Other writes of scripts that one address may send in ten minutes, as answers to mailed links. */
const writeLimit = { windowMs: 10 * 60_000, limit: 40 } as const;

/** For requests made by scripts: refused with the API's body. */
export const createWriteRateLimit = (): RequestHandler =>
  rateLimit({
    ...writeLimit,
    ...headers,
    skip: (req) => req.method === 'GET' || req.method === 'HEAD' || isOneClick(req),
    message: tooManyRequests,
  });

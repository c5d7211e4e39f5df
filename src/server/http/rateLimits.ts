import { Router, type Request, type RequestHandler, type Response } from 'express';
import { endpoints } from '#shared/api/endpoints.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { withPrefix } from '#shared/routes/build.ts';
import { routerPath } from '#shared/routes/pattern.ts';
import type { FormerUrls } from '#config/network/redirects/redirects.ts';
import type { RateCounter } from '../instances/RateCounter.ts';
import { hasMalformedSecret, isOneClick } from '../upstream/mailedLinkCalls.ts';
import { isCrossSite } from './crossSite.ts';
import { limitClients } from './limitClients.ts';
import type { Notices } from './notices.ts';

interface LimitDeps {
  counter: RateCounter;
  notices: Pick<Notices, 'send'>;
}

/** Private estates that one address may open in a minute: enough to read, and too few to guess references (PD-31). */
const privateEstatesPerMinute = 30;

/**
 * @param languages of the site
 * @param formerUrls which crawlers may ask for as often as they like: the folder names them all
 */
export function createPrivateRateLimit({
  counter,
  notices,
  languages,
  formerUrls,
}: LimitDeps & { languages: readonly Language[]; formerUrls: FormerUrls }): Router {
  const paths = languages.map((language) => withPrefix(routerPath('EstatePrivate', language), language));
  return Router().use(
    [...paths, endpoints.privateEstate.path],
    limitClients('private', counter, {
      windowMs: 60_000,
      limit: privateEstatesPerMinute,
      skip: (req) => formerUrls.find(req.originalUrl) !== null,
      handler: (req, res) => {
        notices.send('tooManyRequests', req, res);
      },
    }),
  );
}

/** Other writes of scripts that one address may send in ten minutes, as answers to mailed links. */
const writeLimit = { windowMs: 10 * 60_000, limit: 40 } as const;

/**
 * For requests made by scripts: refused with the API's body. What another site makes a visitor's browser send is
 * refused anyway and does not count against the visitor.
 */
export const createWriteRateLimit = ({
  counter,
  notices,
  siteOrigin,
}: LimitDeps & { siteOrigin: string }): RequestHandler =>
  limitClients('writes', counter, {
    ...writeLimit,
    skip: (req) => isRead(req) || isOneClick(req) || isCrossSite(req, siteOrigin),
    handler: (req, res) => {
      notices.send('tooManyRequests', req, res);
    },
  });

/**
 * Clicks of mail programs that one address may send in ten minutes. A few addresses send those of all readers of a
 * provider.
 */
const clickLimit = { windowMs: 10 * 60_000, limit: 3_000 } as const;

export const createOneClickLimit = ({ counter, notices }: LimitDeps): RequestHandler =>
  limitClients('clicks', counter, {
    ...clickLimit,
    skip: (req) => !isOneClick(req) || hasMalformedSecret(req),
    handler: (req, res) => {
      notices.send('tooManyRequests', req, res);
    },
  });

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** Pictures are many on each page, and cheaper. */
const picturesPerPage = 5;

/** Travel times that no cache has, which one client may ask for in a minute: each costs a call of an engine. */
const newTravelTimesPerMinute = 20;

/** @param isNew whether a request's travel time has to be asked for */
export const createTravelRateLimit = ({
  counter,
  notices,
  isNew,
}: LimitDeps & { isNew: (req: Request) => boolean }): RequestHandler =>
  limitClients('travel', counter, {
    standardHeaders: false,
    windowMs: 60_000,
    limit: newTravelTimesPerMinute,
    skip: (req) => !isNew(req),
    handler: (req, res) => {
      notices.send('tooManyRequests', req, res);
    },
  });

/**
 * Questions of assistants in a minute. The services of a provider ask for all of its users from a few addresses; so it
 * is ten times what a person's own program asks.
 */
const questionsPerMinute = 600;

/** @param refuse answers in the words of the assistants' protocol */
export const createAssistantRateLimit = (counter: RateCounter, refuse: (res: Response) => void): RequestHandler =>
  limitClients('assistants', counter, {
    windowMs: 60_000,
    limit: questionsPerMinute,
    handler: (_req, res) => {
      refuse(res);
    },
  });

interface ReadLimitDeps extends LimitDeps {
  /** Pages and lists a minute; 0: no limit. */
  limit: number;
  /** Whether a request can be answered from the cache. */
  isHeld: (req: Request) => boolean;
}

/**
 * Reads that need work: what one subscriber asks for and is not in the cache. A person opens a page in a few seconds; a
 * whole office behind one address, or a crawler, stays far below. Answers carry no count: later caches keep them.
 */
export function createReadRateLimit({ counter, notices, limit, isHeld }: ReadLimitDeps): RequestHandler {
  const isPicture = ({ path }: Request): boolean => path.startsWith('/media/') || path.startsWith('/share/');
  const limitOf = (name: string, most: number): RequestHandler =>
    limitClients(name, counter, {
      standardHeaders: false,
      windowMs: 60_000,
      limit: most,
      handler: (req, res) => {
        notices.send('tooManyRequests', req, res);
      },
    });
  const pages = limitOf('reads', limit);
  const pictures = limitOf('pictures', limit * picturesPerPage);
  return (req, res, next) => {
    if (limit === 0 || !isRead(req) || isHeld(req)) return next();
    return (isPicture(req) ? pictures : pages)(req, res, next);
  };
}

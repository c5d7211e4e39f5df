import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import { maxUseBytes, usePath } from '#shared/domain/uses.ts';
import { isCrossSite } from '../http/crossSite.ts';
import { limitClients } from '../http/limitClients.ts';
import type { RateCounter } from '../instances/RateCounter.ts';
import type { Counter } from './createCounter.ts';

/** What one address may tell in a minute: an office of many people, who each do something every few seconds. */
const usesPerMinute = 600;

interface UseRouterDeps {
  countUse: Counter['countUse'];
  siteOrigin: string;
  counter: RateCounter;
}

const refuseForeign =
  (siteOrigin: string): RequestHandler =>
  (req, res, next) => {
    if (isCrossSite(req, siteOrigin)) res.sendStatus(403);
    else next();
  };

/** Of a body that is too long, cut, or no text. */
const onUnreadable: ErrorRequestHandler = (error: { status?: number }, _req, res, next) => {
  const { status } = error;
  if (res.headersSent || status === undefined || status >= 500) return next(error);
  res.sendStatus(400);
};

/** Takes what browsers tell of pages and listings, in a few words; nobody waits for the answer. */
export function createUseRouter({ countUse, siteOrigin, counter }: UseRouterDeps): Router {
  const limit = limitClients('uses', counter, { windowMs: 60_000, limit: usesPerMinute, standardHeaders: false });
  const router = Router({ caseSensitive: true });
  router.post(
    usePath,
    (_req, res, next) => {
      res.set('Cache-Control', 'no-store');
      next();
    },
    refuseForeign(siteOrigin),
    limit,
    express.text({ limit: maxUseBytes, type: () => true, inflate: false }),
    (req, res) => {
      res.sendStatus(typeof req.body === 'string' && countUse(req.body, req) ? 204 : 400);
    },
  );
  router.use(usePath, onUnreadable);
  return router;
}

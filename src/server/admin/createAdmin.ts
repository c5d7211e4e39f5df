import express, { Router, type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { z } from 'zod';
import type { EdgeCache } from '../edge/EdgeCache.ts';
import type { Purge } from '../edge/purge.ts';
import type { LeadQueue } from '../leads/LeadQueue.ts';
import { describeLeads } from '../leads/summarise.ts';
import type { Purger } from '../instances/Purger.ts';
import type { Metrics } from '../metrics/createMetrics.ts';
import { isCrossSite } from '../http/crossSite.ts';
import type { Logger } from '../logging/logger.ts';
import { createGuard, type OperatorCheck } from './authorise.ts';
import { operatorRouter } from './operatorRouter.ts';
import type { OriginReport } from './createOriginReport.ts';
import { cacheQuery, describeCache } from './describeCache.ts';
import { purgeBody, purgedUrls, purgeMode } from './purgeRequest.ts';

/** Purges in a minute, of all clients together. More than twenty a second come from a defect, not from publishing. */
const purgesPerMinute = 1_200;

/** The largest body of a purge. */
const maxBodySize = '512kb';

/** The first twenty items for the log, paths without their query, which may contain what a visitor typed. */
const logged = (words: readonly string[]) => words.slice(0, 20).map((word) => word.split('?', 1)[0]!);

interface AdminDeps {
  recognise: OperatorCheck;
  cache: EdgeCache;
  purger: Purger;
  metrics: Metrics;
  leads: LeadQueue;
  /** Of the bundled origin, by their path. */
  reports: Readonly<Record<string, OriginReport>>;
  logger: Logger;
  siteOrigin: string;
}

/** An error as in the contract (docs/product.md#errors). */
function refuse(
  res: Response,
  status: number,
  [code, message]: readonly [code: string, message: string],
  fields?: Record<string, string>,
): void {
  res.status(status).json({ code, message, error: message, fields });
}

/** Validates the input of an operator. @returns undefined when it was refused, with a message for each invalid field */
function readInput<T extends z.ZodType>(res: Response, schema: T, input: unknown): z.output<T> | undefined {
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  refuse(
    res,
    422,
    ['9002', 'INVALID_PARAMETER'],
    Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])),
  );
  return undefined;
}

/** A body that cannot be read is answered as all else is refused here. */
const refuseBody: ErrorRequestHandler = (error: { status?: number }, _req, res, next) => {
  const { status = 500 } = error;
  if (status !== 400 && status !== 413) return next(error);
  refuse(res, status, ['9002', 'INVALID_PARAMETER'], {
    body: status === 413 ? `must be ${maxBodySize} at most` : 'must be JSON',
  });
};

const onlyMethods =
  (...methods: string[]): RequestHandler =>
  (_req, res) => {
    res.set('Allow', methods.join(', '));
    refuse(res, 405, ['9006', 'INVALID_REQUEST_METHOD']);
  };

/** What is only read: metrics, the cache, kept forms, reports of the origin. */
function addReads(router: Router, { cache, metrics, leads, reports }: AdminDeps): void {
  router.get('/metrics', async (_req, res) => {
    res.type(metrics.contentType).send(await metrics.read());
  });
  router.get('/admin/cache', (req, res) => {
    const { searchParams } = new URL(req.originalUrl, 'http://site.invalid');
    const query = readInput(res, cacheQuery, Object.fromEntries(searchParams));
    if (query) res.json(describeCache(cache, query));
  });
  router.get('/admin/leads', (_req, res) => {
    res.json(describeLeads(leads));
  });
  for (const [path, ask] of Object.entries(reports))
    router.get(path, async (_req, res) => {
      const report = await ask();
      if (report === 'foreign') return refuse(res, 404, ['9002', 'INVALID_PARAMETER']);
      if (report === 'down') return refuse(res, 503, ['9000', 'INTERNAL_ERROR']);
      res.json(report);
    });
}

/** Sends again what the API refused. */
function addRetry(router: Router, own: RequestHandler, { leads, logger }: AdminDeps): void {
  router.post('/admin/leads/retry', own, (_req, res) => {
    const requests = leads.retry();
    logger.info({ requests }, 'refused forms are sent again');
    res.json({ requests });
  });
}

/** Purges by `POST /admin/cache/purge`, and of one URL by the method PURGE. */
function addPurges(router: Router, own: RequestHandler, { purger, recognise, logger }: AdminDeps): void {
  const guard = createGuard({ scope: 'purge', recognise, logger });
  const limitPurges = rateLimit({
    windowMs: 60_000,
    limit: purgesPerMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: () => 'all',
  });

  async function purge(res: Response, what: Purge): Promise<void> {
    const report = await purger.purge(what);
    const { tags, urls, prefixes, all, mode } = what;
    logger.info({ tags: logged(tags), urls: logged(urls), prefixes: logged(prefixes), all, mode, ...report }, 'purged');
    res.json(report);
  }

  // The body is read as JSON, whatever its Content-Type.
  const readBody = express.json({ limit: maxBodySize, type: () => true });
  router.post('/admin/cache/purge', guard, own, limitPurges, readBody, async (req, res) => {
    const what = readInput(res, purgeBody, req.body);
    if (what) await purge(res, what);
  });
  router.use('/admin/cache/purge', refuseBody);

  // For any URL: a route pattern would decode it, and refuse those that cannot be decoded.
  const purgeUrl = Router().use(guard, own, limitPurges, async (req, res) => {
    const headers = readInput(res, purgeMode, { 'purge-mode': req.headers['purge-mode'] });
    if (!headers) return;
    const urls = purgedUrls(req.originalUrl);
    await purge(res, { tags: [], urls, prefixes: [], all: false, mode: headers['purge-mode'] });
  });
  router.use((req, res, next) => (req.method === 'PURGE' ? purgeUrl(req, res, next) : next()));
  router.all('/admin/cache/purge', guard, onlyMethods('POST'));
}

/**
 * The operators' endpoints: contents and counters of the cache, purges, metrics, kept forms, reports of the origin. All
 * responses are `no-store`.
 */
export function createAdmin(deps: AdminDeps): Router {
  const { recognise, reports, logger, siteOrigin } = deps;
  const own: RequestHandler = (req, res, next) =>
    isCrossSite(req, siteOrigin) ? refuse(res, 403, ['9001', 'FORBIDDEN']) : next();

  const router = operatorRouter();
  addPurges(router, own, deps);
  router.all('/metrics', createGuard({ scope: 'metrics', recognise, logger, accepts: 'Basic' }));
  router.use('/admin', createGuard({ recognise, logger, accepts: 'Basic' }));
  addReads(router, deps);
  addRetry(router, own, deps);
  router.all(['/metrics', '/admin/cache', '/admin/leads', ...Object.keys(reports)], onlyMethods('GET', 'HEAD'));
  router.all('/admin/leads/retry', onlyMethods('POST'));
  router.use('/admin', (_req, res) => {
    refuse(res, 404, ['9002', 'INVALID_PARAMETER']);
  });
  return router;
}

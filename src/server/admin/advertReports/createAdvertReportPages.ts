import { urlencoded, type RequestHandler, type Router } from 'express';
import * as z from 'zod/mini';
import { settlementSchema } from '#shared/contract/advertReports.ts';
import { isCrossSite } from '../../http/crossSite.ts';
import type { Logger } from '../../logging/logger.ts';
import { answerOperators, queryOf } from '../answerOperators.ts';
import { createGuard, type OperatorCheck } from '../authorise.ts';
import { createOriginCalls, type OriginAnswer } from '../callOrigin.ts';
import { sendOperatorPage } from '../operatorPage.ts';
import { operatorRouter } from '../operatorRouter.ts';
import { listPage, notSettledPage, reportedPath, troublePage } from './advertReportPages.ts';
import { createOriginReports } from './askOrigin.ts';

interface AdvertReportPagesDeps {
  /** ADMIN_TOKEN: without one there are no pages. */
  token: string | undefined;
  /** Of the API, which may be the bundled origin. */
  apiUrl: (() => string) | undefined;
  recognise: OperatorCheck;
  /** The page of a listing as it is, also where it is not on the site. */
  listingUrl: (key: string) => string;
  logger: Logger;
  siteOrigin: string;
}

const id = /^[\w-]{1,64}$/;
const pageNumber = /^[1-9]\d{0,5}$/;

const foreign: OriginAnswer<never> = { ok: false, trouble: 'foreign' };
const unknown: OriginAnswer<never> = { ok: false, trouble: 'unknown' };

/** Several times a note. */
const readForm = urlencoded({ extended: false, limit: '8kb' });

/** Shows operators what visitors reported about adverts, as a page and as JSON, and lets them settle it. */
export function createAdvertReportPages(deps: AdvertReportPagesDeps): Router {
  const { token, apiUrl, recognise, listingUrl, logger, siteOrigin } = deps;
  const guard = createGuard({ recognise, logger, scheme: 'Basic' });
  const origin = createOriginReports(createOriginCalls(apiUrl ?? (() => ''), token ?? ''));
  const html = { page: (list: Parameters<typeof listPage>[0]) => listPage(list, listingUrl), trouble: troublePage };
  const own: RequestHandler = (req, res, next) => {
    if (isCrossSite(req, siteOrigin)) return void res.status(403).end();
    next();
  };

  const pages = operatorRouter();
  pages.use((req, res, next) => {
    if (apiUrl) next();
    else answerOperators(req, res, foreign, html);
  });
  pages.get('/', async (req, res) => {
    const page = queryOf(req).get('page') ?? '1';
    answerOperators(req, res, pageNumber.test(page) ? await origin.list(Number(page)) : unknown, html);
  });
  pages.post('/:id', own, readForm, async (req, res) => {
    const given = String(req.params.id);
    const { success, data } = z.safeParse(settlementSchema, req.body);
    if (!success) return sendOperatorPage(res, notSettledPage('invalid'), { status: 422 });
    const settled = id.test(given) ? await origin.settle(given, data) : unknown;
    if (!settled.ok) return answerOperators(req, res, settled, html);
    if (!settled.value) return sendOperatorPage(res, notSettledPage('over'), { status: 409 });
    logger.info({ id: given, outcome: data.outcome }, 'report of an advert settled');
    // A reload sends nothing twice.
    res.redirect(303, reportedPath);
  });
  pages.use((req, res) => {
    answerOperators(req, res, unknown, html);
  });
  return operatorRouter().use(reportedPath, guard, pages);
}

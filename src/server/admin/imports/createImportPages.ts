import type { Request, Response, Router } from 'express';
import type { ExportState } from '../../exports/createExportStates.ts';
import type { Logger } from '../../logging/logger.ts';
import { answerOperators, queryOf } from '../answerOperators.ts';
import { createGuard, type OperatorCheck } from '../authorise.ts';
import { createOriginCalls, type OriginAnswer } from '../callOrigin.ts';
import { operatorRouter } from '../operatorRouter.ts';
import { createOriginImports } from './askImports.ts';
import { duplicatesPage } from './duplicatesPage.ts';
import { exportsHtml } from './exportsHtml.ts';
import { runPage, runsPage, sourcesPage, troublePage } from './importPages.ts';

interface ImportPagesDeps {
  /** ADMIN_TOKEN: without one there are no pages. */
  token: string | undefined;
  /** Of the API, which may be the bundled origin. */
  apiUrl: (() => string) | undefined;
  recognise: OperatorCheck;
  /** Of this site. */
  listExports: () => Promise<ExportState[]>;
  /** The page of a listing as it is, also where another is shown in its place. */
  listingUrl: (key: string) => string;
  logger: Logger;
  /** Epoch ms. */
  now?: () => number;
}

const runId = /^[\w-]{1,64}$/;
const pageNumber = /^[1-9]\d{0,5}$/;

/** @param below HTML that the page has in any case */
const answer = <T>(req: Request, res: Response, found: OriginAnswer<T>, page: (value: T) => string, below = ''): void =>
  answerOperators(req, res, found, { page, trouble: (trouble) => troublePage(trouble, below) });

/** @returns undefined for what is no page */
function pageOf(req: Request): number | undefined {
  const page = queryOf(req).get('page') ?? '1';
  return pageNumber.test(page) ? Number(page) : undefined;
}

const foreign: OriginAnswer<never> = { ok: false, trouble: 'foreign' };
const unknown: OriginAnswer<never> = { ok: false, trouble: 'unknown' };

const noPage = (): string => '';

/** Shows operators the sources of the bundled origin and their runs, as pages and as JSON. */
export function createImportPages({
  token,
  apiUrl,
  recognise,
  listExports,
  listingUrl,
  logger,
  now = Date.now,
}: ImportPagesDeps): Router {
  const guard = createGuard({ recognise, logger, scheme: 'Basic' });
  const origin = createOriginImports(createOriginCalls(apiUrl ?? (() => ''), token ?? ''));

  const pages = operatorRouter();
  pages.use((req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    res.status(405).set('Allow', 'GET, HEAD').end();
  });
  pages.get('/', async (req, res) => {
    const exports = exportsHtml(await listExports(), now());
    answer(req, res, apiUrl ? await origin.sources() : foreign, (list) => sourcesPage(list, now(), exports), exports);
  });
  pages.use((req, res, next) => {
    if (apiUrl) next();
    else answer(req, res, foreign, noPage);
  });
  pages.get('/sources/:source', async (req, res) => {
    const page = pageOf(req);
    const found = page === undefined ? unknown : await origin.runs(req.params.source, page);
    answer(req, res, found, (runs) => runsPage(runs, now()));
  });
  pages.get('/sources/:source/duplicates', async (req, res) => {
    const page = pageOf(req);
    const found = page === undefined ? unknown : await origin.duplicates(req.params.source, page);
    answer(req, res, found, (duplicates) => duplicatesPage(duplicates, listingUrl));
  });
  pages.get('/runs/:id', async (req, res) => {
    answer(req, res, runId.test(req.params.id) ? await origin.run(req.params.id) : unknown, runPage);
  });
  pages.use((req, res) => {
    answer(req, res, unknown, noPage);
  });
  return operatorRouter().use('/admin/imports', guard, pages);
}

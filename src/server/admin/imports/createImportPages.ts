import { Router, type Request, type Response } from 'express';
import type { Logger } from '../../logging/logger.ts';
import { createGuard, type OperatorCheck } from '../authorise.ts';
import { createOriginCalls, type OriginAnswer, type Trouble } from '../callOrigin.ts';
import { sendOperatorPage } from '../operatorPage.ts';
import { createOriginImports } from './askImports.ts';
import { runPage, runsPage, sourcesPage, troublePage } from './importPages.ts';

interface ImportPagesDeps {
  /** ADMIN_TOKEN: without one there are no pages. */
  token: string | undefined;
  /** Of the API, which may be the bundled origin. */
  apiUrl: (() => string) | undefined;
  recognise: OperatorCheck;
  logger: Logger;
  /** Epoch ms. */
  now?: () => number;
}

const runId = /^[\w-]{1,64}$/;
const pageNumber = /^[1-9]\d{0,5}$/;

/** A page is for people; programs ask for JSON. */
const statuses: Record<Trouble, { page: number; json: number }> = {
  foreign: { page: 200, json: 404 },
  down: { page: 503, json: 503 },
  unknown: { page: 404, json: 404 },
};

const queryOf = (req: Request): URLSearchParams => new URL(req.originalUrl, 'http://site.invalid').searchParams;

const wantsJson = (req: Request): boolean =>
  queryOf(req).get('format') === 'json' || req.accepts(['html', 'json']) === 'json';

/** Answers with the value as JSON or as a page, or says why there is none. */
function answer<T>(req: Request, res: Response, found: OriginAnswer<T>, page: (value: T) => string): void {
  res.vary('Accept');
  if (found.ok) {
    if (wantsJson(req)) res.json(found.value);
    else sendOperatorPage(res, page(found.value));
    return;
  }
  const { trouble } = found;
  if (wantsJson(req)) res.status(statuses[trouble].json).json({ error: trouble });
  else sendOperatorPage(res, troublePage(trouble), { status: statuses[trouble].page });
}

const unknown: OriginAnswer<never> = { ok: false, trouble: 'unknown' };

const noPage = (): string => '';

/** Shows operators the sources of the bundled origin and their runs, as pages and as JSON. */
export function createImportPages({ token, apiUrl, recognise, logger, now = Date.now }: ImportPagesDeps): Router {
  const guard = createGuard({ isOn: token !== undefined, recognise, logger, scheme: 'Basic' });
  const origin = createOriginImports(createOriginCalls(apiUrl ?? (() => ''), token ?? ''));

  const pages = Router();
  pages.use((req, res, next) => {
    if (!apiUrl) return answer(req, res, { ok: false, trouble: 'foreign' }, noPage);
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    res.status(405).set('Allow', 'GET, HEAD').end();
  });
  pages.get('/', async (req, res) => {
    answer(req, res, await origin.sources(), (list) => sourcesPage(list, now()));
  });
  pages.get('/sources/:source', async (req, res) => {
    const page = queryOf(req).get('page') ?? '1';
    const found = pageNumber.test(page) ? await origin.runs(req.params.source, Number(page)) : unknown;
    answer(req, res, found, (runs) => runsPage(runs, now()));
  });
  pages.get('/runs/:id', async (req, res) => {
    answer(req, res, runId.test(req.params.id) ? await origin.run(req.params.id) : unknown, runPage);
  });
  pages.use((req, res) => {
    answer(req, res, unknown, noPage);
  });
  return Router().use('/admin/imports', guard, pages);
}

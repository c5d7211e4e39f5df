import type { Request, Response, Router } from 'express';
import { resultDaySchema } from '#shared/contract/results.ts';
import {
  resultsQuerySchema,
  resultsReportSchema,
  resultsSheetSchema,
  sheetHeadings,
  type ResultsReportDto,
} from '#shared/contract/resultsReport.ts';
import { byteOrderMark, csvContentType, csvRow } from '#shared/csvRow.ts';
import type { Logger } from '../../logging/logger.ts';
import { answerOperators, queryOf } from '../answerOperators.ts';
import { createGuard, type OperatorCheck } from '../authorise.ts';
import { createOriginCalls, type CallOrigin, type OriginAnswer } from '../callOrigin.ts';
import { operatorRouter } from '../operatorRouter.ts';
import { createReportPage, resultsPath, troublePage } from './resultPages.ts';

interface ResultPagesDeps {
  /** ADMIN_TOKEN: without one there are no pages. */
  token: string | undefined;
  /** Of the API, which may be the bundled origin. */
  apiUrl: (() => string) | undefined;
  recognise: OperatorCheck;
  /** The page of a listing that operators may open. */
  listingUrl: (key: string) => string;
  logger: Logger;
}

/** A month of a hundred thousand listings is read in some ten seconds, between other answers. */
const timeoutMs = 60_000;

const foreign: OriginAnswer<never> = { ok: false, trouble: 'foreign' };
const unknown: OriginAnswer<never> = { ok: false, trouble: 'unknown' };

async function readReport(call: CallOrigin, req: Request): Promise<OriginAnswer<ResultsReportDto>> {
  const { success, data } = resultsQuerySchema.safeParse(Object.fromEntries(queryOf(req)));
  if (!success) return unknown;
  const { page, ...rest } = data;
  const query = new URLSearchParams({ ...rest, page: String(page) });
  // An upstream without this interface has no first page.
  const options = { isOne: page > 1, timeoutMs };
  return call(`/results?${query}`, async (answer) => resultsReportSchema.parse(await answer.json()), options);
}

/**
 * Sends the lines of a sheet as they come, some listings at a time. One that breaks off is cut, for all to see.
 * @returns why nothing was sent
 */
async function sendSheet(
  call: CallOrigin,
  { from, to }: { from: string; to: string },
  res: Response,
): Promise<OriginAnswer<never> | undefined> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const query: string = new URLSearchParams({ from, to, after: String(after) }).toString();
    const part = await call(`/results/sheet?${query}`, async (answer) => resultsSheetSchema.parse(await answer.json()));
    if (!part.ok && after === 0) return part;
    if (!part.ok) return void res.destroy();
    if (after === 0) {
      const file = `results-${part.value.from}-${part.value.to}.csv`;
      res.set({ 'Content-Type': csvContentType, 'Content-Disposition': `attachment; filename="${file}"` });
      res.write(byteOrderMark + csvRow(sheetHeadings));
    }
    res.write(part.value.rows.map(csvRow).join(''));
    after = part.value.next;
  }
  res.end();
  return undefined;
}

/** Shows operators what listings earned, as a page, as JSON and as a sheet. */
export function createResultPages({ token, apiUrl, recognise, listingUrl, logger }: ResultPagesDeps): Router {
  const guard = createGuard({ recognise, logger, scheme: 'Basic' });
  const call = createOriginCalls(apiUrl ?? (() => ''), token ?? '');
  const html = { page: createReportPage(listingUrl), trouble: troublePage };
  const pages = operatorRouter();
  pages.use((req, res, next) => {
    if (apiUrl) next();
    else answerOperators(req, res, foreign, html);
  });
  pages.get('/', async (req, res) => {
    answerOperators(req, res, await readReport(call, req), html);
  });
  pages.get('/sheet.csv', async (req, res) => {
    const [from, to] = ['from', 'to'].map((name) => resultDaySchema.safeParse(queryOf(req).get(name)));
    if (!from!.success || !to!.success) return answerOperators(req, res, unknown, html);
    const trouble = await sendSheet(call, { from: from!.data, to: to!.data }, res);
    if (trouble) answerOperators(req, res, trouble, html);
  });
  pages.use((req, res) => {
    answerOperators(req, res, unknown, html);
  });
  return operatorRouter().use(resultsPath, guard, pages);
}

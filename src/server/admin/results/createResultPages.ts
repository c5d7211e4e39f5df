import { pipeline } from 'node:stream/promises';
import type { Request, Response, Router } from 'express';
import { resultDaySchema } from '#shared/contract/results.ts';
import {
  resultsQuerySchema,
  resultsReportSchema,
  resultsSheetSchema,
  sheetHeadings,
  type ResultsReportDto,
  type ResultsSheetDto,
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

type Days = Pick<ResultsSheetDto, 'from' | 'to'>;

async function readReport(call: CallOrigin, req: Request): Promise<OriginAnswer<ResultsReportDto>> {
  const { success, data } = resultsQuerySchema.safeParse(Object.fromEntries(queryOf(req)));
  if (!success) return unknown;
  const { page, ...rest } = data;
  const query = new URLSearchParams({ ...rest, page: String(page) });
  // An upstream without this interface has no first page.
  const options = { isOne: page > 1, timeoutMs };
  return call(`/results?${query}`, async (answer) => resultsReportSchema.parse(await answer.json()), options);
}

/** Some lines of a sheet. @param after `next` of those before; 0 for the first */
const readPart = (call: CallOrigin, { from, to }: Days, after: number): Promise<OriginAnswer<ResultsSheetDto>> =>
  call(`/results/sheet?${new URLSearchParams({ from, to, after: String(after) })}`, async (answer) =>
    resultsSheetSchema.parse(await answer.json()),
  );

/** A sheet, some listings at a time. @throws where a further part is not answered */
async function* sheetLines(call: CallOrigin, first: ResultsSheetDto): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(sheetHeadings);
  for (let part = first; ;) {
    yield part.rows.map(csvRow).join('');
    if (part.next === undefined) return;
    const further = await readPart(call, first, part.next);
    if (!further.ok) throw new Error(`a part of the sheet: ${further.trouble}`);
    part = further.value;
  }
}

/**
 * Sends a sheet as its parts come. Where a part fails the connection is closed, so that the file is not taken for a
 * whole one.
 * @returns why nothing was sent
 */
async function sendSheet(
  call: CallOrigin,
  days: Days,
  req: Request,
  res: Response,
  logger: Logger,
): Promise<OriginAnswer<never> | undefined> {
  const first = await readPart(call, days, 0);
  if (!first.ok) return first;
  const { from, to } = first.value;
  const file = `results-${from}-${to}.csv`;
  res.set({ 'Content-Type': csvContentType, 'Content-Disposition': `attachment; filename="${file}"` });
  if (req.method === 'HEAD') res.end();
  else
    await pipeline(sheetLines(call, first.value), res).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE')
        logger.error({ err: error }, 'a sheet of results broke off');
    });
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
    const trouble = await sendSheet(call, { from: from!.data, to: to!.data }, req, res, logger);
    if (trouble) answerOperators(req, res, trouble, html);
  });
  pages.use((req, res) => {
    answerOperators(req, res, unknown, html);
  });
  return operatorRouter().use(resultsPath, guard, pages);
}

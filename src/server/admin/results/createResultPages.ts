import { pipeline } from 'node:stream/promises';
import { urlencoded, type Request, type RequestHandler, type Response, type Router } from 'express';
import * as z from 'zod/mini';
import { resultDaySchema } from '#shared/contract/results.ts';
import {
  resultsQuerySchema,
  resultsReportSchema,
  resultsSheetSchema,
  sheetHeadings,
  type ResultsReportDto,
  type ResultsSheetDto,
} from '#shared/contract/resultsReport.ts';
import { ownerLinkSchema } from '#shared/forms/resultAction.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { byteOrderMark, csvContentType, csvRow } from '#shared/csvRow.ts';
import { isCrossSite } from '../../http/crossSite.ts';
import type { Logger } from '../../logging/logger.ts';
import { answerOperators, queryOf } from '../answerOperators.ts';
import { createGuard, type OperatorCheck } from '../authorise.ts';
import { createOriginCalls, type CallOrigin, type OriginAnswer } from '../callOrigin.ts';
import { sendOperatorPage } from '../operatorPage.ts';
import { operatorRouter } from '../operatorRouter.ts';
import {
  notSentPage,
  ownerLinkFields,
  ownerLinkForm,
  ownerLinkPath,
  sentPage,
  type NotSent,
} from './ownerLinkPages.ts';
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
  siteOrigin: string;
  /** Of the site. */
  languages: readonly Language[];
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

/** Several times an address. */
const readForm = urlencoded({ extended: false, limit: '8kb' });

const textOf = (given: unknown): string => (typeof given === 'string' ? given : '');

/** Mails the owner of a home a link, as a form of an operator asks. */
const sendOwnerLink =
  (call: CallOrigin, { languages, logger }: Pick<ResultPagesDeps, 'languages' | 'logger'>): RequestHandler =>
  async (req, res) => {
    const given = req.body as Record<string, unknown>;
    const typed = Object.fromEntries(ownerLinkFields.map((name) => [name, textOf(given[name])]));
    const refuse = (status: number, why: NotSent): void => {
      sendOperatorPage(res, notSentPage(why, ownerLinkForm(typed, languages)), { status });
    };
    const { success, data } = z.safeParse(ownerLinkSchema, typed);
    if (!success || !languages.includes(data.language)) return refuse(422, 'invalid');
    const sent = await call(
      '/results/owner-link',
      ({ status }) => ([204, 409].includes(status) ? Promise.resolve(status === 204) : Promise.reject(new Error())),
      { method: 'POST', isOne: true, body: data },
    );
    if (!sent.ok) return refuse(sent.trouble === 'down' ? 503 : 404, sent.trouble === 'down' ? 'down' : 'unknown');
    if (!sent.value) return refuse(409, 'tooMany');
    logger.info({ home: data.home }, 'a link was mailed to an owner');
    // A reload sends nothing twice.
    res.redirect(303, ownerLinkPath);
  };

/** Shows operators what listings earned, as a page, as JSON and as a sheet, and mails owners theirs. */
export function createResultPages(deps: ResultPagesDeps): Router {
  const { token, apiUrl, recognise, listingUrl, logger, siteOrigin, languages } = deps;
  const guard = createGuard({ recognise, logger, scheme: 'Basic' });
  const call = createOriginCalls(apiUrl ?? (() => ''), token ?? '');
  const ownerForm = (home: string): string => ownerLinkForm({ home }, languages);
  const html = { page: createReportPage({ listingUrl, ownerForm }), trouble: troublePage };
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
    answerOperators(req, res, await readReport(call, req), html);
  });
  pages.get('/sheet.csv', async (req, res) => {
    const [from, to] = ['from', 'to'].map((name) => resultDaySchema.safeParse(queryOf(req).get(name)));
    if (!from!.success || !to!.success) return answerOperators(req, res, unknown, html);
    const trouble = await sendSheet(call, { from: from!.data, to: to!.data }, req, res, logger);
    if (trouble) answerOperators(req, res, trouble, html);
  });
  pages.post('/owner-link', own, readForm, sendOwnerLink(call, deps));
  pages.get('/owner-link', (_req, res) => {
    sendOperatorPage(res, sentPage());
  });
  pages.use((req, res) => {
    answerOperators(req, res, unknown, html);
  });
  return operatorRouter().use(resultsPath, guard, pages);
}

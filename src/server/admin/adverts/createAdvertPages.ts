import type { Router } from 'express';
import { advertAnswerListSchema } from '#shared/contract/adverts.ts';
import type { Logger } from '../../logging/logger.ts';
import { answerOperators } from '../answerOperators.ts';
import { createGuard, type OperatorCheck } from '../authorise.ts';
import { createOriginCalls, type OriginAnswer } from '../callOrigin.ts';
import { operatorRouter } from '../operatorRouter.ts';
import { createListPage, troublePage } from './advertPages.ts';

interface AdvertPagesDeps {
  /** ADMIN_TOKEN: without one there are no pages. */
  token: string | undefined;
  /** Of the API, which may be the bundled origin. */
  apiUrl: (() => string) | undefined;
  recognise: OperatorCheck;
  /** The page of a listing that operators may open. */
  listingUrl: (key: string) => string;
  logger: Logger;
}

const foreign: OriginAnswer<never> = { ok: false, trouble: 'foreign' };
const unknown: OriginAnswer<never> = { ok: false, trouble: 'unknown' };

/** Shows operators what agents said of their adverts, and what became of it, as a page and as JSON. */
export function createAdvertPages({ token, apiUrl, recognise, listingUrl, logger }: AdvertPagesDeps): Router {
  const guard = createGuard({ recognise, logger, scheme: 'Basic' });
  const call = createOriginCalls(apiUrl ?? (() => ''), token ?? '');
  const html = { page: createListPage(listingUrl), trouble: troublePage };
  const pages = operatorRouter();
  pages.get('/', async (req, res) => {
    const answer = apiUrl
      ? await call('/adverts', async (response) => advertAnswerListSchema.parse(await response.json()))
      : foreign;
    answerOperators(req, res, answer, html);
  });
  pages.use((req, res) => {
    answerOperators(req, res, unknown, html);
  });
  return operatorRouter().use('/admin/adverts', guard, pages);
}

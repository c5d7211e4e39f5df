import type { RequestHandler, Response, Router } from 'express';
import { isCrossSite } from '../../http/crossSite.ts';
import type { Logger } from '../../logging/logger.ts';
import { createGuard, type OperatorCheck } from '../authorise.ts';
import { createOriginCalls, type OriginAnswer, type Trouble } from '../callOrigin.ts';
import { sendOperatorPage } from '../operatorPage.ts';
import { operatorRouter } from '../operatorRouter.ts';
import { createOriginMails } from './askOrigin.ts';
import { framed, framePolicy, listPage, mailPage, notGivenUpPage, troublePage } from './mailPages.ts';

interface MailPagesDeps {
  /** ADMIN_TOKEN: without one there are no pages. */
  token: string | undefined;
  /** Of the API, which may be the bundled origin. */
  apiUrl: (() => string) | undefined;
  recognise: OperatorCheck;
  logger: Logger;
  siteOrigin: string;
}

const id = /^[\w-]{1,64}$/;

const statuses: Record<Trouble, number> = { foreign: 200, down: 503, unknown: 404 };

/** The value, or undefined after the page that says why there is none. */
function valueOrPage<T>(res: Response, answer: OriginAnswer<T>): T | undefined {
  if (answer.ok) return answer.value;
  sendOperatorPage(res, troublePage(answer.trouble), { status: statuses[answer.trouble] });
  return undefined;
}

/** Pages that show operators the mails of the bundled origin, and send again those that were given up. */
export function createMailPages({ token, apiUrl, recognise, logger, siteOrigin }: MailPagesDeps): Router {
  const guard = createGuard({ recognise, logger, scheme: 'Basic' });
  const origin = createOriginMails(createOriginCalls(apiUrl ?? (() => ''), token ?? ''));
  const own: RequestHandler<{ id: string }> = (req, res, next) => {
    if (isCrossSite(req, siteOrigin)) return void res.status(403).end();
    next();
  };

  const pages = operatorRouter();
  pages.get('/', async (_req, res) => {
    if (!apiUrl) return sendOperatorPage(res, troublePage('foreign'));
    const list = valueOrPage(res, await origin.list());
    if (list) sendOperatorPage(res, listPage(list));
  });
  pages.param('id', (_req, res, next, given: string) => {
    if (apiUrl && id.test(given)) return next();
    sendOperatorPage(res, troublePage('unknown'), { status: 404 });
  });
  pages.get('/:id', async (req, res) => {
    const mail = valueOrPage(res, await origin.show(req.params.id));
    if (mail) sendOperatorPage(res, mailPage(mail));
  });
  pages.get('/:id/html', async (req, res) => {
    const mail = valueOrPage(res, await origin.show(req.params.id));
    if (mail?.content) sendOperatorPage(res, framed(mail.content.html), { policy: framePolicy });
    else if (mail) sendOperatorPage(res, troublePage('unknown'), { status: 404 });
  });
  pages.post('/:id/send', own, async (req, res) => {
    const isSentAgain = valueOrPage(res, await origin.resend(req.params.id));
    if (isSentAgain === undefined) return;
    if (!isSentAgain) return sendOperatorPage(res, notGivenUpPage(), { status: 409 });
    logger.info({ id: req.params.id }, 'mail is sent again');
    res.redirect(303, `/admin/mails/${req.params.id}`);
  });
  pages.use((_req, res) => {
    sendOperatorPage(res, troublePage('unknown'), { status: 404 });
  });
  return operatorRouter().use('/admin/mails', guard, pages);
}

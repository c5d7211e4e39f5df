import type { Request, RequestHandler, Response, Router } from 'express';
import { replayedSchema, webhookListSchema } from '#shared/contract/webhooks.ts';
import { isCrossSite } from '../../http/crossSite.ts';
import type { Logger } from '../../logging/logger.ts';
import { answerOperators, wantsJson } from '../answerOperators.ts';
import { createGuard, type OperatorCheck } from '../authorise.ts';
import { createOriginCalls, type OriginAnswer } from '../callOrigin.ts';
import { operatorRouter } from '../operatorRouter.ts';
import { listPage, troublePage } from './webhookPages.ts';

interface WebhookPagesDeps {
  /** ADMIN_TOKEN: without one there are no pages. */
  token: string | undefined;
  /** Of the API, which may be the bundled origin. */
  apiUrl: (() => string) | undefined;
  recognise: OperatorCheck;
  logger: Logger;
  siteOrigin: string;
}

const id = /^[\w-]{1,64}$/;

const foreign: OriginAnswer<never> = { ok: false, trouble: 'foreign' };
const unknown: OriginAnswer<never> = { ok: false, trouble: 'unknown' };

/** Shows operators the webhooks of the bundled origin, as a page and as JSON, and sends again what they choose. */
export function createWebhookPages({ token, apiUrl, recognise, logger, siteOrigin }: WebhookPagesDeps): Router {
  const guard = createGuard({ recognise, logger, scheme: 'Basic' });
  const call = createOriginCalls(apiUrl ?? (() => ''), token ?? '');
  const own: RequestHandler = (req, res, next) => {
    if (isCrossSite(req, siteOrigin)) return void res.status(403).end();
    next();
  };
  const html = { page: listPage, trouble: troublePage };
  const list = () => call('/webhooks', async (response) => webhookListSchema.parse(await response.json()));

  /** @param path of one, or empty for all @returns the list as it is then */
  async function replay(path: string): Promise<Awaited<ReturnType<typeof list>>> {
    const replayed = await call(
      `/webhooks${path}/replay`,
      async (response) => replayedSchema.parse(await response.json()),
      { method: 'POST' },
    );
    if (!replayed.ok) return replayed;
    const { webhooks } = replayed.value;
    logger.info({ webhooks }, 'webhooks are sent again');
    return path !== '' && webhooks === 0 ? unknown : list();
  }

  /** A browser is led back to the list, so that reloading sends nothing. */
  const answerReplay = (req: Request, res: Response, found: Awaited<ReturnType<typeof replay>>): void => {
    if (found.ok && !wantsJson(req)) res.redirect(303, '/admin/webhooks');
    else answerOperators(req, res, found, html);
  };

  const pages = operatorRouter();
  pages.use((req, res, next) => {
    if (apiUrl) next();
    else answerOperators(req, res, foreign, html);
  });
  pages.get('/', async (req, res) => {
    answerOperators(req, res, await list(), html);
  });
  pages.post('/replay', own, async (req, res) => {
    answerReplay(req, res, await replay(''));
  });
  pages.post('/:id/replay', own, async (req, res) => {
    const given = String(req.params.id);
    answerReplay(req, res, id.test(given) ? await replay(`/${given}`) : unknown);
  });
  pages.use((req, res) => {
    answerOperators(req, res, unknown, html);
  });
  return operatorRouter().use('/admin/webhooks', guard, pages);
}

import { text, Router, type Request, type RequestHandler, type Response } from 'express';
import { ApiError } from '#shared/api/ApiError.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { disconnected } from '../http/disconnected.ts';
import type { MadeAnswer } from '../answers/makeAnswer.ts';
import { isCrossSite, isOriginHidden } from '../http/crossSite.ts';
import type { FormLimits } from '../http/formLimits.ts';
import { createPage, type PageDeps } from '../page/createPage.ts';
import { resolutionOf, resolutionOfUrl } from '../page/resolutionOf.ts';
import { createServerApi } from '../upstream/createServerApi.ts';
import type { FormEvent, Submit } from './createSubmission.ts';
import { formActionOf, type FormAction, type FormAnswer, type FormOutcome } from './formActions.ts';
import { keptValues } from './keptValues.ts';
import type { Match } from '#shared/routes/resolveUrl.ts';
import type { RouteName } from '#shared/routes/table.ts';

/** More than any form of ours needs. */
const maxBodySize = '64kb';

/** The page that a form was sent to, if it takes one. */
function matchForm(req: Request): { match: Match; action: FormAction<RouteName> } | null {
  const match = resolutionOf(req);
  const action = match.kind === 'match' ? formActionOf(match.address.route) : undefined;
  return match.kind === 'match' && action ? { match, action } : null;
}

/** What was typed is shown again, and why it went no further (PD-49). */
const failed = (form: string, fields: URLSearchParams, status: 429 | 503): FormOutcome => ({
  status,
  state: { form, values: keptValues(fields), problems: {}, failure: status === 429 ? 'tooMany' : 'failed' },
});

interface FormHandlerDeps extends PageDeps {
  siteOrigin: string;
  submit: Submit;
  limits: FormLimits;
  onForm: (form: string, event: FormEvent) => void;
}

/**
 * Forms that are sent to a page, without scripts: check the origin, read, act; then redirect to another page, or render
 * this one with what was typed. The response is for its sender alone.
 */
export function createFormHandler(deps: FormHandlerDeps): RequestHandler {
  const { upstream, siteOrigin, logger, submit, limits, onForm } = deps;

  async function act(
    { match, action }: NonNullable<ReturnType<typeof matchForm>>,
    req: Request,
    res: Response,
    signal: AbortSignal,
  ): Promise<FormOutcome> {
    const fields = new URLSearchParams(typeof req.body === 'string' ? req.body : '');
    const counted = action.written ?? action.form;
    if (await limits.isExceeded(counted, req, res)) {
      onForm(counted, 'tooMany');
      return failed(action.form, fields, 429);
    }
    const api = createServerApi(upstream, { use: { entries: [], failed: false }, demand: 'servable' });
    try {
      const { params, language } = match.address;
      return await action.send({ params, language, fields, path: req.path, api, submit, signal });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 0)
        logger.error({ form: action.form, status: error.status, code: error.code }, 'form refused');
      return failed(action.form, fields, error.status === 429 ? 429 : 503);
    }
  }

  /** The page with what was typed; where it has moved meanwhile, at its new URL, as a redirect would lose the text. */
  async function render(match: Match, form: FormAnswer, req: Request, signal: AbortSignal): Promise<MadeAnswer> {
    const made = (resolution: Match) =>
      createPage({ resolution, i18n: req.i18n, signal, demand: 'servable', form, timing: [] }, deps);
    const page = await made(match);
    const { location } = page.answer.headers;
    const moved = location === undefined ? null : resolutionOfUrl(location);
    return moved?.kind === 'match' ? made(moved) : page;
  }

  async function answer(req: Request, res: Response): Promise<void> {
    const found = matchForm(req)!;
    const { isSecret, isOnPrivatePages } = found.action;
    if (!isSecret && isCrossSite(req, siteOrigin) && !(isOnPrivatePages && isOriginHidden(req))) {
      return void res
        .status(403)
        .set('Cache-Control', 'no-store')
        .json({ code: '9001', message: 'FORBIDDEN', error: 'FORBIDDEN' });
    }
    const signal = disconnected(res);
    try {
      const outcome = await act(found, req, res, signal);
      if ('to' in outcome)
        return void res
          .status(303)
          .set({ 'Cache-Control': 'no-store', Location: buildUrl(outcome.to, found.match.address.language) })
          .end();
      const page = await render(found.match, outcome, req, signal);
      res.status(page.answer.status).set(page.answer.headers).end(page.answer.body);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  const router = Router();
  router.use((req, _res, next) => {
    next(req.method === 'POST' && matchForm(req) ? undefined : 'router');
  });
  router.use(text({ type: 'application/x-www-form-urlencoded', limit: maxBodySize }), answer);
  return router;
}

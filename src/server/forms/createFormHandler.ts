import { text, Router, type Request, type RequestHandler, type Response } from 'express';
import { ApiError } from '#shared/api/ApiError.ts';
import { hasTooManyFields } from '#shared/forms/fieldBounds.ts';
import { languagesOf } from '#shared/i18n/languages.ts';
import { buildUrl } from '#shared/routes/build.ts';
import { badRequest } from '../http/boundQuery.ts';
import { disconnected } from '../request/disconnected.ts';
import type { MadeAnswer } from '../answers/makeAnswer.ts';
import { isCrossSite, isOriginHidden } from '../http/crossSite.ts';
import type { FormLimits } from '../http/formLimits.ts';
import type { LeadQueue } from '../leads/LeadQueue.ts';
import type { Notices } from '../http/notices.ts';
import { createPage, type PageDeps } from '../page/createPage.ts';
import type { FormAnswer } from '../page/loadPage.ts';
import { resolutionOf, resolutionOfUrl } from '../request/resolution.ts';
import { BusyError } from '../turns.ts';
import { createServerApi } from '../upstream/createServerApi.ts';
import { tooManyVisits, type FormEvent, type Submit } from './createSubmission.ts';
import { formAgain } from './formAgain.ts';
import type { FormAction, FormOutcome } from './FormAction.ts';
import { formActionOf } from './formActions.ts';
import { keptValues } from './keptValues.ts';
import type { Match } from '#shared/routes/resolveUrl.ts';
import type { RouteName } from '#shared/routes/table.ts';

/** More than any form of ours needs. */
const maxBodySize = '64kb';

interface FormMatch {
  match: Match;
  action: FormAction<RouteName>;
}

/** The page that a form was sent to, if it takes one. */
function matchForm(req: Request): FormMatch | null {
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
  leads: Pick<LeadQueue, 'keep'>;
  limits: FormLimits;
  notices: Pick<Notices, 'send'>;
  onForm: (form: string, event: FormEvent) => void;
}

const readText = text({ type: 'application/x-www-form-urlencoded', limit: maxBodySize });

const bodyOf = ({ body }: Request): string => (typeof body === 'string' ? body : '');

/** Reads a form as text; one with more fields than any of ours is refused unparsed. */
const readForm: RequestHandler = (req, res, next) => {
  readText(req, res, (error?: unknown) => {
    next(error ?? (hasTooManyFields(bodyOf(req)) ? badRequest() : undefined));
  });
};

const fieldsOf = (req: Request): URLSearchParams => new URLSearchParams(bodyOf(req));

type GateDeps = Pick<FormHandlerDeps, 'limits' | 'notices' | 'onForm' | 'siteOrigin'>;

/**
 * Refuses the forms of who is known to have sent too many, before anything is done for them: a flood costs no more than
 * reading it.
 */
export function createFormGate({ limits, notices, onForm, siteOrigin }: GateDeps): RequestHandler {
  return (req, res, next) => {
    const action = req.method === 'POST' ? matchForm(req)?.action : undefined;
    if (!action || isCrossSite(req, siteOrigin)) return next();
    const counted = action.written ?? action.form;
    const wait = limits.refusedFor(counted, req);
    if (wait === 0) return next();
    readForm(req, res, (error?: unknown) => {
      if (error) return next(error);
      onForm(counted, 'tooMany');
      res.set('Retry-After', String(Math.ceil(wait / 1_000)));
      notices.send('tooManyForms', req, res, fieldsOf(req));
    });
  };
}

/**
 * Forms that are sent to a page, without scripts: check the origin, read, act; then redirect to another page, or render
 * this one with what was typed. The response is for its sender alone.
 */
export function createFormHandler(deps: FormHandlerDeps): RequestHandler {
  const { upstream, siteIn, siteOrigin, logger, submit, leads, limits, notices, onForm } = deps;

  async function act(
    { match, action }: FormMatch,
    fields: URLSearchParams,
    { path }: Request,
    signal: AbortSignal,
  ): Promise<FormOutcome> {
    const api = createServerApi(upstream, { use: { entries: [], failed: false }, demand: 'servable' });
    try {
      const { params, language } = match.address;
      const site = siteIn(language);
      return await action.send({ params, language, fields, path, api, site, submit, keep: leads.keep, signal });
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
    const moved = location === undefined ? null : resolutionOfUrl(location, languagesOf(deps.siteIn('es')));
    return moved?.kind === 'match' ? made(moved) : page;
  }

  /** A form that another site sent, or a browser that does not say where from, does nothing, and is not lost. */
  const checkOrigin: RequestHandler = (req, res, next) => {
    const { isSecret, isOnPrivatePages } = matchForm(req)!.action;
    if (isSecret || !isCrossSite(req, siteOrigin) || (isOnPrivatePages && isOriginHidden(req))) return next();
    notices.send('foreignForm', req, res, fieldsOf(req));
  };

  async function answer(req: Request, res: Response): Promise<void> {
    const found = matchForm(req)!;
    const { written, form } = found.action;
    const fields = fieldsOf(req);
    if (await limits.isExceeded(written ?? form, req, res)) {
      onForm(written ?? form, 'tooMany');
      return notices.send('tooManyForms', req, res, fields);
    }
    const signal = disconnected(res);
    const booksTooMany = written === 'opportunity' && fields.get('slot') && (await limits.hasTooManyVisits(req));
    try {
      const outcome = booksTooMany
        ? formAgain(form, fields, 422, { problems: tooManyVisits })
        : await act(found, fields, req, signal);
      if ('to' in outcome)
        return void res
          .status(303)
          .set({ 'Cache-Control': 'no-store', Location: buildUrl(outcome.to, found.match.address.language) })
          .end();
      const page = await render(found.match, outcome, req, signal);
      res.status(page.answer.status).set(page.answer.headers).end(page.answer.body);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof BusyError)) throw error;
      notices.send('busy', req, res, fields);
    }
  }

  const router = Router();
  router.use((req, _res, next) => {
    next(req.method === 'POST' && matchForm(req) ? undefined : 'router');
  });
  router.use(readForm, checkOrigin, answer);
  return router;
}

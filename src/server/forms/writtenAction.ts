import { createHash } from 'node:crypto';
import { failureOfStatus, type FormFailure } from '#shared/forms/formState.ts';
import type { FieldProblems } from '#shared/forms/checkForm.ts';
import { formTokenName, honeypotName } from '#shared/forms/guard.ts';
import { withReadPhone } from '#shared/forms/readPhone.ts';
import type { FormPage, SentFields } from '#shared/forms/sentFields.ts';
import { routeTarget } from '#shared/routes/build.ts';
import type { AlertSurveyQuery } from '#shared/routes/queries/alertSurveyQuery.ts';
import type { ThanksReason } from '#shared/routes/queries/thanksQuery.ts';
import type { RouteName } from '#shared/routes/table.ts';
import type { Submission } from './createSubmission.ts';
import type { FormAnswer } from '../page/loadPage.ts';
import type { FormAction, FormOutcome } from './FormAction.ts';
import { groupFields, keptValues } from './keptValues.ts';
import { offerOf } from './offerOf.ts';
import type { WrittenFormName } from './writtenForms.ts';

interface WrittenAction {
  written: WrittenFormName;
  /** The form's name in the page's state (useSchemaForm). */
  form: string;
  bodyOf: (fields: SentFields, page: FormPage) => object;
  /** Names the problems of the body by the form's fields, where these are called otherwise. */
  problemsOfFields?: (problems: FieldProblems, fields: SentFields) => FieldProblems;
  /** The text of the Thanks page, and of one that the site keeps. */
  from: ThanksReason | ((answer: object) => ThanksReason);
  keptFrom?: ThanksReason;
  /** What the Thanks page leads back to, where it follows from the body. */
  offerOf?: (body: object) => AlertSurveyQuery | undefined;
}

/** Fields that a page sets: no visitor can correct them. */
const ofPage = new Set(['reference', 'agent', 'agency', 'subject', 'type', 'language', 'pageUrl', 'consentVersion']);

const isOfPage = (problems: FieldProblems): boolean => Object.keys(problems).every((name) => ofPage.has(name));

/** The same for the same form from the same page, so that a second click sends nothing twice. */
const keyOf = (form: string, body: object, token: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([form, body, token]))
    .digest('hex');

/** A form without scripts, on the way that the same form takes with scripts. */
export function writtenAction<Name extends RouteName>({
  written,
  form,
  bodyOf,
  problemsOfFields = (problems) => problems,
  from,
  keptFrom,
  offerOf: offerOfBody,
}: WrittenAction): FormAction<Name> {
  const answerTo = (submission: Submission, fields: URLSearchParams, body: object): FormOutcome => {
    const again = (
      status: FormAnswer['status'],
      result: { problems?: FieldProblems; failure?: FormFailure },
    ): FormAnswer => ({ status, state: { form, values: keptValues(fields), problems: {}, ...result } });
    if (submission.kind === 'received') {
      const offer = offerOfBody?.(body);
      const reason = (submission.isKept && keptFrom) || (typeof from === 'function' ? from(submission.body) : from);
      const query = { from: reason, ...(offer ? { offer } : offerOf(fields)) };
      return { to: routeTarget<'Thanks'>({ to: 'Thanks', params: {}, query }) };
    }
    if (submission.kind === 'expired') return again(422, { failure: 'expired' });
    const failure = submission.kind === 'refused' ? failureOfStatus(submission.status) : undefined;
    if (failure) return again(failure === 'processed' ? 409 : 422, { failure });
    if (submission.kind !== 'invalid') return again(503, { failure: 'failed' });
    if (isOfPage(submission.fields)) return again(422, { failure: 'outdated' });
    return again(422, { problems: problemsOfFields(submission.fields, groupFields(fields)) });
  };

  return {
    form,
    written,
    send: async ({ fields, language, path, submit }) => {
      const { [honeypotName]: honeypot, [formTokenName]: token, ...typed } = groupFields(fields);
      const body = bodyOf(withReadPhone(typed), { language, path });
      const guard = { [honeypotName]: honeypot, [formTokenName]: token };
      const idempotencyKey = keyOf(written, body, token);
      return answerTo(await submit({ form: written, fields: { ...body, ...guard }, idempotencyKey }), fields, body);
    },
  };
}

import { ApiError } from '#shared/api/ApiError.ts';
import { fillAlert } from '#shared/views/sentences/fillAlert.ts';
import { alertSchema, alertUpdateSchema } from '#shared/forms/alert.ts';
import { problemsOfFilterFields } from '#shared/forms/alertFilterFields.ts';
import { alertOf, alertUpdateOf } from '#shared/forms/alertOf.ts';
import { alertQueryOf } from '#shared/routes/alertSearchTarget.ts';
import { filledNames, isSentenceAsked } from '#shared/forms/alertSentence.ts';
import { pickedPlace, withPlace } from '#shared/forms/alertPlaces.ts';
import { checkForm } from '#shared/forms/checkForm.ts';
import { withReadPhone } from '#shared/forms/readPhone.ts';
import { listOf } from '#shared/forms/sentFields.ts';
import { isBlank } from '#shared/forms/typedText.ts';
import { routeTarget } from '#shared/routes/build.ts';
import type { RouteQuery } from '#shared/routes/query.ts';
import type { RouteName } from '#shared/routes/table.ts';
import type { FormAnswer } from '../page/loadPage.ts';
import type { FormAction, FormOutcome, SentForm } from './FormAction.ts';
import { askByLink, formAgain } from './formAgain.ts';
import { groupFields } from './keptValues.ts';
import { offerOf } from './offerOf.ts';
import { writtenAction } from './writtenAction.ts';

const form = 'alert';

type FillingForm = Pick<SentForm<RouteName>, 'fields' | 'api' | 'language' | 'site' | 'signal'>;

/** The form again with one more place, and with lists of what lies in it. */
function withAddedPlace(fields: URLSearchParams): FormAnswer {
  const grouped = groupFields(fields);
  const place = pickedPlace(grouped);
  if (place === null) return formAgain(form, fields, 200);
  const others = [...fields].filter(([name]) => name !== 'where' && name !== 'listed');
  const where = withPlace(listOf(grouped.where), place).map((path) => ['where', path]);
  return formAgain(form, new URLSearchParams([...where, ['listed', place], ...others]), 200);
}

const namesOfPlaces = ['province', 'town', 'zone', 'listed'];

const orFailed = (error: unknown): 'failed' => {
  if (error instanceof ApiError) return 'failed';
  throw error;
};

/**
 * The form again with its filters filled in by its sentence; it is not sent before they were shown. A sentence that
 * fills in none, and one whose places cannot be looked up, are shown once: they hold nothing up.
 */
async function withSentence({ fields, ...filling }: FillingForm): Promise<FormAnswer> {
  const sentence = fields.get('sentence') ?? '';
  if (isBlank(sentence)) return formAgain(form, fields, 422, { problems: { sentence: 'required' } });
  const { travelModes } = filling.site;
  const answer = await fillAlert(groupFields(fields), { ...filling, travelModes }).catch(orFailed);
  const filled = answer === 'failed' ? null : answer;
  const values: Record<string, string | string[]> = { ...filled?.values, filledBy: sentence };
  const written = ['filledBy', ...(filled ? filledNames : []), ...(values.where?.length ? namesOfPlaces : [])];
  const again = new URLSearchParams([
    ...Object.entries(values).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
    ...[...fields].filter(([name]) => !written.includes(name)),
  ]);
  if (answer === 'failed') return formAgain(form, again, 503, { problems: { sentence: 'failed' } });
  if (!filled) return formAgain(form, again, 422, { problems: { sentence: 'invalid' } });
  return formAgain(form, again, 200, { said: filled.said });
}

/** The form again, where it is not sent yet; undefined where it is. */
function notYet(sent: FillingForm): Promise<FormAnswer> | FormAnswer | undefined {
  const { fields } = sent;
  if (fields.get('intent') === 'addPlace') return withAddedPlace(fields);
  return isSentenceAsked(groupFields(fields)) ? withSentence(sent) : undefined;
}

const requestAlert = writtenAction<'AlertSurvey'>({
  written: 'alert',
  form,
  bodyOf: alertOf,
  problemsOfFields: problemsOfFilterFields,
  from: 'alert',
  keptFrom: 'alertKept',
  offerOf: (body) => {
    const checked = checkForm(alertSchema, { ...body });
    return checked.ok ? alertQueryOf(checked.value) : undefined;
  },
});

/** Asks for an alert, or for the form with more places or filters in it. */
export const createAlert: FormAction<'AlertSurvey'> = {
  ...requestAlert,
  send: async (sent) => notYet(sent) ?? requestAlert.send(sent),
};

const thanks = (query: RouteQuery<'Thanks'>): FormOutcome => ({
  to: routeTarget<'Thanks'>({ to: 'Thanks', params: {}, query }),
});

/** The page without its question: it says what the link is still good for. */
const pageOf = ({ params }: Pick<SentForm<'AlertUpdate'>, 'params'>): FormOutcome => ({
  to: routeTarget<'AlertUpdate'>({ to: 'AlertUpdate', params }),
});

async function deleteAlert(sent: SentForm<'AlertUpdate'>): Promise<FormOutcome> {
  const { kind } = await askByLink(() => sent.api.deleteAlert(sent.params.alertToken, { signal: sent.signal }));
  return kind === 'done' ? thanks({ from: 'cancelled1', ...offerOf(sent.fields) }) : pageOf(sent);
}

async function changeAlert(sent: SentForm<'AlertUpdate'>): Promise<FormOutcome> {
  const { fields, language, params, api, signal } = sent;
  const typed = groupFields(fields);
  const checked = checkForm(alertUpdateSchema, alertUpdateOf(withReadPhone(typed), { language }));
  if (!checked.ok) return formAgain(form, fields, 422, { problems: problemsOfFilterFields(checked.fields, typed) });
  const result = await askByLink(() => api.updateAlert(params.alertToken, checked.value, { signal }));
  if (result.kind === 'refused') return formAgain(form, fields, 422, { failure: 'refused' });
  if (result.kind === 'invalid') return formAgain(form, fields, 422, { problems: result.problems });
  return result.kind === 'over' ? pageOf(sent) : thanks({ from: 'alertUpdated', offer: alertQueryOf(checked.value) });
}

/** Changes an alert or deletes it, for the holder of its link. */
export const updateAlert: FormAction<'AlertUpdate'> = {
  form,
  isSecret: true,
  send: async (sent) => {
    if (sent.fields.get('intent') === 'delete') return deleteAlert(sent);
    return notYet(sent) ?? changeAlert(sent);
  },
};

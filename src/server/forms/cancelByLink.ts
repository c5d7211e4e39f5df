import { checkForm } from '#shared/forms/checkForm.ts';
import { cancellationSchema } from '#shared/forms/mailedLinks.ts';
import { routeTarget } from '#shared/routes/build.ts';
import type { FormAction } from './FormAction.ts';
import { askByLink, formAgain } from './formAgain.ts';
import { offerOf } from './offerOf.ts';

/** Ends what the holder of a link chooses (docs/product.md#alert); the API says what it came to. */
export const cancelByLink: FormAction<'RgpdCancel'> = {
  form: 'cancel',
  isSecret: true,
  send: async ({ params, fields, api, signal }) => {
    const checked = checkForm(cancellationSchema, {
      reason: fields.get('reason') ?? '',
      text: fields.get('text') ?? '',
    });
    if (!checked.ok) return formAgain('cancel', fields, 422, { problems: checked.fields });
    const { crossingId } = params;
    const result = await askByLink(() => api.cancel({ crossingId, ...checked.value }, { signal }));
    if (result.kind === 'invalid') return formAgain('cancel', fields, 422, { problems: result.problems });
    if (result.kind === 'refused') return formAgain('cancel', fields, 422, { failure: 'refused' });
    if (result.kind === 'over') return { to: routeTarget<'RgpdCancel'>({ to: 'RgpdCancel', params }) };
    const from = `cancelled${result.answer.reason}` as const;
    return { to: routeTarget<'Thanks'>({ to: 'Thanks', params: {}, query: { from, ...offerOf(fields) } }) };
  },
};

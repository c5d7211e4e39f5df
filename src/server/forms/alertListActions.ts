import { checkForm } from '#shared/forms/checkForm.ts';
import { alertActionSchema } from '#shared/forms/mailedLinks.ts';
import { routeTarget } from '#shared/routes/build.ts';
import type { FormAction } from './FormAction.ts';
import { askByLink, formAgain } from './formAgain.ts';

/**
 * The buttons of the page with all alerts of an address. The page itself shows what it came to when it is read again;
 * an alert is changed on its own page.
 */
export const changeAlerts: FormAction<'RgpdAlerts'> = {
  form: 'alerts',
  isSecret: true,
  send: async ({ params, fields, api, signal }) => {
    const alert = fields.get('alert');
    const checked = checkForm(alertActionSchema, {
      action: fields.get('action') ?? '',
      ...(alert === null ? {} : { alert }),
    });
    if (!checked.ok) return formAgain('alerts', fields, 422, { failure: 'outdated' });
    const result = await askByLink(() => api.changeAlerts(params.alertsToken, checked.value, { signal }));
    if (result.kind === 'refused') return formAgain('alerts', fields, 422, { failure: 'refused' });
    if (result.kind === 'invalid') return formAgain('alerts', fields, 422, { failure: 'outdated' });
    const alertToken = result.kind === 'done' ? result.answer.token : undefined;
    return {
      to:
        alertToken === undefined
          ? routeTarget<'RgpdAlerts'>({ to: 'RgpdAlerts', params })
          : routeTarget<'AlertUpdate'>({ to: 'AlertUpdate', params: { alertToken } }),
    };
  },
};

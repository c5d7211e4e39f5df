import { checkForm } from '#shared/forms/checkForm.ts';
import { linkRequestSchema, type LinkPurpose } from '#shared/forms/mailedLinks.ts';
import { routeTarget } from '#shared/routes/build.ts';
import type { RouteName } from '#shared/routes/table.ts';
import type { FormAction } from './FormAction.ts';
import { askByLink, formAgain } from './formAgain.ts';

/**
 * Asks for a new link by the address (PD-43). What follows is the same whether the address is known or not.
 */
export const requestLink = <Name extends RouteName>(purpose: LinkPurpose): FormAction<Name> => ({
  form: 'link',
  isOnPrivatePages: true,
  send: async ({ language, fields, api, signal }) => {
    const checked = checkForm(linkRequestSchema, {
      email: fields.get('email') ?? '',
      purpose,
      language,
    });
    if (!checked.ok) return formAgain('link', fields, 422, { problems: checked.fields });
    const result = await askByLink(() => api.requestLink(checked.value, { signal }));
    if (result.kind === 'invalid') return formAgain('link', fields, 422, { problems: result.problems });
    if (result.kind === 'refused') return formAgain('link', fields, 422, { failure: 'refused' });
    if (result.kind === 'over') return formAgain('link', fields, 503, { failure: 'failed' });
    return { to: routeTarget<'Thanks'>({ to: 'Thanks', params: {}, query: { from: 'link' } }) };
  },
});

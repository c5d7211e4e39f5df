import { toMadeLink } from '#shared/api/results.ts';
import { foldKey, isKey } from '#shared/domain/estateKey.ts';
import { checkForm } from '#shared/forms/checkForm.ts';
import { resultActionSchema } from '#shared/forms/resultAction.ts';
import { routeTarget } from '#shared/routes/build.ts';
import type { FormAction } from './FormAction.ts';
import { askByLink, formAgain } from './formAgain.ts';

const form = 'results';

/** Fields that are typed: what is wrong with another one is no mistake of who sends the form. */
const typed = ['email', 'message', 'note', 'day', 'link'] as const;

/**
 * The buttons of the page of what an agent's homes earned. The page itself shows what it came to; a link that is made
 * leads to the owner's page, whose address is what is handed over.
 */
export const actOnResults: FormAction<'RgpdResults'> = {
  form,
  isSecret: true,
  send: async ({ params, fields, api, signal }) => {
    const checked = checkForm(resultActionSchema, Object.fromEntries(fields));
    const result = checked.ok
      ? await askByLink(async () =>
          toMadeLink(await api.doResultAction(params.resultsToken, checked.value, { signal })),
        )
      : ({ kind: 'invalid', problems: checked.fields } as const);
    if (result.kind === 'refused') return formAgain(form, fields, 422, { failure: 'refused' });
    if (result.kind === 'invalid') {
      const problems = Object.fromEntries(
        Object.entries(result.problems).filter(([name]) => typed.some((one) => one === name)),
      );
      const isTyped = Object.keys(problems).length > 0;
      return formAgain(form, fields, 422, isTyped ? { problems } : { failure: 'outdated' });
    }
    const ownerToken = result.kind === 'done' ? result.answer : undefined;
    if (ownerToken !== undefined) return { to: routeTarget<'RgpdOwner'>({ to: 'RgpdOwner', params: { ownerToken } }) };
    const home = fields.get('home');
    const query = {
      ...(home && isKey(home) ? { home: foldKey(home) } : {}),
      ...(checked.ok && checked.value.action !== 'link' && result.kind === 'done'
        ? { done: checked.value.action }
        : {}),
    };
    return { to: routeTarget<'RgpdResults'>({ to: 'RgpdResults', params, query }) };
  },
};

import { ApiError } from '#shared/api/ApiError.ts';
import { checkForm, type FieldProblems } from '#shared/forms/checkForm.ts';
import { subscriptionSchema } from '#shared/forms/subscription.ts';
import { subscriptionOf } from '#shared/forms/subscriptionOf.ts';
import { routeTarget } from '#shared/routes/build.ts';
import { keptValues } from './keptValues.ts';
import type { FormAction } from './formActions.ts';

/** The newsletter's form on the home page. */
export const subscribe: FormAction<'Home'> = {
  form: 'newsletter',
  send: async ({ fields, language, path, api, signal }) => {
    const again = (problems: FieldProblems) => ({
      status: 422 as const,
      state: { form: 'newsletter', values: keptValues(fields), problems },
    });
    const checked = checkForm(subscriptionSchema, subscriptionOf(Object.fromEntries(fields), { language, path }));
    if (!checked.ok) return again(checked.fields);
    try {
      await api.subscribe(checked.value, undefined, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) return again(error.fields as FieldProblems);
      throw error;
    }
    return { to: routeTarget<'Thanks'>({ to: 'Thanks', params: {}, query: { from: 'newsletter' } }) };
  },
};

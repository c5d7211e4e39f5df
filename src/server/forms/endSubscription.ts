import { ApiError } from '#shared/api/ApiError.ts';
import { routeTarget } from '#shared/routes/build.ts';
import type { FormAction } from './FormAction.ts';

/**
 * The button of the page that a newsletter's link leads to (docs/product.md#mailed-links). The page itself says that it
 * is done, and what a link is no longer good for, when it is asked again.
 */
export const endSubscription: FormAction<'RgpdUnsubscribe'> = {
  form: 'unsubscribe',
  isSecret: true,
  send: async ({ params, api, signal }) => {
    try {
      await api.unsubscribe(params.unsubscribeToken, { signal });
    } catch (error) {
      if (!(error instanceof ApiError && [404, 409, 410].includes(error.status))) throw error;
    }
    return { to: routeTarget<'RgpdUnsubscribe'>({ to: 'RgpdUnsubscribe', params }) };
  },
};

import { ApiError } from '#shared/api/ApiError.ts';
import { routeTarget } from '#shared/routes/build.ts';
import type { FormAction } from './formActions.ts';

/**
 * The button of a page that a mailed link leads to (docs/product.md#compliance: reading it changes nothing). What the
 * link is no longer good for, the page itself says when it is asked again.
 */
export const acceptLink: FormAction<'RgpdAccept'> = {
  form: 'accept',
  isSecret: true,
  send: async ({ params, api, signal }) => {
    try {
      await api.accept(
        { assistanceId: params.assistanceId, acceptAlertsPolicy: false, acceptNewsletter: true },
        { signal },
      );
    } catch (error) {
      if (error instanceof ApiError && [404, 409, 410].includes(error.status))
        return { to: routeTarget<'RgpdAccept'>({ to: 'RgpdAccept', params }) };
      throw error;
    }
    return { to: routeTarget<'Thanks'>({ to: 'Thanks', params: {}, query: { from: 'confirmed' } }) };
  },
};

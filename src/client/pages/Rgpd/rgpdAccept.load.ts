import { ApiError } from '#shared/api/ApiError.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';

export type RgpdAcceptData =
  { state: 'pending'; name: string } | { state: 'processed' } | { state: 'expired'; status: 404 | 410 };

/**
 * What a mailed link is still good for (docs/product.md#alert). One that is unknown reads as one that has expired
 * (PD-46).
 */
async function loadRgpdAccept({ api, params, signal }: LoadContext<'RgpdAccept'>): Promise<RgpdAcceptData> {
  try {
    const { state, name } = await api.acceptance(params.assistanceId, { signal });
    return state === 'pending' ? { state, name } : { state: 'processed' };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410))
      return { state: 'expired', status: error.status };
    throw error;
  }
}

const rgpdAcceptMeta = ({ state }: RgpdAcceptData, { t, site, params }: MetaContext<'RgpdAccept'>): PageMeta => ({
  title: t(`rgpd:${state === 'pending' ? 'accept' : state}.title`),
  description: t('rgpd:accept.description', { brand: site.brandName }),
  switchTo: buildAlternates(routeTarget<'RgpdAccept'>({ to: 'RgpdAccept', params })),
  isPrivate: true,
});

export const rgpdAcceptLoader: RouteLoader<'RgpdAccept', RgpdAcceptData> = {
  load: loadRgpdAccept,
  status: (data) => (data.state === 'expired' ? data.status : 200),
  meta: rgpdAcceptMeta,
};

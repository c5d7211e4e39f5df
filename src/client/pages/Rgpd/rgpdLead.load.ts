import { ApiError } from '#shared/api/ApiError.ts';
import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { toLeadView, type LeadView } from '#shared/views/leadView.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';

export type RgpdLeadData = LeadView | { state: 'expired'; status: 404 | 410 };

/** One that is unknown reads as one that has expired (PD-46). */
async function loadRgpdLead({ api, params, language, signal }: LoadContext<'RgpdLead'>): Promise<RgpdLeadData> {
  try {
    return toLeadView(await api.lead(params.leadId, { signal }), language);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410))
      return { state: 'expired', status: error.status };
    throw error;
  }
}

const rgpdLeadMeta = ({ state }: RgpdLeadData, { t, site, params }: MetaContext<'RgpdLead'>): PageMeta => ({
  title: t(state === 'found' ? 'rgpd:lead.titleUnnamed' : 'rgpd:expired.title'),
  description: t('rgpd:lead.description', { brand: site.brandName }),
  switchTo: buildAlternates(routeTarget<'RgpdLead'>({ to: 'RgpdLead', params })),
  isPrivate: true,
});

export const rgpdLeadLoader: RouteLoader<'RgpdLead', RgpdLeadData> = {
  load: loadRgpdLead,
  status: (data) => (data.state === 'expired' ? data.status : 200),
  meta: rgpdLeadMeta,
};

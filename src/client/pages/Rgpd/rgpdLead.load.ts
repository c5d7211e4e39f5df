import { buildAlternates, routeTarget } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import { estateTarget } from '#shared/views/estate/estateTarget.ts';
import { toLeadView, unlinkedListing, type LeadView } from '#shared/views/leadView.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';
import { endedLink, statusOfLink, type EndedLink } from '../../features/mailedLinks/endedLink.ts';

export type RgpdLeadData = LeadView | EndedLink;

/** One that is unknown reads as one that has expired (PD-46). */
async function loadRgpdLead({ api, params, language, signal }: LoadContext<'RgpdLead'>): Promise<RgpdLeadData> {
  try {
    const lead = await api.lead(params.leadId, { signal });
    const key = unlinkedListing(lead, language);
    const estate = key === undefined ? undefined : await api.estate(key, { signal }).catch(orEmpty(undefined));
    return toLeadView(lead, language, estate && estateTarget(estate, language));
  } catch (error) {
    return endedLink(error);
  }
}

const rgpdLeadMeta = ({ state }: RgpdLeadData, { t, site, params, languages }: MetaContext<'RgpdLead'>): PageMeta => ({
  title: t(state === 'found' ? 'rgpd:lead.titleUnnamed' : `rgpd:${state}.title`),
  description: t('rgpd:lead.description', { brand: site.brandName }),
  switchTo: buildAlternates(routeTarget<'RgpdLead'>({ to: 'RgpdLead', params }), languages),
  isPrivate: true,
});

export const rgpdLeadLoader: RouteLoader<'RgpdLead', RgpdLeadData> = {
  load: loadRgpdLead,
  status: statusOfLink,
  meta: rgpdLeadMeta,
};

import type { Place } from '#shared/api/place.ts';
import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';

export interface AgentProvincesPageData {
  /** Provinces with agents, by name. */
  provinces: Place[];
}

/** The provinces that have agents (PD-4). */
const loadAgentProvinces = async ({ api, signal }: LoadContext<'AgentProvinces'>): Promise<AgentProvincesPageData> => ({
  provinces: await api.agentProvinces({ signal }),
});

const agentProvincesMeta = (_: AgentProvincesPageData, { t, site }: MetaContext<'AgentProvinces'>): PageMeta => ({
  title: t('agents:index.meta.title'),
  description: t('agents:index.meta.description', { brand: site.brandName }),
  alternates: buildAlternates({ to: 'AgentProvinces', params: {} }),
});

export const agentProvincesLoader: RouteLoader<'AgentProvinces', AgentProvincesPageData> = {
  load: loadAgentProvinces,
  meta: agentProvincesMeta,
};

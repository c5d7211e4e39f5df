import type { Place } from '#shared/api/place.ts';
import { placeNameIn } from '#shared/i18n/catalanNames.ts';
import { compareNames } from '#shared/i18n/compareNames.ts';
import { buildAlternates } from '#shared/routes/build.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';

export interface AgentProvincesPageData {
  /** Provinces with agents, by name. */
  provinces: Place[];
}

/** The provinces that have agents (PD-4). */
async function loadAgentProvinces({
  api,
  language,
  signal,
}: LoadContext<'AgentProvinces'>): Promise<AgentProvincesPageData> {
  const provinces = await api.agentProvinces({ signal });
  return {
    provinces: provinces
      .map((province) => ({ ...province, name: placeNameIn(province.name, language) }))
      .sort((a, b) => compareNames(a.name, b.name, language)),
  };
}

const agentProvincesMeta = (_: AgentProvincesPageData, { t, site }: MetaContext<'AgentProvinces'>): PageMeta => ({
  title: t('agents:index.meta.title'),
  description: t('agents:index.meta.description', { brand: site.brandName }),
  alternates: buildAlternates({ to: 'AgentProvinces', params: {} }),
});

export const agentProvincesLoader: RouteLoader<'AgentProvinces', AgentProvincesPageData> = {
  load: loadAgentProvinces,
  meta: agentProvincesMeta,
};

import type { Place } from '#shared/api/place.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import { compareNames } from '#shared/i18n/compareNames.ts';
import { buildAlternates } from '#shared/routes/build.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';
import type { PageMeta } from '#shared/seo/head.ts';
import { toAgentCards, type AgentCardData } from '#shared/views/agentCard/toAgentCard.ts';
import type { LoadContext, MetaContext, RouteLoader } from '../../app/routeDefinition.ts';

export interface AgentProvincesPageData {
  /** Provinces with agents, by name. */
  provinces: Place[];
  /** Some of them, drawn by the API; none when it does not say any. */
  agents: AgentFace[];
}

/** What stands below a portrait. */
export type AgentFace = Pick<AgentCardData, 'id' | 'slug' | 'name' | 'photo' | 'place'>;

/** Faces above the provinces: one row on wide screens. */
const faces = 8;

const toFace = ({ id, slug, name, photo, place }: AgentCardData): AgentFace => ({
  id,
  name,
  ...(slug ? { slug } : {}),
  ...(photo ? { photo } : {}),
  ...(place ? { place } : {}),
});

/** The provinces that have agents (PD-4), and some of these. */
async function loadAgentProvinces({
  api,
  language,
  signal,
}: LoadContext<'AgentProvinces'>): Promise<AgentProvincesPageData> {
  const [provinces, agents] = await Promise.all([
    api.agentProvinces({ signal }),
    api.homeAgents(faces, { signal }).catch(orEmpty([])),
  ]);
  return {
    agents: toAgentCards(agents, language).map(toFace),
    provinces: provinces
      .map((province) => ({ ...province, name: placeNameIn(province.name, language) }))
      .sort((a, b) => compareNames(a.name, b.name, language)),
  };
}

const agentProvincesMeta = (
  _: AgentProvincesPageData,
  { t, site, languages }: MetaContext<'AgentProvinces'>,
): PageMeta => ({
  title: t('agents:index.meta.title'),
  description: t('agents:index.meta.description', { brand: site.brandName }),
  alternates: buildAlternates({ to: 'AgentProvinces', params: {} }, languages),
});

export const agentProvincesLoader: RouteLoader<'AgentProvinces', AgentProvincesPageData> = {
  load: loadAgentProvinces,
  meta: agentProvincesMeta,
};

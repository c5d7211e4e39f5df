import type { DirectoryTab } from '#shared/domain/sorts.ts';
import type { AgentCardData } from '../../components/agentCard/toAgentCard.ts';
import type { LoadContext } from '../../app/page.ts';
import { httpError } from '../../app/runLoad.ts';
import type { AgencyCardData } from './toAgencyCard.ts';
import { toDirectory } from './toDirectory.ts';

/** Something to filter by, as its URL writes it and as it is called. */
export interface Choice {
  slug: string;
  name: string;
}

export interface AgentsPageData {
  province: { slug: string; name: string };
  /** How many there are in each tab with the filters. */
  totals: Record<DirectoryTab, number>;
  /** Those of this page; the list of the other tab is empty. */
  agents: AgentCardData[];
  agencies: AgencyCardData[];
  page: number;
  pages: number;
  /** What somebody in the province speaks, and where somebody works. */
  languages: Choice[];
  zones: Choice[];
}

/**
 * A province's agents and agencies (docs/product.md#directory). A page past the last is a 404 (PD-23); filters that nobody meets leave
 * the list empty.
 */
export async function loadAgents({
  api,
  language,
  params,
  query,
  signal,
}: LoadContext<'Agents'>): Promise<AgentsPageData> {
  const [provinces, agents, agencies] = await Promise.all([
    api.agentProvinces({ signal }),
    api.agents(params.province, { signal }),
    api.agencies(params.province, { signal }),
  ]);
  // The guard found it there; should it have gone since, its slug says enough.
  const { slug, name } = provinces.find((province) => province.slug === params.province) ?? {
    slug: params.province,
    name: params.province,
  };
  const directory = toDirectory({ agents, agencies, query, language });
  if (query.page > Math.max(1, directory.pages)) throw httpError(404);
  return { province: { slug, name }, ...directory };
}

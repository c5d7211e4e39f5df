import type { LoadContext } from '../../page.ts';

export interface AgentsPageData {
  province: { slug: string; name: string };
  agents: { id: string; slug?: string; name: string }[];
}

/** A province's agents and agencies (spec §2.12). */
export async function loadAgents({ api, params, signal }: LoadContext<'Agents'>): Promise<AgentsPageData> {
  const [provinces, agents] = await Promise.all([api.agentProvinces({ signal }), api.agents(params.province, { signal })]);
  const name = provinces.find(({ slug }) => slug === params.province)?.name ?? params.province;
  return {
    province: { slug: params.province, name },
    agents: agents.map(({ id, slug, fullName }) => ({ id, ...(slug ? { slug } : {}), name: fullName })),
  };
}

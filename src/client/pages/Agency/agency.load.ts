import type { AgentCardData } from '../../components/agentCard/toAgentCard.ts';
import type { ProfileView } from '../../components/profile/profileView.ts';
import type { LoadContext } from '../../page.ts';
import { movedTo } from '../../runLoad.ts';

export interface AgencyPageData extends ProfileView {
  agents: AgentCardData[];
}

/**
 * The agency that the guard has found (spec §2.14), with its agents and some of its homes. By another name than its slug the
 * page is one redirect away.
 */
export async function loadAgency({ api, language, params, signal, url }: LoadContext<'Agency'>): Promise<AgencyPageData> {
  const [{ agencyView, loadHomes, toAgentCards }, agency] = await Promise.all([
    import(/* webpackChunkName: "profileData" */ '../../components/profile/profileData.ts'),
    api.agency(params.agency, { signal }),
  ]);
  const slug = agency.slug.toLowerCase();
  if (slug !== params.agency) throw movedTo({ to: 'Agency', params: { agency: slug } }, language, url);
  const homes = await loadHomes({ agency: slug }, { api, language, signal });
  return { ...agencyView(agency, homes, language), agents: toAgentCards(agency.agents, language) };
}

import { toAgentCards } from '../../components/agentCard/toAgentCard.ts';
import { loadHomes } from '../../components/profile/loadHomes.ts';
import { agencyView } from '../../components/profile/toProfile.ts';
import type { LoadContext } from '../../app/page.ts';
import { movedTo } from '../../app/runLoad.ts';
import type { AgencyPageData } from './agency.load.ts';

/** The agency, with its agents and some of its homes. By another name than its slug the page is one redirect away. */
export async function loadAgencyProfile({
  api,
  language,
  params,
  signal,
  url,
}: LoadContext<'Agency'>): Promise<AgencyPageData> {
  const agency = await api.agency(params.agency, { signal });
  const slug = agency.slug.toLowerCase();
  if (slug !== params.agency) throw movedTo({ to: 'Agency', params: { agency: slug } }, language, url);
  const homes = await loadHomes({ agency: slug }, { api, language, signal });
  return { ...agencyView(agency, homes, language), agents: toAgentCards(agency.agents, language) };
}

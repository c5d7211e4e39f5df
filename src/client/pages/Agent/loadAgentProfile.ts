import { loadHomes } from '../../components/profile/loadHomes.ts';
import { agentView } from '../../components/profile/toProfile.ts';
import type { LoadContext } from '../../app/page.ts';
import { movedTo } from '../../app/runLoad.ts';
import type { AgentPageData } from './agent.load.ts';

/** The agent, with some of their homes. By another name than their slug the page is one redirect away. */
export async function loadAgentProfile({
  api,
  language,
  params,
  signal,
  url,
}: LoadContext<'Agent'>): Promise<AgentPageData> {
  const agent = await api.agent(params.agent, { signal });
  const slug = agent.slug?.toLowerCase() ?? params.agent;
  if (slug !== params.agent) throw movedTo({ to: 'Agent', params: { agent: slug } }, language, url);
  return agentView(agent, slug, await loadHomes({ agent: slug }, { api, language, signal }), language);
}

import type { ProfileView } from '../../components/profile/profileView.ts';
import type { LoadContext } from '../../page.ts';
import { movedTo } from '../../runLoad.ts';

export type AgentPageData = ProfileView;

/**
 * The agent that the guard has found (spec §2.14), with some of their homes. By another name than their slug the page is one
 * redirect away. The mapping is a chunk of its own: loaders are part of what every page loads first.
 */
export async function loadAgent({ api, language, params, signal, url }: LoadContext<'Agent'>): Promise<AgentPageData> {
  const [{ agentView, loadHomes }, agent] = await Promise.all([
    import(/* webpackChunkName: "profileData" */ '../../components/profile/profileData.ts'),
    api.agent(params.agent, { signal }),
  ]);
  const slug = agent.slug?.toLowerCase() ?? params.agent;
  if (slug !== params.agent) throw movedTo({ to: 'Agent', params: { agent: slug } }, language, url);
  return agentView(agent, slug, await loadHomes({ agent: slug }, { api, language, signal }), language);
}

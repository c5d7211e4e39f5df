import type { ProfileView } from '../../components/profile/profileView.ts';
import type { LoadContext } from '../../app/page.ts';

export type AgentPageData = ProfileView;

/** The agent that the guard has found (docs/product.md#profile). A chunk of its own: loaders are part of what every page loads first. */
export const loadAgent = async (context: LoadContext<'Agent'>): Promise<AgentPageData> =>
  (await import(/* webpackChunkName: "agentProfile" */ './loadAgentProfile.ts')).loadAgentProfile(context);

import type { ProfileView } from '../../components/profile/profileView.ts';
import type { LoadContext } from '../../page.ts';

export type AgentPageData = ProfileView;

/** The agent that the guard has found (spec §2.14). A chunk of its own: loaders are part of what every page loads first. */
export const loadAgent = async (context: LoadContext<'Agent'>): Promise<AgentPageData> =>
  (await import(/* webpackChunkName: "agentProfile" */ './loadAgentProfile.ts')).loadAgentProfile(context);

import type { AgentCardData } from '../../components/agentCard/toAgentCard.ts';
import type { ProfileView } from '../../components/profile/profileView.ts';
import type { LoadContext } from '../../app/page.ts';

export interface AgencyPageData extends ProfileView {
  agents: AgentCardData[];
}

/** The agency that the guard has found (docs/product.md#profile). A chunk of its own: loaders are part of what every page loads first. */
export const loadAgency = async (context: LoadContext<'Agency'>): Promise<AgencyPageData> =>
  (await import(/* webpackChunkName: "agencyProfile" */ './loadAgencyProfile.ts')).loadAgencyProfile(context);

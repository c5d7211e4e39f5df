import { redirect, redirectDocument } from 'react-router';
import { buildLocalUrl, buildUrl } from '#shared/routes/build.ts';
import { httpError, movedTo } from '../../app/httpResponses.ts';
import type { LoadContext, RouteLoader } from '../../app/routeDefinition.ts';
import { orFailed, orNotThere } from '#shared/api/upstreamErrors.ts';
import { toAgentCards, type AgentCardData } from '#shared/views/agentCard/toAgentCard.ts';
import { loadProfileEstates } from './loadProfileEstates.ts';
import { profileMeta } from './profileMeta.ts';
import type { ProfileView } from '#shared/views/profile/profileView.ts';
import { agencyView, agentView } from '#shared/views/profile/toProfile.ts';

export type AgentPageData = ProfileView;

export interface AgencyPageData extends ProfileView {
  agents: AgentCardData[];
}

/**
 * Whether the network has such an agent. A call that fails passes the URL on as one that finds nobody
 * (docs/product.md#guards).
 */
const isAgent = ({ api, params, signal }: LoadContext<'Agent'>): Promise<boolean> =>
  api.agent(params.agent, { signal }).then(Boolean, orFailed(false, signal));

/**
 * Whether the network has such an agency. Without one, and when the call fails, the visitor is led to the error page of
 * agencies, loaded as a document of its own (docs/product.md#guards, PD-5).
 */
async function isAgency({ api, language, params, signal, url }: LoadContext<'Agency'>): Promise<boolean> {
  if (await api.agency(params.agency, { signal }).then(Boolean, orFailed(false, signal))) return true;
  // Absolute, or the router would put the language's prefix before it.
  throw redirectDocument(new URL(buildUrl({ to: 'AgencyError', params }, language), url).href);
}

/** The path is that of lists too: a profile has no page 2, nor what else is past a list's last (PD-23). */
function refusePages({ searchParams }: URL): void {
  if (searchParams.has('page')) throw httpError(404);
}

/** The agent, with some of their estates. By another name than their slug the page is one redirect away. */
async function loadAgent({ api, language, params, signal, url }: LoadContext<'Agent'>): Promise<AgentPageData> {
  refusePages(url);
  const agent = await api.agent(params.agent, { signal });
  const slug = agent.slug?.toLowerCase() ?? params.agent;
  if (slug !== params.agent) throw movedTo({ to: 'Agent', params: { agent: slug } }, language, url);
  return agentView(agent, slug, await loadProfileEstates({ agent: slug }, { api, language, signal }), language);
}

/** The agency, with its agents and some of its estates. By another name than its slug the page is one redirect away. */
async function loadAgency({ api, language, params, signal, url }: LoadContext<'Agency'>): Promise<AgencyPageData> {
  refusePages(url);
  const agency = await api.agency(params.agency, { signal });
  const slug = agency.slug.toLowerCase();
  if (slug !== params.agency) throw movedTo({ to: 'Agency', params: { agency: slug } }, language, url);
  const offered = await loadProfileEstates({ agency: slug }, { api, language, signal });
  return { ...agencyView(agency, offered, language), agents: toAgentCards(agency.agents, language) };
}

/**
 * The error page of agencies (PD-5): a 404 when the upstream knows neither an agency nor an agent of that name, a 503
 * while it fails for one of them. Should one be there, to its page; not for good, as it may go again.
 */
async function loadAgencyError({ api, language, params, signal }: LoadContext<'AgencyError'>): Promise<never> {
  const slug = params.agency;
  const isThere =
    (await api.agency(slug, { signal }).then(Boolean, orNotThere)) ||
    (await api.agent(slug, { signal }).then(Boolean, orNotThere));
  throw isThere ? redirect(buildLocalUrl({ to: 'Agency', params }, language), 302) : httpError(404);
}

export const agentLoader: RouteLoader<'Agent', AgentPageData> = { guard: isAgent, load: loadAgent, meta: profileMeta };

export const agencyLoader: RouteLoader<'Agency', AgencyPageData> = {
  guard: isAgency,
  load: loadAgency,
  meta: profileMeta,
};

export const agencyErrorLoader: RouteLoader<'AgencyError', never> = { load: loadAgencyError, meta: (data) => data };

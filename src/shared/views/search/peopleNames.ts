import type { Api } from '#shared/api/createApi.ts';
import { nameOfSlug } from '#shared/domain/slugify.ts';
import type { EstateFilters } from '#shared/filters/table.ts';
import { orEmpty } from '#shared/api/upstreamErrors.ts';

/** The agent and the agency that a list is filtered by. */
export type PeopleNames = { readonly [Name in 'agent' | 'agency']?: string };

/** The names of the agent and of the agency in the filters; made from their slugs where the upstream fails. */
export async function loadPeopleNames(
  api: Api,
  { agent, agency }: EstateFilters,
  signal: AbortSignal,
): Promise<PeopleNames | undefined> {
  if (!agent && !agency) return undefined;
  const [agentName, agencyName] = await Promise.all([
    agent && api.agent(agent, { signal }).then(({ fullName }) => fullName, orEmpty(nameOfSlug(agent))),
    agency &&
      api.agency(agency, { signal }).then(({ commercialBrand }) => commercialBrand, orEmpty(nameOfSlug(agency))),
  ]);
  return { ...(agentName ? { agent: agentName } : {}), ...(agencyName ? { agency: agencyName } : {}) };
}

import { orNotThere } from '#shared/api/upstreamErrors.ts';
import type { Api } from '#shared/api/createApi.ts';
import type { AgencyProfile } from '#shared/api/agency.ts';
import type { AgentProfile } from '#shared/api/agent.ts';

/**
 * The agent or agency of a slug, in the order of the guards (docs/product.md#guards, PD-3); false for a province and
 * for an unknown slug.
 */
export async function holderOf(
  slug: string,
  api: Api,
  signal: AbortSignal,
): Promise<AgentProfile | AgencyProfile | false> {
  if ((await api.agentProvinces({ signal })).some((province) => province.slug === slug)) return false;
  return (await api.agent(slug, { signal }).catch(orNotThere)) || api.agency(slug, { signal }).catch(orNotThere);
}

import type { Place } from '#shared/api/place.ts';
import type { LoadContext } from '../../app/page.ts';

export interface AgentProvincesPageData {
  /** Provinces with agents, by name. */
  provinces: Place[];
}

/** The provinces that have agents (PD-4). */
export const loadAgentProvinces = async ({
  api,
  signal,
}: LoadContext<'AgentProvinces'>): Promise<AgentProvincesPageData> => ({
  provinces: await api.agentProvinces({ signal }),
});

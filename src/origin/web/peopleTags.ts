import { agencyTag, agentTag } from '../tags.ts';
import type { PlaceRow } from '../db/tables.ts';
import type { AgencyRecord, AgentRecord } from '../search/readPeople.ts';

/** Surrogate keys of an answer about people: whoever is in it. */
export const peopleTags = ({
  province,
  agencies = [],
  agents,
}: {
  province: PlaceRow | undefined;
  agencies?: readonly AgencyRecord[];
  agents: readonly AgentRecord[];
}): string[] => [
  'agents',
  ...(province ? [`province:${province.slug}`] : []),
  ...agencies.map(({ slug }) => agencyTag(slug)),
  ...agents.flatMap(({ agent_slug: agent, agency_slug: agency }) => [agentTag(agent), agencyTag(agency)]),
];

import { agencyTag, agentTag } from '../db/changes/tags.ts';
import type { PlaceRow } from '../db/tables.ts';
import type { AgencyRecord, AgentRecord } from '../records/readPeople.ts';

/** Surrogate keys of an answer about people: everyone in it. */
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
  ...agents.flatMap(({ slug, agency_slug: agency }) => [agentTag(slug), agencyTag(agency)]),
];

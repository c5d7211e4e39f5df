import type { AgencyDto, AgencyProfileDto } from '#shared/contract/agency.ts';
import type { ReviewDto } from '#shared/contract/agent.ts';
import type { AgentDetailDocument } from '../db/people/peopleRows.ts';
import type { AgencyRecord, AgentRecord } from '../records/readPeople.ts';
import { agentDto } from './agentDto.ts';

/** Enough to show what an agency is like. */
const maxReviews = 12;

/** The agency's brand, or the name of the agent who works alone under none. */
const brandOf = ({ document }: AgencyRecord, agents: readonly AgentRecord[]): string =>
  document.commercial_brand ?? agents[0]?.full_name ?? '';

/** An agency as directories show it. @param agents its own */
export function agencyDto(record: AgencyRecord, agents: readonly AgentRecord[]): AgencyDto {
  const {
    about: _about,
    founded: _founded,
    consultancy_areas: _areas,
    memberships: _memberships,
    image: _image,
    opening_hours: _hours,
    ...card
  } = record.document;
  return {
    ...card,
    commercial_brand: brandOf(record, agents),
    agents: agents.map(({ brief }) => {
      const { id, slug, full_name } = JSON.parse(brief) as { id: string; slug: string; full_name: string };
      return { id, slug, full_name };
    }),
  };
}

const distinct = (lists: readonly (readonly string[] | undefined)[]): string[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];

/** An agency as its own page shows it: its languages, zones, sales and reviews are its agents'. */
export function agencyProfileDto(
  record: AgencyRecord,
  agentRecords: readonly AgentRecord[],
  detailsByKey: ReadonlyMap<number, AgentDetailDocument>,
): AgencyProfileDto {
  const agents = agentRecords.map(agentDto);
  const details = agentRecords.map(({ key }) => detailsByKey.get(key) ?? { reviews: [] });
  const sum = (counts: readonly (number | undefined)[]): number => counts.reduce<number>((a, b) => a + (b ?? 0), 0);
  return {
    ...record.document,
    commercial_brand: brandOf(record, agentRecords),
    agents,
    zones: distinct(agents.map(({ zones }) => zones)),
    languages: distinct(agents.map(({ languages }) => languages)),
    sales: sum(details.map(({ sales }) => sales)),
    rents: sum(details.map(({ rents }) => rents)),
    reviews: latestReviews(agentRecords, details),
  };
}

const timeOf = ({ date }: ReviewDto): number => (date === undefined ? 0 : Date.parse(date));

const latestReviews = (agents: readonly AgentRecord[], details: readonly AgentDetailDocument[]): ReviewDto[] =>
  agents
    .flatMap(({ slug, full_name }, position) =>
      details[position]!.reviews.map((review) => ({ ...review, agent: { slug, full_name } })),
    )
    .sort((a, b) => timeOf(b) - timeOf(a))
    .slice(0, maxReviews);

import type { WireAgency, WireAgencyAddress, WireAgencyProfile, WireReview } from '#shared/api/wire.ts';
import type { AgencyDetail, AgentDetail, AgentProfile } from '../db/peopleRows.ts';
import { drawOf } from '../db/drawOf.ts';
import { logoAlt } from '../media/alt/peopleAlts.ts';
import { mediaImage } from '../media/mediaUrls.ts';
import type { PlaceDirectory } from '../search/placeDirectory.ts';
import type { AgencyRecord, AgentRecord } from '../search/readPeople.ts';
import { wireAgent, wireReview } from './agentWire.ts';
import { given } from './given.ts';

/** Enough to tell what an agency is like. */
const shownReviews = 12;

/** How many marks logos are drawn with, times their inks. */
const logoMarks = 24;

/** The scene of an agency's logo among the drawn logos. */
export const logoScene = (slug: string): string => `${1 + (drawOf(slug) % logoMarks)}-${slug}`;

const addressOf = ({
  streetType,
  streetName,
  streetNumber,
  postalCode,
  town,
}: AgencyDetail['address']): WireAgencyAddress => ({
  street_type: streetType,
  street_name: streetName,
  street_number: streetNumber,
  postal_code: postalCode,
  town,
});

/** What cards and the own page share. */
function agencyOf(
  record: AgencyRecord,
  agents: readonly AgentRecord[],
  places: PlaceDirectory,
): Omit<WireAgency, 'agents'> {
  const { detail } = record;
  const province = places.byKey(record.province);
  // Somebody who works alone under no brand is their own.
  const brand = record.commercial_brand || (agents[0]?.agent_full_name ?? '');
  return {
    id: record.id,
    slug: record.slug,
    kind: 'agency',
    commercial_brand: brand,
    independent: record.independent === 1,
    ...(detail?.hasLogo
      ? { logo: { ...mediaImage('home', 'logos', logoScene(record.slug)), alt: logoAlt(brand) } }
      : {}),
    address: detail ? addressOf(detail.address) : {},
    ...(detail ? { city: detail.city, email: detail.email, phone: detail.phone } : {}),
    ...given('province', province?.name),
    ...given('province_slug', province?.slug),
    ...given('web', record.web),
  };
}

/** An agency as directories show it. @param agents its own */
export const wireAgency = (
  record: AgencyRecord,
  agents: readonly AgentRecord[],
  places: PlaceDirectory,
): WireAgency => ({
  ...agencyOf(record, agents, places),
  agents: agents.map(({ agent_id: id, agent_slug: slug, agent_full_name: fullName }) => ({
    id,
    slug,
    full_name: fullName,
  })),
});

const distinct = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];

/** An agency as its own page shows it: what its agents speak, know and have done is the agency's. */
export function wireAgencyProfile(
  record: AgencyRecord,
  agents: readonly AgentRecord[],
  details: ReadonlyMap<number, AgentDetail>,
  places: PlaceDirectory,
): WireAgencyProfile {
  const { detail } = record;
  const profiles = agents.map((agent) => JSON.parse(agent.agent_profile) as AgentProfile);
  const known = agents.flatMap(({ agent_key: key }) => details.get(key) ?? []);
  const sum = (of: (agent: AgentDetail) => number): number => known.reduce((total, agent) => total + of(agent), 0);
  return {
    ...agencyOf(record, agents, places),
    agents: agents.map((agent) => wireAgent(agent, places)),
    ...(detail
      ? {
          about: detail.about,
          consultancy_areas: detail.consultancyAreas,
          memberships: detail.memberships,
          ...given('founded', detail.founded),
        }
      : {}),
    zones: distinct(profiles.map(({ zones }) => zones)),
    languages: distinct(profiles.map(({ languages }) => languages)),
    sales: sum(({ sales }) => sales),
    rents: sum(({ rents }) => rents),
    reviews: latestReviews(agents, details),
  };
}

const latestReviews = (agents: readonly AgentRecord[], details: ReadonlyMap<number, AgentDetail>): WireReview[] =>
  agents
    .flatMap(({ agent_key: key, agent_slug: slug, agent_full_name: fullName }) =>
      (details.get(key)?.reviews ?? []).map((review) => ({
        publishedAt: review.publishedAt,
        wire: { ...wireReview(review), agent: { slug, full_name: fullName } },
      })),
    )
    .sort((a, b) => b.publishedAt - a.publishedAt)
    .slice(0, shownReviews)
    .map(({ wire }) => wire);

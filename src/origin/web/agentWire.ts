import type { WireAgent, WireAgentBrief, WireAgentProfile, WireImage, WireReview } from '#shared/api/wire.ts';
import type { AgentDetail, AgentProfile } from '../db/peopleRows.ts';
import { portraitAlt } from '../media/alt/peopleAlts.ts';
import { mediaImage, portraitScene } from '../media/mediaUrls.ts';
import type { PlaceDirectory } from '../search/placeDirectory.ts';
import type { AgentColumns } from '../search/readEstates.ts';
import type { AgentRecord } from '../search/readPeople.ts';
import { given } from './given.ts';

/** The portrait's scene; without one, null. */
export function portraitOf({
  agent_has_portrait: has,
  agent_profile: profile,
}: Pick<AgentColumns, 'agent_has_portrait' | 'agent_profile'>): string | null {
  const { gender, portraitAge } = JSON.parse(profile) as AgentProfile;
  return has === 1 ? portraitScene(gender, portraitAge) : null;
}

function briefOf(record: AgentColumns, profile: AgentProfile): Omit<WireAgentBrief, 'avatar'> {
  return {
    id: record.agent_id,
    slug: record.agent_slug,
    full_name: record.agent_full_name,
    phone: profile.phone,
    email: profile.email,
    languages: profile.languages,
    agency: {
      slug: record.agency_slug,
      ...given('commercial_brand', record.agency_commercial_brand || null),
      independent: record.agency_independent === 1,
    },
  };
}

function pictureOf(record: AgentColumns, profile: AgentProfile): WireImage | null {
  const scene = portraitOf(record);
  return scene === null ? null : (profile.givenPortrait ?? mediaImage('agents', record.agent_slug, scene));
}

/** The portrait with its words, for pages that are about the agent. */
function portraitWithWords(record: AgentColumns, profile: AgentProfile): WireImage | null {
  const picture = pictureOf(record, profile);
  return picture && { alt: portraitAlt(record.agent_full_name, profile.gender), ...picture };
}

/** Who sells an estate. Beside their name the portrait says nothing more, and lists of homes stay small: no words. */
export function agentBrief(record: AgentColumns): WireAgentBrief {
  const profile = JSON.parse(record.agent_profile) as AgentProfile;
  return { ...briefOf(record, profile), ...given('avatar', pictureOf(record, profile)) };
}

/** An agent as directories and cards show them. */
export function wireAgent(record: AgentRecord, places: PlaceDirectory): WireAgent {
  const profile = JSON.parse(record.agent_profile) as AgentProfile;
  const province = places.byKey(record.agent_province);
  return {
    ...briefOf(record, profile),
    languages: profile.languages,
    kind: 'agent',
    gender: profile.gender,
    ...given('image', portraitWithWords(record, profile)),
    ...given('commercial_brand', profile.commercialBrand),
    ...given('web', profile.web),
    city: profile.city,
    ...given('province', province?.name),
    ...given('province_slug', province?.slug),
    zones: profile.zones,
    social: profile.social,
  };
}

/** An agent as their own page shows them; without the detail, in a network stored before there was any, as cards do. */
export function wireAgentProfile(
  record: AgentRecord,
  detail: AgentDetail | undefined,
  places: PlaceDirectory,
): WireAgentProfile {
  const agent = wireAgent(record, places);
  if (!detail) return { ...agent, reviews: [] };
  const { about, training, experience, consultancyAreas, sales, rents, certifications, memberships } = detail;
  return {
    ...agent,
    about,
    training,
    experience,
    consultancy_areas: consultancyAreas,
    sales,
    rents,
    reviews: detail.reviews.map(wireReview),
    certifications,
    memberships,
    ...given('video', detail.video),
  };
}

export const wireReview = ({
  author,
  rating,
  text,
  language,
  source,
  url,
  publishedAt,
}: AgentDetail['reviews'][number]): WireReview => ({
  author,
  rating,
  text,
  language,
  source,
  ...given('url', url),
  date: new Date(publishedAt).toISOString(),
});

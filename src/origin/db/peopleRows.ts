import type { AgencySeed, AgentSeed } from '../world.ts';
import { drawOf } from './drawOf.ts';
import type { AgencyRow, AgentRow } from './tables.ts';

/** What of an agent a card shows beyond the row; lists of homes read it with each home. */
export type AgentProfile = Pick<
  AgentSeed,
  'gender' | 'commercialBrand' | 'email' | 'phone' | 'city' | 'zones' | 'languages' | 'social'
> &
  /** Missing in networks stored before these were kept. */
  Partial<Pick<AgentSeed, 'web' | 'portraitAge' | 'givenPortrait'>>;

/** What only the agent's own page shows. */
export type AgentDetail = Pick<
  AgentSeed,
  | 'about'
  | 'training'
  | 'experience'
  | 'consultancyAreas'
  | 'sales'
  | 'rents'
  | 'reviews'
  | 'certifications'
  | 'memberships'
  | 'video'
>;

/** What of an agency is shown beyond the row. */
export type AgencyDetail = Pick<
  AgencySeed,
  'city' | 'address' | 'email' | 'phone' | 'hasLogo' | 'founded' | 'about' | 'consultancyAreas' | 'memberships'
>;

export const agencyRow = (seed: AgencySeed, key: number, province: number, now: number): AgencyRow => ({
  key,
  id: seed.id,
  slug: seed.slug,
  commercial_brand: seed.commercialBrand ?? '',
  independent: Number(seed.independent),
  province,
  web: seed.web,
  updated_at: now,
});

export const agencyDetail = ({
  city,
  address,
  email,
  phone,
  hasLogo,
  founded,
  about,
  consultancyAreas,
  memberships,
}: AgencySeed): AgencyDetail => ({
  city,
  address,
  email,
  phone,
  hasLogo,
  founded,
  about,
  consultancyAreas,
  memberships,
});

export function agentRow(seed: AgentSeed, key: number, agency: number, province: number, now: number): AgentRow {
  const { gender, commercialBrand, web, email, phone, city, zones, languages, social, portraitAge, givenPortrait } =
    seed;
  const profile: AgentProfile = {
    gender,
    commercialBrand,
    web,
    email,
    phone,
    city,
    zones,
    languages,
    social,
    portraitAge,
    ...(givenPortrait ? { givenPortrait } : {}),
  };
  return {
    key,
    id: seed.id,
    slug: seed.slug,
    full_name: seed.fullName,
    agency,
    province,
    has_portrait: Number(seed.hasPortrait),
    draw: drawOf(seed.slug),
    profile: JSON.stringify(profile),
    updated_at: now,
  };
}

export const agentDetail = ({
  about,
  training,
  experience,
  consultancyAreas,
  sales,
  rents,
  reviews,
  certifications,
  memberships,
  video,
}: AgentSeed): AgentDetail => ({
  about,
  training,
  experience,
  consultancyAreas,
  sales,
  rents,
  reviews,
  certifications,
  memberships,
  video,
});

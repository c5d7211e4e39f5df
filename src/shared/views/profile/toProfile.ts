import type { AgencyAddress, AgencyProfile } from '#shared/api/agency.ts';
import type { AgentProfile } from '#shared/api/agent.ts';
import { brandLinkOf, type BrandLink } from '#shared/domain/agent.ts';
import type { ImageSize } from '#shared/domain/images.ts';
import { placeNameIn } from '#shared/i18n/placeNames.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { personPlace, personWhere, personZones } from '../agentCard/personPlaces.ts';
import { markedList, markedText } from '#shared/i18n/marked.ts';
import { registerLine } from '../registerLine.ts';
import { toPortrait } from '../agentCard/toAgentCard.ts';
import type { OfferedEstates, OfficeView, ProfileView } from './profileView.ts';
import { toReviewViews } from './toReviewView.ts';

/** A portrait is at most 208 CSS pixels wide; more than three times that brings no visible gain. */
const pictureSizes: readonly ImageSize[] = ['sm', 'md'];

/** The fields that have a value: the state leaves out the others. */
const present = <Fields extends object>(fields: Fields): { [Key in keyof Fields]?: NonNullable<Fields[Key]> } =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as never;

/** What agents and agencies have in common. */
function commonOf(profile: AgentProfile | AgencyProfile, language: Language) {
  const { province, provinceSlug, phone, email, web, about, consultancyAreas, memberships } = profile;
  return {
    zones: personZones(profile, language),
    languages: profile.languages,
    reviews: toReviewViews(profile.reviews, language),
    ...present({
      province: province && provinceSlug ? { slug: provinceSlug, name: placeNameIn(province, language) } : undefined,
      place: personPlace(profile, language),
      where: personWhere(profile, language),
      phone,
      email,
      web,
      register: registerLine(profile.registerNumber, profile.register),
      about: markedText(about, language),
      consultancyAreas: markedList(consultancyAreas, language),
      memberships: markedList(memberships, language),
      // Zero is not shown.
      sales: profile.sales || undefined,
      rents: profile.rents || undefined,
    }),
  };
}

/** The agent's brand. A link to the page itself is left out. */
function brandElsewhere(agent: AgentProfile): BrandLink | undefined {
  const link = brandLinkOf(agent);
  return link?.to === 'agent' ? { brand: link.brand, to: 'nothing' } : (link ?? undefined);
}

/** @param slug of the page, where the upstream names none */
export function agentView(
  agent: AgentProfile,
  slug: string,
  offered: OfferedEstates | null,
  language: Language,
): ProfileView {
  const { fullName, gender, image, training, experience, certifications, video, social } = agent;
  return {
    kind: 'agent',
    slug,
    name: fullName,
    gender,
    social,
    offered,
    ...commonOf(agent, language),
    ...present({
      picture: image && toPortrait(image, pictureSizes),
      preview: image?.url,
      brand: brandElsewhere(agent),
      training: markedList(training, language),
      experience: markedList(experience, language),
      certifications: markedList(certifications, language),
      video,
    }),
  };
}

/** Street and number; postal code and town. */
export function addressLines({
  streetType,
  streetName,
  streetNumber,
  postalCode,
  town,
}: AgencyAddress): string[] | undefined {
  const street = [[streetType, streetName].filter(Boolean).join(' '), streetNumber].filter(Boolean).join(', ');
  const lines = [street, [postalCode, town].filter(Boolean).join(' ')].filter(Boolean);
  return lines.length > 0 ? lines : undefined;
}

/** A picture of an office takes at most 640 CSS pixels. */
const officeSizes: readonly ImageSize[] = ['sm', 'md', 'lg'];

/** What there is to show of an office; undefined without anything. */
function officeOf(
  { image, location, openingHours, provinceSlug }: AgencyProfile,
  language: Language,
): OfficeView | undefined {
  if (!image && !location && !openingHours) return undefined;
  return present({
    photo: image && { ...toPortrait(image, officeSizes), ...present({ alt: markedText(image.alt, language)?.text }) },
    location,
    hours: openingHours,
    province: provinceSlug,
  });
}

export function agencyView(agency: AgencyProfile, offered: OfferedEstates | null, language: Language): ProfileView {
  const { slug, commercialBrand, logo, address, founded, independent, agents } = agency;
  return {
    kind: 'agency',
    slug,
    name: commercialBrand,
    gender: 'other',
    social: [],
    offered,
    ...commonOf(agency, language),
    ...present({
      picture: logo && toPortrait(logo, pictureSizes),
      preview: logo?.url,
      address: addressLines(address),
      office: officeOf(agency, language),
      founded,
      canonicalAgent: independent ? agents[0]?.slug?.toLowerCase() : undefined,
    }),
  };
}

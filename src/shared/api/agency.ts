import type { Agency, AgencyProfile } from '#shared/domain/agency.ts';
import { kept, toAgent, toImage, toReview, webAddress } from './agent.ts';
import { camelise } from './camelise.ts';
import type { WireAgency, WireAgencyProfile } from './wire.ts';

function agencyOf(wire: Omit<WireAgency, 'agents'>): Omit<Agency, 'agents'> {
  const { id, slug, commercialBrand, independent, logo, address, city, province, provinceSlug, email, phone, web } =
    camelise(wire);
  return {
    id,
    slug,
    commercialBrand,
    independent,
    address: address ?? {},
    ...kept('logo', toImage(logo)),
    ...kept('city', city),
    ...kept('province', province),
    ...kept('provinceSlug', provinceSlug),
    ...kept('email', email),
    ...kept('phone', phone),
    ...kept('web', webAddress(web)),
  };
}

/** An agency as lists show it (docs/product.md#agency). */
export const toAgency = (wire: WireAgency): Agency => ({ ...agencyOf(wire), agents: camelise(wire.agents ?? []) });

/** An agency as its own page shows it. */
export function toAgencyProfile(wire: WireAgencyProfile): AgencyProfile {
  const { about, founded, zones, languages, consultancyAreas, memberships, sales, rents } = camelise(wire);
  return {
    ...agencyOf(wire),
    agents: (wire.agents ?? []).map(toAgent),
    zones: zones ?? [],
    languages: languages ?? [],
    reviews: (wire.reviews ?? []).map(toReview),
    ...kept('about', about),
    ...kept('founded', founded),
    ...kept('consultancyAreas', consultancyAreas),
    ...kept('memberships', memberships),
    ...kept('sales', sales),
    ...kept('rents', rents),
  };
}

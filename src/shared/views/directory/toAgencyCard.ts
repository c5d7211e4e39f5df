import type { Agency } from '#shared/api/agency.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { personPlace } from '#shared/views/agentCard/personPlaces.ts';
import { toPortrait, type PortraitData } from '#shared/views/agentCard/toAgentCard.ts';

/** What a card of an agency shows, in the page's language and nothing more. */
export interface AgencyCardData {
  id: string;
  /** Where its name leads: who works alone has one page, the agent's (docs/product.md#agent-card). */
  page: { to: 'agency' | 'agent'; slug: string };
  name: string;
  logo?: PortraitData;
  /** The city in the page's language, else the province. */
  place?: string;
  /** Who works there: a few names, and how many there are. */
  people: string[];
  size: number;
  phone?: string;
  email?: string;
}

/** Names that a card has room for. */
const maxPeople = 3;

/** An agency's card (docs/product.md#directory). */
export function toAgencyCard(agency: Agency, language: Language): AgencyCardData {
  const { id, slug, commercialBrand, independent, logo, agents, phone, email } = agency;
  const place = personPlace(agency, language);
  const own = independent ? agents[0]?.slug : undefined;
  return {
    id,
    page: own ? { to: 'agent', slug: own } : { to: 'agency', slug },
    name: commercialBrand,
    people: agents.slice(0, maxPeople).map(({ fullName }) => fullName),
    size: agents.length,
    ...(logo ? { logo: toPortrait(logo) } : {}),
    ...(place ? { place } : {}),
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
  };
}

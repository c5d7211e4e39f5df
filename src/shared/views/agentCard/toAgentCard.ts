import type { Agent } from '#shared/api/agent.ts';
import { brandLinkOf, type BrandLink, type SocialLink } from '#shared/domain/agent.ts';
import { imageUrl, imageWidths, type Image, type ImageSize } from '#shared/domain/images.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { personPlace, personZones } from './personPlaces.ts';

/** What a card of an agent shows, in the page's language and nothing more: it travels in the state too. */
export interface AgentCardData {
  id: string;
  /** Without one there is no page to link to. */
  slug?: string;
  name: string;
  photo?: PortraitData;
  /** The city, else the province. */
  place?: string;
  zones: string[];
  languages: string[];
  brand?: BrandLink;
  phone?: string;
  email?: string;
  social: SocialLink[];
  rating?: { average: number; count: number };
  /** Available listings, where there are some. */
  estates?: number;
}

/** A portrait or a logo at the widths that its place may need. */
export interface PortraitData {
  src: string;
  srcSet?: string;
}

/** Zones that a card has room for. */
const maxZones = 3;

/** A card's face is 144 CSS pixels wide at the most, and no eye sees more than thrice that. */
const faceSizes: readonly ImageSize[] = ['xs', 'sm'];

/** @param sizes those that the place may need; the first is what browsers without `srcset` get */
export function toPortrait(photo: Image, sizes: readonly ImageSize[] = faceSizes): PortraitData {
  const candidates = sizes
    .filter((size) => photo.dimensions[size])
    .map((size) => `${photo.dimensions[size]} ${imageWidths[size]}w`);
  return { src: imageUrl(photo, sizes[0]!), ...(candidates.length > 1 ? { srcSet: candidates.join(', ') } : {}) };
}

/** An agent's card (docs/product.md#agent-card). */
export function toAgentCard(agent: Agent, language: Language): AgentCardData {
  const { id, slug, fullName, image, languages, phone, email, social, rating, estates } = agent;
  const place = personPlace(agent, language);
  const brand = brandLinkOf(agent);
  return {
    id,
    name: fullName,
    zones: personZones(agent, language)
      .filter((zone) => zone !== place)
      .slice(0, maxZones),
    languages,
    social,
    ...(slug ? { slug } : {}),
    ...(image ? { photo: toPortrait(image) } : {}),
    ...(place ? { place } : {}),
    ...(brand ? { brand } : {}),
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
    ...(rating && rating.count > 0 ? { rating } : {}),
    ...(estates ? { estates } : {}),
  };
}

/** The cards of a list. Who has no name has none (docs/product.md#validation). */
export const toAgentCards = (agents: readonly Agent[], language: Language): AgentCardData[] =>
  agents.filter(({ fullName }) => fullName !== '').map((agent) => toAgentCard(agent, language));

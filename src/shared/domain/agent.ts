import type { LocalisedList } from '#shared/api/wire.ts';
import type { LocaleTag, LocalisedText } from '#shared/i18n/languages.ts';
import type { AgencyBrief } from './agency.ts';
import type { Image } from './images.ts';

/** Languages that agents may speak (docs/product.md#agent): names, never translated. */
export const spokenLanguages = [
  'Español',
  'Català',
  'English',
  'Asturiano',
  'Euskera',
  'Gallego',
  'Valenciano',
  'Portugués',
  'Francés',
  'Alemán',
  'Griego',
  'Italiano',
  'Neerlandés',
  'Ruso',
  'Polaco',
] as const;

/** Grammatical gender, for the words that need one; `other` where none is told. */
export const agentGenders = ['female', 'male', 'other'] as const;
export type AgentGender = (typeof agentGenders)[number];

export interface SocialLink {
  /** Lower case: linkedin, instagram … */
  network: string;
  /** Absolute, http or https. */
  link: string;
}

/** An agent as cards and lists show them (docs/product.md#agent-card, docs/product.md#agent). */
export interface Agent {
  id: string;
  /** Without one there is no page to link to. */
  slug?: string;
  fullName: string;
  gender: AgentGender;
  photo?: Image;
  commercialBrand?: string;
  email?: string;
  /** E.164. */
  phone?: string;
  /** Absolute, http or https. */
  web?: string;
  city?: LocalisedText;
  province?: string;
  provinceSlug?: string;
  /** Places as they are called there. */
  zones: string[];
  languages: string[];
  social: SocialLink[];
  agency?: AgencyBrief;
}

/** What a client wrote. */
export interface Review {
  author: string;
  /** Stars, 1 to 5. */
  rating: number;
  text: LocalisedText;
  /** The language it was written in, where known; the others are translations. */
  language?: LocaleTag;
  /** Who published it. */
  source?: string;
  /** Where it was published: absolute, http or https. */
  url?: string;
  /** ISO 8601. */
  date?: string;
  /** Whom it is about, among an agency's. */
  agent?: { slug: string; fullName: string };
}

/** An agent as their own page shows them (docs/product.md#profile). */
export interface AgentProfile extends Agent {
  /** Paragraphs with an empty line between. */
  about?: LocalisedText;
  training?: LocalisedList;
  experience?: LocalisedList;
  consultancyAreas?: LocalisedList;
  /** Homes sold and let so far. */
  sales?: number;
  rents?: number;
  reviews: Review[];
  certifications?: LocalisedList;
  memberships?: LocalisedList;
  video?: string;
}

/** The brand under an agent's name, and where it leads. */
export type BrandLink = { brand: string } & (
  { to: 'agency' | 'agent'; slug: string } | { to: 'web'; url: string } | { to: 'nothing' }
);

/**
 * The agency's brand on an agent's card (docs/product.md#agent-card): shown unless the agent works alone without a brand of their own. It leads
 * to the given web address, else to the agency's page, or to the agent's own when they work alone.
 */
export function brandLinkOf({
  agency,
  commercialBrand,
  web,
  slug,
}: Pick<Agent, 'agency' | 'commercialBrand' | 'web' | 'slug'>): BrandLink | null {
  const independent = agency?.independent ?? true;
  const brand = independent ? commercialBrand : (agency?.commercialBrand ?? commercialBrand);
  if (!brand) return null;
  if (web) return { brand, to: 'web', url: web };
  if (independent) return slug ? { brand, to: 'agent', slug } : { brand, to: 'nothing' };
  return agency?.slug ? { brand, to: 'agency', slug: agency.slug } : { brand, to: 'nothing' };
}

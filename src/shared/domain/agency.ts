import type { LocalisedList } from '#shared/api/wire.ts';
import type { LocalisedText } from '#shared/i18n/languages.ts';
import type { Agent, Review } from './agent.ts';
import type { Image } from './images.ts';

/** An agency as its agents' cards name it (docs/product.md#agent). */
export interface AgencyBrief {
  /** An agent who works alone: their own page is the agency's (docs/product.md#agent-card). */
  independent: boolean;
  slug?: string;
  commercialBrand?: string;
}

export interface AgencyAddress {
  streetType?: string;
  streetName?: string;
  streetNumber?: string;
  postalCode?: string;
  town?: string;
}

/** An agency as lists show it (docs/product.md#agency). */
export interface Agency {
  id: string;
  slug: string;
  commercialBrand: string;
  independent: boolean;
  logo?: Image;
  address: AgencyAddress;
  city?: LocalisedText;
  province?: string;
  provinceSlug?: string;
  email?: string;
  /** E.164. */
  phone?: string;
  /** Absolute, http or https. */
  web?: string;
  /** Who works there: names alone in a list. */
  agents: Pick<Agent, 'id' | 'slug' | 'fullName'>[];
}

/** An agency as its own page shows it (docs/product.md#profile). */
export interface AgencyProfile extends Agency {
  agents: Agent[];
  /** Paragraphs with an empty line between. */
  about?: LocalisedText;
  /** The year. */
  founded?: number;
  zones: string[];
  languages: string[];
  consultancyAreas?: LocalisedList;
  memberships?: LocalisedList;
  /** Homes its agents have sold and let so far. */
  sales?: number;
  rents?: number;
  /** Those of its agents, latest first. */
  reviews: Review[];
}

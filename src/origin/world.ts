import type {
  AddressVisibility,
  Conservation,
  EnergyRating,
  EnergyState,
  EstateStatus,
  EstateSubtype,
  EstateType,
  FeatureId,
  MediaCategory,
  OperationType,
} from '#shared/domain/estate.ts';
import type { LocalisedList, WireImage } from '#shared/api/wire.ts';
import type { LocaleTag, LocalisedText } from '#shared/i18n/languages.ts';
import type { HomeLook } from './media/sceneFacts.ts';

/**
 * What a network consists of before it is stored: the shapes that the demo generator makes and the database takes in.
 * All texts are finished, all places refer to each other by slug, times are epoch milliseconds.
 */
export interface ProvinceSeed {
  slug: string;
  name: string;
  towns: TownSeed[];
}

export interface TownSeed {
  slug: string;
  name: string;
  zones: ZoneSeed[];
}

export interface ZoneSeed {
  slug: string;
  name: string;
}

export interface AgencySeed {
  id: string;
  slug: string;
  /** Null for somebody who works for themselves under their own name only: nobody looks for such an agency. */
  commercialBrand: string | null;
  independent: boolean;
  provinceSlug: string;
  web: string | null;
  city: LocalisedText;
  address: AgencyAddress;
  email: string;
  /** E.164. */
  phone: string;
  hasLogo: boolean;
  founded: number | null;
  about: LocalisedText;
  consultancyAreas: LocalisedList;
  memberships: LocalisedList;
}

export interface AgencyAddress {
  streetType: string;
  streetName: string;
  streetNumber: string;
  postalCode: string;
  town: string;
}

/** What a client wrote about an agent. */
export interface ReviewSeed {
  /** A first name and an initial, as review sites show them. */
  author: string;
  /** Stars, 1 to 5. */
  rating: number;
  text: LocalisedText;
  /** The language it was written in; the others are translations. */
  language: LocaleTag;
  /** Where it was published. */
  source: string;
  url: string | null;
  publishedAt: number;
}

export interface AgentSeed {
  id: string;
  slug: string;
  fullName: string;
  gender: 'female' | 'male' | 'other';
  agencyId: string;
  /** The own brand of somebody who works for themselves, or the agency's. */
  commercialBrand: string | null;
  web: string | null;
  email: string;
  /** E.164, as +34600000000. */
  phone: string;
  provinceSlug: string;
  city: LocalisedText;
  zones: string[];
  /** Names from the list of docs/product.md#agent, in their own spelling there: 'Español', 'Català' … */
  languages: string[];
  social: Record<string, string>;
  /** Whether a portrait exists; without one the site shows its bird. */
  hasPortrait: boolean;
  /** Where it lies, if it is no picture of ours to draw: as an import brought it. */
  givenPortrait?: WireImage;
  /** About how old the portrait shows them: 25, 35 … 65. */
  portraitAge: number;
  /** Paragraphs, in the first person, with an empty line between. */
  about: LocalisedText;
  training: LocalisedList;
  /** Latest first. */
  experience: LocalisedList;
  consultancyAreas: LocalisedList;
  /** Homes sold and let so far. */
  sales: number;
  rents: number;
  /** Latest first. */
  reviews: ReviewSeed[];
  certifications: LocalisedList;
  memberships: LocalisedList;
  video: string | null;
}

export interface MediaSeed {
  type: 'image' | 'plan';
  category: MediaCategory;
  webCover: boolean;
  /** Where it lies, if it is no picture of ours to draw: as an import brought it. */
  given?: WireImage & { placeholder?: string; preview?: string };
}

export interface EstateSeed {
  id: string;
  /** Two letters, four digits, hyphen, four digits: 'MS0116-3310'. */
  reference: string;
  type: OperationType;
  status: EstateStatus;
  estateType: EstateType;
  subtype: EstateSubtype | null;
  /** Euros, whole; per month for rent. Kept for every status: what may be shown is decided when it is answered. */
  price: number;
  areaConstructed: number;
  rooms: number | null;
  bathrooms: number | null;
  /** The headline, at most 140 characters. */
  description: LocalisedText;
  text: LocalisedText;
  /** Unique per language over the whole network (it ends in the reference). */
  urlSlug: LocalisedText;
  provinceSlug: string;
  townSlug: string;
  zoneSlug: string | null;
  streetType: string;
  streetName: string;
  streetNumber: string;
  visibility: AddressVisibility;
  /** The exact place, inside its zone. */
  lat: number;
  lng: number;
  furnished: boolean;
  conditionedAir: boolean;
  orientationNorth: boolean;
  orientationSouth: boolean;
  orientationEast: boolean;
  orientationWest: boolean;
  conservation: Conservation | null;
  cee: { state: EnergyState; consumption: number | null; emissions: number | null; rating: EnergyRating | null };
  features: FeatureId[];
  media: MediaSeed[];
  /** What its pictures show that no other field tells. */
  look: HomeLook | null;
  virtualTour: string | null;
  video: string | null;
  highlights: LocalisedList;
  special: LocalisedList;
  rentalConditions: LocalisedList | null;
  agentId: string;
  createdAt: number;
  updatedAt: number;
  referenceIndex: number | null;
  lastRent: number | null;
  largeHolder: boolean | null;
  registrationNumber: string | null;
}

export interface World {
  provinces: ProvinceSeed[];
  agencies: AgencySeed[];
  agents: AgentSeed[];
  /** `meta` of the CMS's home-data answer, in the CMS's own field names (docs/product.md#home-data). */
  homeData: Record<string, unknown>;
  /** The estates one after another; never held as a whole, so that a world of any size can be made. */
  estates: () => Iterable<EstateSeed>;
}

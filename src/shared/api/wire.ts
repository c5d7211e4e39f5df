import type { ImageDimensions } from '#shared/domain/images.ts';
import type { LocalisedText } from '#shared/i18n/languages.ts';

/**
 * The upstream's answers as they travel: snake_case, optional where the contract lets a field be absent.
 * The bundled origin writes these shapes; on the site only the mappers beside this file read them.
 */
export interface WirePlace {
  slug: string;
  name: string;
  count: number;
}

/** What a mailed link asks its holder to accept. */
export interface WireAcceptance {
  purpose: string;
  state: string;
  name: string;
}

export interface WireZone extends WirePlace {
  town_slug: string;
}

export interface WireAddress {
  province: string;
  province_slug: string;
  town: string;
  town_slug: string;
  zone?: string;
  zone_slug?: string;
  street_type?: string;
  street_name?: string;
  street_number?: string;
  visibility: string;
}

/** A picture with its sizes and what it shows, in words. */
export interface WireImage {
  url: string;
  dimensions: ImageDimensions;
  alt?: LocalisedText;
}

export interface WireMedia extends WireImage {
  type: 'image' | 'plan';
  web_cover?: boolean;
  description_category: string;
  /** A CSS colour to paint before the picture arrives. */
  placeholder?: string;
  /** Of the cover of a whole home: a JPEG of 1200 × 630, as link previews want it. */
  preview?: string;
}

export interface WireEnergyCertificate {
  state: string;
  consumption?: number;
  emissions?: number;
  rating?: string;
}

export interface WireAgencyBrief {
  slug?: string;
  commercial_brand?: string;
  independent: boolean;
}

export interface WireAgentBrief {
  id: string;
  slug: string;
  full_name: string;
  avatar?: WireImage;
  phone?: string;
  email?: string;
  languages?: string[];
  agency?: WireAgencyBrief;
}

export interface WireEstateSummary {
  id: string;
  reference: string;
  slug: string;
  url_slug: LocalisedText;
  type: string;
  status: string;
  estate_type: string;
  subtype?: string;
  /** Euros, whole; per month for rent. Absent when it may not be shown. */
  price?: number;
  /** Square metres. */
  area_constructed: number;
  rooms?: number;
  bathrooms?: number;
  description: LocalisedText;
  address: WireAddress;
  location?: { lat: number; lng: number; precision: 'exact' | 'approximate' };
  furnished: boolean;
  conditioned_air: boolean;
  orientation_north: boolean;
  orientation_south: boolean;
  orientation_east: boolean;
  orientation_west: boolean;
  conservation?: string;
  cee: WireEnergyCertificate;
  features: string[];
  media: WireMedia[];
  agent?: WireAgentBrief;
  /** ISO 8601, UTC. */
  created_at: string;
  updated_at: string;
}

export interface WireEstate extends WireEstateSummary {
  text?: LocalisedText;
  virtual_tour?: string;
  video?: string;
  highlights?: LocalisedList;
  special?: LocalisedList;
  rental_conditions?: LocalisedList;
  reference_index?: number;
  last_rent?: number;
  large_holder?: boolean;
  registration_number?: string;
}

/** Lists of short sentences keyed by locale tag; es-ES is always there. */
export type LocalisedList = { readonly 'es-ES': readonly string[] } & Partial<
  Readonly<Record<'ca-ES' | 'en-US', readonly string[]>>
>;

/**
 * Facet counts: option value → number of homes if that option were chosen with the other filters kept.
 * A filter may be left out: its options then show no numbers. `zone` is there only with a town or a province.
 */
export type WireFacets = Record<string, Record<string, number>>;

export interface WireEstateList {
  results: WireEstateSummary[];
  /** Homes that match. Exact up to `total_capped`'s bound. */
  total: number;
  /** True when more homes match than are counted; `total` is then the bound. */
  total_capped?: boolean;
  page: number;
  pages: number;
  qty: number;
  facets?: WireFacets;
  /** True when some facet counts are estimates; an option that is missing then need not have no homes. */
  facets_approximate?: boolean;
}

/** `exact` 1: the home stands there. Absent or 0: within some 500 m, or it is not known how near. */
export type WirePin = [reference: string, lng: number, lat: number, price: number | null, exact?: 0 | 1];

export interface WirePinCluster {
  lng: number;
  lat: number;
  count: number;
}

export interface WirePins {
  total: number;
  pins?: WirePin[];
  clusters?: WirePinCluster[];
}

/** An agent as directories and cards show them. */
export interface WireAgent extends Omit<WireAgentBrief, 'avatar'> {
  kind?: 'agent';
  /** female, male or other. */
  gender?: string;
  image?: WireImage;
  /** The own brand of who works alone, else the agency's. */
  commercial_brand?: string;
  web?: string;
  city?: LocalisedText;
  province?: string;
  province_slug?: string;
  /** Names of places. */
  zones?: string[];
  /** Network name to link. */
  social?: Record<string, string>;
}

export interface WireReview {
  author: string;
  /** Stars, 1 to 5. */
  rating: number;
  text: LocalisedText;
  /** Tag of the language it was written in; the others are translations. */
  language?: string;
  source?: string;
  url?: string;
  /** ISO 8601, UTC. */
  date?: string;
  /** Whom it is about, among an agency's reviews. */
  agent?: { slug: string; full_name: string };
}

/** An agent's own page. Their homes are `/web/estates/{type}?agent={slug}`. */
export interface WireAgentProfile extends WireAgent {
  about?: LocalisedText;
  training?: LocalisedList;
  experience?: LocalisedList;
  consultancy_areas?: LocalisedList;
  /** Homes sold and let so far. */
  sales?: number;
  rents?: number;
  reviews?: WireReview[];
  certifications?: LocalisedList;
  memberships?: LocalisedList;
  video?: string;
}

export interface WireAgencyAddress {
  street_type?: string;
  street_name?: string;
  street_number?: string;
  postal_code?: string;
  town?: string;
}

export interface WireAgency {
  id: string;
  slug: string;
  kind?: 'agency';
  commercial_brand: string;
  independent: boolean;
  logo?: WireImage;
  address?: WireAgencyAddress;
  city?: LocalisedText;
  province?: string;
  province_slug?: string;
  email?: string;
  phone?: string;
  web?: string;
  agents?: Pick<WireAgentBrief, 'id' | 'slug' | 'full_name'>[];
}

/** An agency's own page. Its homes are `/web/estates/{type}?agency={slug}`. */
export interface WireAgencyProfile extends Omit<WireAgency, 'agents'> {
  agents?: WireAgent[];
  about?: LocalisedText;
  founded?: number;
  zones?: string[];
  languages?: string[];
  consultancy_areas?: LocalisedList;
  memberships?: LocalisedList;
  /** Homes its agents have sold and let so far. */
  sales?: number;
  rents?: number;
  /** The latest of its agents'. */
  reviews?: WireReview[];
}

export interface WireSitemapPage {
  results: {
    reference?: string;
    slug?: string;
    url_slug?: LocalisedText;
    type?: string;
    province_slug?: string;
    updated_at: string;
    images?: string[];
  }[];
  pages: number;
}

export interface WireError {
  code: string;
  message: string;
  error: string;
  fields?: Record<string, string>;
}

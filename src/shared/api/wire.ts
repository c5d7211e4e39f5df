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

export interface WireMedia {
  type: 'image' | 'plan';
  web_cover?: boolean;
  url: string;
  dimensions: ImageDimensions;
  description_category: string;
  alt?: LocalisedText;
  /** A CSS colour to paint before the picture arrives. */
  placeholder?: string;
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
  avatar?: { url: string; dimensions: ImageDimensions };
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
export type LocalisedList = { readonly 'es-ES': readonly string[] } & Partial<Readonly<Record<'ca-ES' | 'en-US', readonly string[]>>>;

/** Facet counts: option value → number of homes if that option were chosen with the other filters kept. */
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

export type WirePin = [reference: string, lng: number, lat: number, price: number | null];

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

export interface WireAgent extends WireAgentBrief {
  gender?: string;
  kind?: 'agent' | 'agency';
  commercial_brand?: string;
  web?: string;
  city?: LocalisedText;
  province_slug: string;
  zones?: string[];
  social?: Record<string, string>;
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

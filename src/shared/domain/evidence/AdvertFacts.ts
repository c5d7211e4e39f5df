import type { PricePoint } from '../priceChanges.ts';
import type { Registered } from '../registers.ts';

/** A text by locale tag, as the contract has it. */
export type TextByTag = Readonly<Record<string, string | undefined>>;

/** What a network has from elsewhere and its adverts can be compared with. */
export const checkedFacts = [
  'area_constructed',
  'area_useful',
  'area_plot',
  'year',
  'flood_zone',
  'inspection',
  'habitability',
] as const;
export type CheckedFact = (typeof checkedFacts)[number];

/** One of them: what, its value, who says so (`Catastro`), and when it was looked up, in ISO 8601. */
export interface CheckedValue {
  what: string;
  value: string | number | boolean;
  source: string;
  date?: string | undefined;
}

/**
 * What checks compare of an advert: fields of the contract by their names there, in its units, all of them optional but
 * for what is offered; and what whoever asks finds out beside them.
 */
export interface AdvertFacts {
  type: 'buy' | 'rent';
  estate_type: string;
  subtype?: string | undefined;
  status?: string | undefined;
  price?: number | undefined;
  previous_price?: number | undefined;
  price_history?: readonly PricePoint[] | undefined;
  /** 0 where it is not known. */
  area_constructed?: number | undefined;
  area_useful?: number | undefined;
  area_plot?: number | undefined;
  area_terrace?: number | undefined;
  rooms?: number | undefined;
  bathrooms?: number | undefined;
  floor?: number | undefined;
  floors?: number | undefined;
  year?: number | undefined;
  conservation?: string | undefined;
  community_fee?: number | undefined;
  ibi?: number | undefined;
  last_rent?: number | undefined;
  reference_index?: number | undefined;
  large_holder?: boolean | undefined;
  registration_number?: string | undefined;
  cee?:
    | {
        state?: string | undefined;
        rating?: string | undefined;
        consumption?: number | undefined;
        emissions?: number | undefined;
        emissions_rating?: string | undefined;
      }
    | undefined;
  address?: { province_slug?: string | undefined } | undefined;
  description?: TextByTag | undefined;
  text?: TextByTag | undefined;
  /** Of a development the figures are those of one of its homes, and its text speaks of all. */
  development?: Readonly<{ delivery?: string | undefined; units?: readonly unknown[] }> | undefined;
  works_licence?: { number?: string | undefined; expires_on?: string | undefined } | undefined;
  created_at?: string | undefined;
  updated_at?: string | undefined;
  /** When somebody last said or showed that it is on offer. */
  confirmed_at?: string | undefined;
  checked?: readonly CheckedValue[] | undefined;
  /** Who answers for it: the entry in a register of its agent, else of their agency, else of the network. */
  registered?: Registered | undefined;
  location?: { lat: number; lng: number } | undefined;
  /** Kilometres from its coordinates to its town and its province, at least: 0 within; absent where nobody knows. */
  km_from_town?: number | undefined;
  km_from_province?: number | undefined;
  /** References of listings of other homes that show a photograph of this one; absent where nobody looked. */
  pictures_elsewhere?: readonly string[] | undefined;
  /** When it is checked, epoch ms. */
  now: number;
}

import type { AgencyProfileDto } from '#shared/contract/agency.ts';
import type { AgentProfileDto } from '#shared/contract/agent.ts';
import type { AgencyBriefDto, AgentBriefDto } from '#shared/contract/agentBrief.ts';
import type { EstateDto } from '#shared/contract/estate.ts';
import type { VisitHours } from './visitHours.ts';
import type { MagazineInput } from './magazineInput.ts';

/**
 * What an import brings: the contract's documents (snake_case, times in ISO 8601) before anything is hidden from the
 * public.
 */

export interface PlaceInput {
  slug: string;
  name: string;
}

export interface TownInput extends PlaceInput {
  zones: readonly PlaceInput[];
}

export interface ProvinceInput extends PlaceInput {
  towns: readonly TownInput[];
}

/**
 * An estate with its price and its whole address, whatever its status and visibility. Without a price, that of a
 * reserved, sold or rented one stays as it is known; any other is on request. The location is the exact one.
 */
export interface EstateInput extends Omit<EstateDto, 'agent' | 'location' | 'slug' | 'key' | 'linked' | 'meets_rules'> {
  /** Where it comes from (estateIdentity.ts); its `id` is unique there. */
  source?: string;
  /** Without one, its reference made safe. */
  key?: string;
  agent: AgentBriefInput;
  location?: { lat: number; lng: number };
  /** The id, in the same source, of the same home for the other operation. */
  linked?: string;
  /** In the land register, 14 or 20 letters and digits: tells that two listings are one home. Never public. */
  cadastral_reference?: string;
  updated_at: string;
}

/** Every agent of the origin has a page. */
export interface AgentBriefInput extends AgentBriefDto {
  slug: string;
}

export interface AgentInput extends AgentProfileDto {
  /** When visits can be booked. */
  visits?: VisitHours | undefined;
  slug: string;
  province_slug: string;
  agency: AgencyBriefDto & { slug: string };
}

/** What an agency says of itself; the rest of its page is its agents'. */
export interface AgencyInput extends Omit<
  AgencyProfileDto,
  'commercial_brand' | 'agents' | 'zones' | 'languages' | 'sales' | 'rents' | 'reviews'
> {
  /**
   * Absent for an agent who works alone under no brand: their name stands for it, and directories do not list the
   * agency.
   */
  commercial_brand?: string;
  province_slug: string;
}

export interface NetworkInput {
  provinces: readonly ProvinceInput[];
  agencies: readonly AgencyInput[];
  agents: readonly AgentInput[];
  /** `meta` of the CMS's home-data, in the CMS's own field names (docs/product.md#home-data). */
  homeData?: Record<string, unknown>;
  /** The CMS's magazine and its pages about the company; without it there are none. */
  magazine?: MagazineInput;
  /** The estates one after another, never held as a whole: a network may be of any size. */
  estates: () => Iterable<EstateInput>;
}

import type { AgentDto, AgentProfileDto } from '#shared/contract/agent.ts';
import type { ImageDto } from '#shared/contract/fields.ts';
import type { AgencyInput, AgentBriefInput, AgentInput } from '../input/networkInput.ts';
import type { VisitHours } from '../input/visitHours.ts';
import { shuffleRank } from '../estates/shuffleRank.ts';
import type { AgencyRow, AgentRow } from '../tables.ts';

/** What a card shows of an agent beyond the brief, as the contract answers it. */
export type AgentCardDocument = Omit<AgentDto, keyof AgentBriefInput>;

/** What only the agent's own page shows, as the contract answers it, and the sales, which directories show too. */
export type AgentDetailDocument = Omit<AgentProfileDto, Exclude<keyof AgentDto, 'sales'>> & {
  /** Not answered: the free times are. */
  visits?: VisitHours | undefined;
};

export interface AgentDocuments {
  /** Lists of estates read it with each estate. */
  brief: AgentBriefInput;
  card: AgentCardDocument;
  detail: AgentDetailDocument;
}

/** An agent's documents as they are stored. */
export function agentDocuments(agent: AgentInput): AgentDocuments {
  const { id, slug, full_name, phone, email, languages, agency, register_number, register, ...page } = agent;
  const { kind, gender, image, commercial_brand, web, city, province, province_slug, zones, social, ...detail } = page;
  return {
    // Beside the name the portrait says nothing more, and lists of estates stay small: no alternative text.
    brief: {
      id,
      slug,
      full_name,
      ...(image ? { avatar: { url: image.url, dimensions: image.dimensions } } : {}),
      phone,
      email,
      languages,
      agency,
      register_number,
      register,
      ...(detail.visits ? { slots: true } : {}),
    },
    card: { kind, gender, image, commercial_brand, web, city, province, province_slug, zones, social },
    detail,
  };
}

/** Where a portrait or a logo is brought from. */
export const imageSources = (...images: readonly (Pick<ImageDto, 'url'> | undefined)[]): string[] =>
  images.flatMap((image) => (image ? [image.url] : []));

interface AgencyKeys {
  key: number;
  province: number;
  /** Whose records keep it up to date; by default nobody's. */
  source?: string | null;
}

interface AgentKeys extends AgencyKeys {
  agency: number;
}

/** @param updatedAt epoch ms */
export const agentRow = (
  { brief, card }: AgentDocuments,
  { key, agency, province, source = null }: AgentKeys,
  updatedAt: number,
): AgentRow => ({
  key,
  id: brief.id,
  slug: brief.slug,
  full_name: brief.full_name,
  agency,
  province,
  source,
  shuffle_rank: shuffleRank(brief.slug),
  brief: JSON.stringify(brief),
  card: JSON.stringify(card),
  updated_at: updatedAt,
});

/** @param updatedAt epoch ms */
export const agencyRow = (
  agency: AgencyInput,
  { key, province, source = null }: AgencyKeys,
  updatedAt: number,
): AgencyRow => ({
  key,
  id: agency.id,
  slug: agency.slug,
  commercial_brand: agency.commercial_brand ?? '',
  independent: Number(agency.independent),
  province,
  source,
  updated_at: updatedAt,
});

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

/** The brand under an agent's name, and where it leads. */
export type BrandLink = { brand: string } & (
  { to: 'agency' | 'agent'; slug: string } | { to: 'web'; url: string } | { to: 'nothing' }
);

/** What an agent and their agency say of their brand. */
export interface Branded {
  slug?: string | undefined;
  commercialBrand?: string | undefined;
  web?: string | undefined;
  agency?:
    { slug?: string | undefined; commercialBrand?: string | undefined; independent?: boolean | undefined } | undefined;
}

/**
 * The agency's brand on an agent's card (docs/product.md#agent-card): shown unless the agent works alone without a
 * brand of their own. It leads to the given web address, else to the agency's page, or to the agent's own when they
 * work alone.
 */
export function brandLinkOf({ agency, commercialBrand, web, slug }: Branded): BrandLink | null {
  const independent = agency?.independent ?? true;
  const brand = independent ? commercialBrand : (agency?.commercialBrand ?? commercialBrand);
  if (!brand) return null;
  if (web) return { brand, to: 'web', url: web };
  if (independent) return slug ? { brand, to: 'agent', slug } : { brand, to: 'nothing' };
  return agency?.slug ? { brand, to: 'agency', slug: agency.slug } : { brand, to: 'nothing' };
}

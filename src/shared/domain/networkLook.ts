/** The blocks of Home below its hero, in the site's own order (docs/product.md#home). */
export const homeBlocks = [
  'homes',
  'manifesto',
  'reviews',
  'agents',
  'operations',
  'network',
  'provinces',
  'figures',
  'magazine',
  'partners',
  'newsletter',
] as const;
export type HomeBlock = (typeof homeBlocks)[number];

/** How Home begins: with slides below the search, or with one large picture beside the words. */
export const heroes = ['slides', 'picture'] as const;

/** What a network shows otherwise than the site does by itself; what is absent is the site's own. */
export interface NetworkLook {
  hero?: (typeof heroes)[number];
  /** The blocks that Home shows, in order. */
  blocks?: readonly HomeBlock[];
  /** Whether cards of listings name the agent. */
  cardAgent?: boolean;
}

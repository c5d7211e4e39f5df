/**
 * The network in figures (docs/product.md#constants), for texts that name them and for the demo's CMS. What the CMS
 * publishes comes before them.
 */
export const networkFigures = {
  /** Year. */
  founded: 2010,
  /** Out of 5, on the review site. */
  rating: 4.9,
  /** People who use the network. */
  members: 50_000,
  agents: 89,
  cities: 15,
  /** Per cent of the profits, to non-profit organisations. */
  donated: 20,
} as const;

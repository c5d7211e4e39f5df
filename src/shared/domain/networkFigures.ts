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
  /** Visits of this site in a month. */
  visits: 20_000,
  /** In social networks. */
  followers: 40_000,
  /** People whom a mailing about a listing reaches. */
  newsletterContacts: 40_000,
  /** Of the newsletter, as its own text says. */
  subscribers: 45_000,
} as const;

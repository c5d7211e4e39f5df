/**
 * What a network says of itself in figures (figures.json of its folder), for texts that name them. Each may be unknown:
 * then what names it is left out. What the CMS publishes comes before them.
 */
export interface NetworkFigures {
  /** Year. */
  founded?: number | undefined;
  /** Out of 5, on the review site. */
  rating?: number | undefined;
  /** People who use the network. */
  members?: number | undefined;
  agents?: number | undefined;
  cities?: number | undefined;
  /** Per cent of the profits, to non-profit organisations. */
  donated?: number | undefined;
  /** Visits of this site in a month. */
  visits?: number | undefined;
  /** In social networks. */
  followers?: number | undefined;
  /** People whom a mailing about a listing reaches. */
  newsletterContacts?: number | undefined;
  /** Of the newsletter, as its own text says. */
  subscribers?: number | undefined;
  fees?: Fees | undefined;
}

/** What the network asks of owners, VAT excluded, in per cent. */
export interface Fees {
  /** Of the price: by exclusivity, municipality and location. */
  sale?: { from: number; to: number } | undefined;
  /** From one monthly rent up to this part of a year's rent, by municipality. */
  letting?: { to: number } | undefined;
}

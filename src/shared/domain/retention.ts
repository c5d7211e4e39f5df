/**
 * How long data of people are kept: what the code deletes by, and what the legal texts state. One place for both
 * (docs/product.md#compliance). A change here changes the texts: they then need a new version (pages/Legal/README.md).
 */
export const retentionPeriods = {
  /** What enquiries, owners' requests and reports of adverts contain, on this site. */
  leadDays: 30,
  /** A subscription or an alert that was never confirmed, and the link that confirms it. */
  unconfirmedDays: 7,
  /** A subscription or an alert after its end. */
  endedDays: 30,
  /** Which homes an alert has been sent. */
  sentHomesDays: 365,
  /** How many forms came from an address: in memory only. */
  senderHours: 24,
  /** A mail that could not be delivered. */
  undeliveredDays: 30,
  /** A list of favourites on its way to another device, encrypted. */
  transferDays: 7,
  /** What a listing earned, after it is gone. */
  goneListingYears: 3,
  /** The proof of a consent, after the last one. */
  proofYears: 3,
  /** The visitor's choice about cookies, before it is asked for again. */
  consentMonths: 24,
} as const;

/** What the visitors of the site did with a listing, as the site counts it: a sum each. */
export const countedBySite = [
  /** It stood in a list that was answered; `shownFirst`: on the list's first page. */
  'shown',
  'shownFirst',
  /** Its page was opened. */
  'opened',
  /** Visits in which more than the first photograph was looked at. */
  'photos',
  /** The telephone or WhatsApp was revealed or pressed. */
  'contacts',
  /** It was shared or printed. */
  'shared',
  /** It was kept as a favourite. */
  'kept',
] as const;
export type CountedBySite = (typeof countedBySite)[number];

/** What the API itself knows: enquiries, those of them that ask for a visit, alerts that it was found for. */
export const countedByApi = ['enquiries', 'visits', 'alerts'] as const;
export type CountedByApi = (typeof countedByApi)[number];

export const resultNumbers = [...countedBySite, ...countedByApi] as const;
export type ResultNumber = (typeof resultNumbers)[number];

/**
 * Where somebody came from who opened a listing, as far as it is counted: the kind of the referrer, never its address.
 * `site`: from another page of the site. `other`: from a website of no other kind. `direct`: the browser did not say.
 */
export const visitOrigins = ['search', 'assistant', 'portal', 'mail', 'site', 'other', 'direct'] as const;
export type VisitOrigin = (typeof visitOrigins)[number];

/** Days are kept for so long, months from then on until the listing itself is erased. */
export const dailyResultsMonths = 13;

/** A site hands over what it counted within so many days of it; later, the API refuses it. */
export const maxBatchDays = 7;

/** Searches that found nothing are told from so many on. */
export const leastEmptySearches = 5;

/** What an agent reads of a week, beside the week before. */
export const weeklyNumbers = ['opened', 'shown', 'contacts', 'kept', 'enquiries'] as const;

/** What the owner of a home reads. */
export const ownerNumbers = ['shown', 'opened', 'photos', 'contacts', 'kept', 'enquiries', 'visits'] as const;

import type { CountedBySite } from './results.ts';

/**
 * Where browsers tell what the site itself does not see, a few words each: `moved`, a page that came without its
 * document; `loaded` and the referrer's host, one whose document no server of the site answered; or what was done with
 * a listing, and its key.
 */
export const usePath = '/seen';

/** The longest of them, in bytes. */
export const maxUseBytes = 120;

/** What was done with a listing. */
export const listingUses = ['photos', 'contacts', 'shared', 'kept'] as const satisfies readonly CountedBySite[];
export type ListingUse = (typeof listingUses)[number];

/**
 * What browsers tell: page views that come without a request for a document, or all, where a CDN answers documents;
 * and what is done with listings.
 */
export type ToldUses = 'moved' | 'all';

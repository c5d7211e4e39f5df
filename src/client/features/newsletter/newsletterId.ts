/** The home page's block: where links to the newsletter lead without scripts. */
export const newsletterId = 'newsletter';

/** The id of the block on the page Home: the target of newsletter links without scripts. */
export const newsletterId = 'newsletter';

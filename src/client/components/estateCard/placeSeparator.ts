/** Stands between street, zone and province of a card, and between floor and aspect. */
export const placeSeparator = '\u00a0· ';

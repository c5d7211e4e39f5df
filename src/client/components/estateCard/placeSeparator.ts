/** Stands between street, zone and province of a card. */
export const placeSeparator = '\u00a0· ';

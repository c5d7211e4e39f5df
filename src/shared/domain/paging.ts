/** Estates a page (PD-22): divides by the two and the three columns of the grid. */
export const pageSize = 24;
export const maxPageSize = 48;

/**
 * No list is counted or paged beyond this many homes: nobody reads further, and counting all would be slow.
 */
export const maxCounted = 10_000;

/** So many languages stand in a line of the header; more find no room there, and are a menu. */
export const mostLanguagesInLine = 3;

/**
 * Available estates from which the page of a town, or of one of its zones, is indexed (docs/product.md#search-engines).
 */
export const minAvailable = 3;

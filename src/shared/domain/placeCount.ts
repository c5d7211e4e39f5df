/**
 * The number that a place is shown with: its available homes. Where the upstream does not tell homes from other kinds,
 * or reserved ones from available ones, those count too.
 */
export const countOfPlace = ({
  count,
  available,
  homes,
}: {
  count: number;
  available?: number | undefined;
  homes?: number | undefined;
}): number => homes ?? available ?? count;

/**
 * Available estates from which the page of a town, or of one of its zones, is indexed (docs/product.md#search-engines).
 */
export const minAvailable = 3;

/** Fewer comparable listings than this say nothing of a price; of openings, `leastAlike` does. */
export const minComparable = 8;

/** Per cent by which a price is still in line with others. */
const inLine = 3;

/** Above this difference, in per cent, a home is not comparable with the others, rather than cheap or expensive. */
const incomparable = 40;

/** What comparable listings ask. */
export interface ComparablePrices {
  count: number;
  /** Euros a square metre; to let, a month. */
  median: number;
  /** Where they are: in the zone of the listing, or its town. */
  scope: 'zone' | 'town';
}

interface PriceFairness extends Pick<ComparablePrices, 'count' | 'scope' | 'median'> {
  way: 'below' | 'inLine' | 'above';
  /** How far the price a square metre is from the median, without a sign, whole. */
  percent: number;
}

/**
 * How a price stands to those of comparable listings; undefined where too few are comparable, and where the difference
 * is so large that the home is none like them.
 * @param price euros, where it is shown
 * @param area m²
 */
export function priceFairness(
  price: number | undefined,
  area: number | undefined,
  comparable: ComparablePrices | undefined,
): PriceFairness | undefined {
  if (!price || !area || !comparable || comparable.count < minComparable || comparable.median <= 0) return undefined;
  const percent = Math.round((price / area / comparable.median - 1) * 100);
  if (Math.abs(percent) > incomparable) return undefined;
  const way = Math.abs(percent) <= inLine ? 'inLine' : percent < 0 ? 'below' : 'above';
  return { ...comparable, way, percent: Math.abs(percent) };
}

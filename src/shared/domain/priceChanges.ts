/** A price, and since when. */
export interface PricePoint {
  /** ISO 8601. */
  date: string;
  /** Euros. */
  price: number;
}

/** Dated prices in the order of their dates, without those that changed nothing. */
export function priceChanges(points: readonly PricePoint[]): PricePoint[] {
  const inOrder = [...points].sort((one, other) => Date.parse(one.date) - Date.parse(other.date));
  return inOrder.filter((point, at) => at === 0 || point.price !== inOrder[at - 1]!.price);
}

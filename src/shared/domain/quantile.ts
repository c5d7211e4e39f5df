/**
 * A quantile of sorted numbers, between two of them in proportion (Hyndman and Fan's type 7, as R and NumPy have it).
 * @param sorted ascending, at least one
 * @param part from 0 to 1: 0.5 is the median
 */
export function quantile(sorted: readonly number[], part: number): number {
  const position = part * (sorted.length - 1);
  const below = Math.floor(position);
  const lower = sorted[below]!;
  return lower + (position - below) * ((sorted[below + 1] ?? lower) - lower);
}

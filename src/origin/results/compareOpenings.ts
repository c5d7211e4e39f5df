import { leastAlike, type OpeningsCompared } from '#shared/domain/openings.ts';
import { quantile } from '#shared/domain/quantile.ts';

/** A home that was on the site in all of a week. */
export interface ComparedHome {
  key: number;
  /** Of the same operation, kind and town. */
  group: string;
  /** Euros. */
  price: number;
  opened: number;
}

/** The part of its price by which another may differ. */
const band = 0.25;

/** Others on each side of it in price: more make nothing clearer, and the work longer. */
const maxOnSide = 100;

/** Those beside a home in a list by price, as far as their price is like its own. */
function alike(sorted: readonly ComparedHome[], at: number): ComparedHome[] {
  const { price } = sorted[at]!;
  const cheaper = sorted.slice(Math.max(0, at - maxOnSide), at).filter((other) => other.price >= price * (1 - band));
  const dearer = sorted.slice(at + 1, at + 1 + maxOnSide).filter((other) => other.price <= price * (1 + band));
  return [...cheaper, ...dearer];
}

/**
 * How often homes were opened beside those like them (docs/product.md#results-of-a-home): of the same operation, kind
 * and town, a quarter dearer or cheaper, of which the hundred nearest on either side count.
 * @returns by key; without those that too few are like
 */
export function compareOpenings(homes: readonly ComparedHome[]): Map<number, OpeningsCompared> {
  const compared = new Map<number, OpeningsCompared>();
  for (const group of Map.groupBy(homes, (home) => home.group).values()) {
    if (group.length <= leastAlike) continue;
    const sorted = group.toSorted((one, other) => one.price - other.price || one.key - other.key);
    sorted.forEach(({ key, opened }, at) => {
      const others = alike(sorted, at).map((other) => other.opened);
      if (others.length < leastAlike) return;
      compared.set(key, {
        count: others.length,
        median: quantile(
          others.sort((one, other) => one - other),
          0.5,
        ),
        fewer: others.filter((other) => other < opened).length,
        more: others.filter((other) => other > opened).length,
      });
    });
  }
  return compared;
}

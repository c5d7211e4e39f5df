import type { FacetCells } from './facetCells.ts';

/** Bits of a half of a mask of features and marks, for operators that stop at 32. Both halves must hold every mark. */
const halfBits = 26;

/** Several filters count the same cells. */
const known = new WeakMap<FacetCells, number[]>();

/** How many estates have each feature or mark, by its position. */
export function positionSums(found: FacetCells): readonly number[] {
  const sums = known.get(found) ?? sumsOf(found);
  known.set(found, sums);
  return sums;
}

function sumsOf({ cells }: FacetCells): number[] {
  const sums = Array<number>(2 * halfBits).fill(0);
  const add = (half: number, first: number, weight: number) => {
    for (let rest = half; rest !== 0; rest &= rest - 1) sums[first + 31 - Math.clz32(rest & -rest)]! += weight;
  };
  for (const { features, weight } of cells) {
    add(features % 2 ** halfBits, 0, weight);
    add(Math.floor(features / 2 ** halfBits), halfBits, weight);
  }
  return sums;
}

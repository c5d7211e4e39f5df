import { eachPosition, positionCount } from '../../db/facts/maskColumns.ts';
import type { FacetCells } from './facetCells.ts';

/** Several filters count the same cells. */
const known = new WeakMap<FacetCells, number[]>();

/** How many estates have each feature or mark, by its position. */
export function positionSums(found: FacetCells): readonly number[] {
  const sums = known.get(found) ?? sumsOf(found);
  known.set(found, sums);
  return sums;
}

function sumsOf({ cells }: FacetCells): number[] {
  const sums = Array<number>(positionCount).fill(0);
  for (const cell of cells)
    eachPosition(cell, (position) => {
      sums[position]! += cell.weight;
    });
  return sums;
}

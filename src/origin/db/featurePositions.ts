import { featureIds } from '#shared/domain/estate.ts';

/** Positions in featureIds of the features in a mask. Without bit operators, which stop at 32 bits: masks have 38. */
export function featurePositions(mask: number): number[] {
  const positions: number[] = [];
  for (
    let position = 0, rest = mask;
    rest > 0 && position < featureIds.length;
    position += 1, rest = Math.floor(rest / 2)
  ) {
    if (rest % 2 === 1) positions.push(position);
  }
  return positions;
}

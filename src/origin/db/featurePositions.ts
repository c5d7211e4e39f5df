/**
 * Positions of the bits in a mask: of features in featureIds, of marks by markPosition. Without bit operators, which
 * stop at 32 bits.
 */
export function featurePositions(mask: number): number[] {
  const positions: number[] = [];
  for (let position = 0, rest = mask; rest > 0; position += 1, rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) positions.push(position);
  }
  return positions;
}

interface Orientations {
  orientationNorth: boolean;
  orientationSouth: boolean;
  orientationEast: boolean;
  orientationWest: boolean;
}

/**
 * Whether a home counts as bright (docs/product.md#brightness, PD-33): orientations are counted in the order N, S, E,
 * W, a missing one sets the count back to zero, and the count that remains must be over one. In effect: east and west.
 */
export function isBright({
  orientationNorth,
  orientationSouth,
  orientationEast,
  orientationWest,
}: Orientations): boolean {
  let count = 0;
  for (const open of [orientationNorth, orientationSouth, orientationEast, orientationWest])
    count = open ? count + 1 : 0;
  return count > 1;
}

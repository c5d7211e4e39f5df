/** Metres a minute, 4.8 km an hour. */
export const walkingSpeed = 80;

/** How much longer a way through streets is than the straight line. */
export const walkingDetour = 1.3;

/** The longest walk that is worth a line. */
export const maxWalkMinutes = 15;

/** In a straight line, metres. */
export const maxWalkDistance = (maxWalkMinutes * walkingSpeed) / walkingDetour;

/** Minutes to which a walk is rounded that begins anywhere in a square of 500 m (PD-34). */
const approximateStep = 5;

/**
 * How long somebody walks.
 * @param distance in a straight line, metres
 * @param isExact whether it is from the door, not from the middle of the square that a home stands in
 * @returns whole minutes; of five, where it is not exact
 */
export function walkingMinutes(distance: number, isExact: boolean): number {
  const step = isExact ? 1 : approximateStep;
  return Math.max(step, Math.round((distance * walkingDetour) / walkingSpeed / step) * step);
}

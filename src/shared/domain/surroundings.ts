/**
 * Metres to which a distance is rounded: several exact ones would tell where a home stands whose place is not shown.
 */
const steps = { exact: 10, approximate: 250 } as const;

/**
 * A distance from a home as it may be told.
 * @param metres as it is
 * @param isExact whether the home's place is shown exactly
 * @returns metres, at least one step
 */
export function toldDistance(metres: number, isExact: boolean): number {
  const step = isExact ? steps.exact : steps.approximate;
  return Math.max(step, Math.round(metres / step) * step);
}

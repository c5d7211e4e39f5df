/**
 * The number that digits stand for: `300.000`, `1,2`, `300'000`, `1.200,50`. Three digits behind a mark are thousands.
 * @param isOfMillions `1,250 millones` has three decimals
 */
export function numberOf(digits: string, isOfMillions = false): number {
  const groups = digits.split(/[.,'’]/);
  const marks = digits.replace(/\d/g, '');
  const last = groups.at(-1)!;
  const isSingle = groups.length === 2;
  const isDecimal =
    groups.length > 1 &&
    (last.length !== 3 || groups[0] === '0' || (isOfMillions && isSingle)) &&
    (isSingle || marks.at(-1) !== marks.charAt(0));
  return Number(isDecimal ? `${groups.slice(0, -1).join('')}.${last}` : groups.join(''));
}

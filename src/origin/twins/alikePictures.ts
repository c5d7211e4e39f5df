/**
 * Bits in which the hashes of two pictures may differ that are the same one in another size, quality or crop. Of the
 * demo's pictures, nine in ten are within it when they are made smaller and compressed; no two of its homes have two
 * pictures that are.
 */
export const maxHashDistance = 6;

/** In how many bits two hashes (pictureHash.ts) differ. */
export function hashDistance(a: string, b: string): number {
  let rest = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let bits = 0;
  for (; rest > 0n; rest &= rest - 1n) bits += 1;
  return bits;
}

const areAlike = (a: string, b: string): boolean => hashDistance(a, b) <= maxHashDistance;

/** Without pictures that are like one before: a plan or a logo that is there twice is one. */
const different = (hashes: readonly string[]): string[] =>
  hashes.reduce<string[]>((found, hash) => (found.some((one) => areAlike(one, hash)) ? found : [...found, hash]), []);

/** How many pictures two listings have in common, by the hashes of each. */
export function countAlike(ones: readonly string[], others: readonly string[]): number {
  const left = different(others);
  return different(ones).filter((one) => {
    const position = left.findIndex((other) => areAlike(one, other));
    if (position >= 0) left.splice(position, 1);
    return position >= 0;
  }).length;
}

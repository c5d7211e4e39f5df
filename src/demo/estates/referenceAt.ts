const space = 100_000_000;
/** Coprime to the space, so that every index below it has digits of its own. */
const stride = 61_803_399;

/**
 * The reference of the index-th home, as 'MS0116-3310': the agent's initials, and eight digits that no other index
 * below a hundred million has.
 */
export function referenceAt(index: number, seed: number, initials: string): string {
  const digits = String(((index % space) * stride + ((seed >>> 0) % 9973) * 7907 + 1_163_310) % space).padStart(8, '0');
  return `${initials}${digits.slice(0, 4)}-${digits.slice(4)}`;
}

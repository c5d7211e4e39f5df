/** Milliseconds for which a confirmation holds. */
const validMs = 1_000;

/**
 * Whether an upstream still answers what it always has: asked before a good answer is given up because it was not
 * found, and once for all that are not found at a time.
 * @param ask one call; a rejection counts as no
 * @param now milliseconds
 */
export function createConfirmation(ask: () => Promise<boolean>, now: () => number): () => Promise<boolean> {
  let askedAt = -Infinity;
  let isWell = Promise.resolve(false);
  return () => {
    if (now() - askedAt < validMs) return isWell;
    askedAt = now();
    isWell = ask().catch(() => false);
    return isWell;
  };
}

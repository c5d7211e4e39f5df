import { ApiError } from './ApiError.ts';

/**
 * Maps each answer once: on the server a cached answer is the same object for every page that shows it, so its mapping
 * is too. What comes out is shared, and must not be changed.
 * @returns the mapping; it throws ApiError with status 0 for an answer of another shape, which is an upstream that
 * fails
 */
export function mapOnce<In extends object, Out>(map: (answer: In) => Out): (answer: In) => Out {
  const made = new WeakMap<In, Out>();
  return (answer) => {
    const known = made.get(answer);
    if (known !== undefined) return known;
    try {
      const mapped = map(answer);
      made.set(answer, mapped);
      return mapped;
    } catch (error) {
      throw new ApiError(0, null, error);
    }
  };
}

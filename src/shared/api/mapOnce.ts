/**
 * Maps each answer once: on the server a cached answer is the same object for every page that shows it, so its mapping is too.
 * What comes out is shared, and must not be changed.
 */
export function mapOnce<In extends object, Out>(map: (answer: In) => Out): (answer: In) => Out {
  const made = new WeakMap<In, Out>();
  return (answer) => {
    const known = made.get(answer);
    if (known !== undefined) return known;
    const mapped = map(answer);
    made.set(answer, mapped);
    return mapped;
  };
}

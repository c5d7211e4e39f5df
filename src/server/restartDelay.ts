/** Milliseconds before a dead process is started again: doubled at each death soon after the last one, up to the longest. */
const first = 200;
const longest = 10_000;
/** One that lived this long starts its count anew. */
const settledAfter = 30_000;

/** @returns the delay after the next death, given for how long the process lived */
export function createRestartDelay(): (lived: number) => number {
  let delay = first;
  return (lived) => (delay = lived > settledAfter ? first : Math.min(delay * 2, longest));
}

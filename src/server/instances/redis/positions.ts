/** A position among the purges is the id of an entry of a Redis stream: `milliseconds-number`. */
const split = (position: string): [number, number] => {
  const [milliseconds, number] = position.split('-');
  return [Number(milliseconds), Number(number)];
};

/** Negative when `a` comes before `b`. */
export function comparePositions(a: string, b: string): number {
  const [millisecondsOfA, numberOfA] = split(a);
  const [millisecondsOfB, numberOfB] = split(b);
  return millisecondsOfA - millisecondsOfB || numberOfA - numberOfB;
}

/** Its time by Redis's clock: epoch milliseconds. */
export const timeOf = (position: string): number => split(position)[0];

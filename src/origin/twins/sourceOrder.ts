/** Compares two sources by which comes first. */
export type SourceOrder = (a: string, b: string) => number;

/** Those of the network's folder in the order of its files, then those of which listings came by command, by name. */
export function sourceOrder(sources: readonly string[]): SourceOrder {
  const positions = new Map(sources.map((name, position) => [name, position]));
  const positionOf = (name: string): number => positions.get(name) ?? sources.length;
  return (a, b) => positionOf(a) - positionOf(b) || (a < b ? -1 : Number(a > b));
}

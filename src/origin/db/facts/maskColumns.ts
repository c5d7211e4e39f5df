/**
 * The columns that hold an estate's features and marks, a bit each, in rows of estates and of what alerts look for. A
 * fact is known by its position everywhere else: that of a feature in featureIds, that of a mark in estateMarks.ts. For
 * positions beyond the last column add a name here, and by a migration the column to both tables.
 */
export const maskColumns = ['features', 'marks'] as const;

export type Masks = Record<(typeof maskColumns)[number], number>;

/** Within the 53 that a JavaScript number holds exactly. */
const bitsPerColumn = 52;

/** How many positions there are. */
export const positionCount = maskColumns.length * bitsPerColumn;

/** The columns of some positions. One that is given twice counts once. */
export function masksOf(positions: readonly number[]): Masks {
  const masks: Masks = { features: 0, marks: 0 };
  for (const position of new Set(positions))
    masks[maskColumns[Math.floor(position / bitsPerColumn)]!] += 2 ** (position % bitsPerColumn);
  return masks;
}

/** JavaScript's bit operators stop at 32 bits: a column is read in halves. */
const halfBits = bitsPerColumn / 2;

/** Calls `visit` with each position whose bit is set. */
export function eachPosition(masks: Masks, visit: (position: number) => void): void {
  let first = 0;
  for (const column of maskColumns) {
    const mask = masks[column];
    const high = Math.floor(mask / 2 ** halfBits);
    eachBit(mask - high * 2 ** halfBits, first, visit);
    eachBit(high, first + halfBits, visit);
    first += bitsPerColumn;
  }
}

/** From the lowest bit that is set to the highest. A loop over all bits takes ten times as long for the facets. */
function eachBit(bits: number, first: number, visit: (position: number) => void): void {
  for (let rest = bits | 0; rest !== 0; rest &= rest - 1) visit(first + 31 - Math.clz32(rest & -rest));
}

export function positionsIn(masks: Masks): number[] {
  const positions: number[] = [];
  eachPosition(masks, (position) => positions.push(position));
  return positions;
}

export const hasPosition = (masks: Masks, position: number): boolean =>
  Math.floor(masks[maskColumns[Math.floor(position / bitsPerColumn)]!] / 2 ** (position % bitsPerColumn)) % 2 === 1;

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
const half = 2 ** (bitsPerColumn / 2);

/** Calls `visit` with each position whose bit is set. */
export function eachPosition(masks: Masks, visit: (position: number) => void): void {
  maskColumns.forEach((column, index) => {
    const first = index * bitsPerColumn;
    eachBit(masks[column] % half, first, visit);
    eachBit(Math.floor(masks[column] / half), first + bitsPerColumn / 2, visit);
  });
}

function eachBit(bits: number, first: number, visit: (position: number) => void): void {
  for (let position = first, rest = bits; rest !== 0; position += 1, rest >>>= 1) if (rest & 1) visit(position);
}

export function positionsIn(masks: Masks): number[] {
  const positions: number[] = [];
  eachPosition(masks, (position) => positions.push(position));
  return positions;
}

export const hasPosition = (masks: Masks, position: number): boolean =>
  Math.floor(masks[maskColumns[Math.floor(position / bitsPerColumn)]!] / 2 ** (position % bitsPerColumn)) % 2 === 1;

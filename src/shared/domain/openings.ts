/** How often a listing was opened in a week, beside listings like it. */
export interface OpeningsCompared {
  /** Of the others. */
  count: number;
  /** The middle of their openings. */
  median: number;
  /** How many of them were opened less often, and more often. */
  fewer: number;
  more: number;
}

/** Fewer listings than this say nothing of another one's openings; of its price, `minComparable` does. */
export const leastAlike = 8;

/** Below this many openings, of the listing and of the middle, the order is chance. */
const minOpenings = 10;

/** The part of the others that has to be on one side before it is said. */
const clearPart = 0.8;

/** From so many others on, the part is said in per cent; before, in numbers. */
const minForPercent = 20;

export interface Standing {
  way: 'less' | 'more';
  /** So many of the others are opened more often (`less`), or less often. */
  others: number;
  /** The same in per cent, rounded down to steps of five; absent where they are few. */
  percent?: number;
}

/** Where a listing clearly stands among those like it; undefined where that is not clear. */
export function standingOf(opened: number, { count, median, fewer, more }: OpeningsCompared): Standing | undefined {
  if (count < leastAlike || Math.max(opened, median) < minOpenings) return undefined;
  const others = Math.max(fewer, more);
  if (others / count < clearPart) return undefined;
  return {
    way: more > fewer ? 'less' : 'more',
    others,
    ...(count < minForPercent ? {} : { percent: Math.floor((others / count) * 20) * 5 }),
  };
}

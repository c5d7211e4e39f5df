/** Bytes of the source's tiles that stand together in both files. */
export interface Segment {
  /** From the beginning of the source's tiles. */
  from: number;
  /** From the beginning of the new file's. */
  to: number;
  length: number;
}

/** What one request brings: `length` bytes of the source's tiles, of which the segments are kept. */
export interface Part {
  from: number;
  length: number;
  segments: Segment[];
}

/** Bytes of a request: what is lost by a cut, at most, for each that runs. */
export const partBytes = 4 * 1024 * 1024;

/** The share of bytes that may be fetched for nothing, so that requests are fewer. */
const maxOverfetch = 0.05;

const inPieces = (segments: readonly Segment[], size: number): Segment[] =>
  segments.flatMap(({ from, to, length }) =>
    Array.from({ length: Math.ceil(length / size) }, (_, at) => ({
      from: from + at * size,
      to: to + at * size,
      length: Math.min(size, length - at * size),
    })),
  );

/** The gaps behind segments that are worth fetching: the smallest, until the share is used up. */
function filledGaps(sorted: readonly Segment[]): Set<number> {
  const gaps = sorted.slice(1).map(({ from }, at) => ({ at, size: from - (sorted[at]!.from + sorted[at]!.length) }));
  let left = sorted.reduce((sum, { length }) => sum + length, 0) * maxOverfetch;
  const filled = new Set<number>();
  for (const { at, size } of gaps.toSorted((a, b) => a.size - b.size)) {
    left -= size;
    if (left < 0) break;
    filled.add(at);
  }
  return filled;
}

/** The requests that bring some segments, by their place in the source. @param size bytes of a request at most */
export function planParts(segments: readonly Segment[], size = partBytes): Part[] {
  const sorted = inPieces(segments, size).sort((a, b) => a.from - b.from);
  const filled = filledGaps(sorted);
  const parts: Part[] = [];
  sorted.forEach((segment, at) => {
    const part = parts.at(-1);
    const end = segment.from + segment.length;
    if (part && filled.has(at - 1) && end - part.from <= size) {
      part.segments.push(segment);
      part.length = end - part.from;
    } else parts.push({ from: segment.from, length: segment.length, segments: [segment] });
  });
  return parts;
}

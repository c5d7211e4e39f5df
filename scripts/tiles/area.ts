/** Degrees; `west` and `south` are the lower ones. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The zooms that show the whole country: without their tiles, a map of a few provinces would have holes. */
export const overviewZoom = 7;

/** Spain with its islands, and what is around it on a map of the country. */
export const overviewBox: Box = { west: -18.5, south: 27.4, east: 4.6, north: 44 };

/**
 * A box of the command line.
 * @param text `west,south,east,north` in degrees
 * @throws TypeError where it is none
 */
export function parseBox(text: string): Box {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const [west = NaN, south = NaN, east = NaN, north = NaN] = numbers;
  const isOnEarth = west >= -180 && east <= 180 && south >= -85 && north <= 85;
  if (numbers.length !== 4 || !isOnEarth || !(west < east) || !(south < north))
    throw new TypeError(`--bbox ${text} must be west,south,east,north in degrees, as -6.5,36,-5.2,36.9`);
  return { west, south, east, north };
}

/** The box around several. */
export const boxAround = (boxes: readonly Box[]): Box => ({
  west: Math.min(...boxes.map(({ west }) => west)),
  south: Math.min(...boxes.map(({ south }) => south)),
  east: Math.max(...boxes.map(({ east }) => east)),
  north: Math.max(...boxes.map(({ north }) => north)),
});

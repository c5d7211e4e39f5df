import { zxyToTileId } from 'pmtiles';
import { overviewBox, overviewZoom, type Box } from './area.ts';

/** Tiles whose ids follow one another: `from`, and those before `to`. */
export interface IdRange {
  from: number;
  to: number;
}

/** A box on the square that zoom 0 shows: x to the east, y to the south, both from 0 to 1. */
interface Square {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const yOf = (lat: number): number => (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;

const squareOf = ({ west, south, east, north }: Box): Square => ({
  left: west / 360 + 0.5,
  top: yOf(north),
  right: east / 360 + 0.5,
  bottom: yOf(south),
});

const touches = (a: Square, b: Square): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

const holds = (outer: Square, inner: Square): boolean =>
  outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top && outer.bottom >= inner.bottom;

/** How many tiles the zooms before have. */
const firstIdOf = (zoom: number): number => (4 ** zoom - 1) / 3;

/** What a tile holds at a zoom below it: along the Hilbert curve the tiles within one follow one another. */
function within(z: number, x: number, y: number, zoom: number): IdRange {
  const count = 4 ** (zoom - z);
  const from = firstIdOf(zoom) + (zxyToTileId(z, x, y) - firstIdOf(z)) * count;
  return { from, to: from + count };
}

/** The tiles of a zoom that touch one of some squares, of those within a tile. */
function rangesIn(z: number, x: number, y: number, zoom: number, squares: readonly Square[]): IdRange[] {
  const side = 2 ** -z;
  const tile: Square = { left: x * side, top: y * side, right: (x + 1) * side, bottom: (y + 1) * side };
  const near = squares.filter((square) => touches(square, tile));
  if (near.length === 0) return [];
  if (z === zoom || near.some((square) => holds(square, tile))) return [within(z, x, y, zoom)];
  return [0, 1, 2, 3].flatMap((part) => rangesIn(z + 1, 2 * x + (part & 1), 2 * y + (part >> 1), zoom, near));
}

/** Joined where one begins where another ends. @param ranges that do not overlap */
function joined(ranges: readonly IdRange[]): IdRange[] {
  const result: IdRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last?.to === range.from) last.to = range.to;
    else result.push({ ...range });
  }
  return result;
}

/**
 * The tiles of an area from zoom 0 to `maxZoom`, and up to zoom 7 those of the whole country.
 * @returns ids as github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md counts them, ascending
 */
export function coverArea(boxes: readonly Box[], maxZoom: number): IdRange[] {
  const area = boxes.map(squareOf);
  const overview = [...area, squareOf(overviewBox)];
  const zooms = Array.from({ length: maxZoom + 1 }, (_, zoom) => zoom);
  return joined(zooms.flatMap((zoom) => rangesIn(0, 0, 0, zoom, zoom <= overviewZoom ? overview : area)));
}

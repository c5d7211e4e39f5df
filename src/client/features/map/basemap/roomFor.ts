import { project, type LngLat } from '../mercator.ts';
import type { TileArea } from './drawSheet.ts';

/** A marker that a name must not cover. Its box in pixels: half its width, and from its place to its top and bottom. */
export interface Obstacle extends LngLat {
  half: number;
  top: number;
  bottom: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What of a map at rest is free: within its frame, beside what lies on it. In pixels of the world at its zoom. */
export interface FreeArea {
  zoom: number;
  frame: Box;
  /** Buttons, texts and cards. */
  covers: readonly Box[];
}

/** The middle of a name, in pixels of a tile. */
interface Middle {
  x: number;
  y: number;
}

/** The middle of a name in pixels of a tile, and its width. */
export interface NamePlace extends Middle {
  width: number;
}

/** Half the height of a name, with its halo, in pixels. */
const halfName = 8;
/** Pixels by which a name may be moved: farther away it would name something else. */
const maxMove = 44;
/** Pixels between a name and the frame's edge. */
const edge = 4;

const toBox = ({ x, y, width }: NamePlace): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - halfName,
  bottom: y + halfName,
});

export const touches = (a: Box) => (b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

const shifted = ({ left, right, top, bottom }: Box, { x, y }: Middle): Box => ({
  left: left - x,
  right: right - x,
  top: top - y,
  bottom: bottom - y,
});

const everywhere: Box = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const moveInside = (name: NamePlace, { left, right, top, bottom }: Box): NamePlace => ({
  ...name,
  x: clamp(name.x, left + name.width / 2 + edge, right - name.width / 2 - edge),
  y: clamp(name.y, top + halfName + edge, bottom - halfName - edge),
});

function isInside(name: NamePlace, frame: Box): boolean {
  const { x, y } = moveInside(name, frame);
  return x === name.x && y === name.y;
}

/** In pixels of the world at a zoom. */
export function boxOf({ half, top, bottom, ...place }: Obstacle, zoom: number): Box {
  const { x, y } = project(place, zoom);
  return { left: x - half, right: x + half, top: y - top, bottom: y + bottom };
}

/** The places beside what covers a name, in the order in which they are tried. */
function placesBeside(name: NamePlace, covering: readonly Box[]): NamePlace[] {
  const { width } = name;
  return [
    { ...name, y: Math.min(...covering.map(({ top }) => top)) - halfName },
    { ...name, y: Math.max(...covering.map(({ bottom }) => bottom)) + halfName },
    { ...name, x: Math.min(...covering.map(({ left }) => left)) - width / 2 },
    { ...name, x: Math.max(...covering.map(({ right }) => right)) + width / 2 },
  ];
}

/**
 * Keeps the names of a tile clear of the markers, of a map's frame and of what lies on it: each where it should be, or
 * as near as there is room.
 * @param free of the map, for the names of its zoom
 * @returns of names, the middle of each, in their order; undefined for those without room
 */
export function roomFor(
  obstacles: readonly Obstacle[],
  tile: TileArea,
  free?: FreeArea,
): (names: readonly NamePlace[]) => (Middle | undefined)[] {
  const { frame = everywhere, covers } = free?.zoom === tile.zoom ? free : { covers: [] };
  const inner = shifted(frame, tile);
  const closed = [...obstacles.map((obstacle) => boxOf(obstacle, tile.zoom)), ...covers].map((box) =>
    shifted(box, tile),
  );
  return (names) => {
    const isFree = (name: NamePlace) => isInside(name, inner) && !closed.some(touches(toBox(name)));
    const taken = names.filter(isFree).map(toBox);
    return names.map((name) => {
      if (isFree(name)) return name;
      const nearest = moveInside(name, inner);
      const beside = placesBeside(nearest, closed.filter(touches(toBox(nearest))));
      const moved = [nearest, ...beside].find(
        (next) =>
          Math.hypot(next.x - name.x, next.y - name.y) <= maxMove && isFree(next) && !taken.some(touches(toBox(next))),
      );
      if (moved) taken.push(toBox(moved));
      return moved;
    });
  };
}

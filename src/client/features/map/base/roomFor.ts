import { project, type LngLat, type Point } from '../mercator.ts';

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

/**
 * Pixels by which a name may be moved, or stand from the middle of the marker at its place: farther away it would name
 * something else.
 */
const maxMove = 44;
/** Pixels between a name and the frame's edge. */
const edge = 4;

const touches = (a: Box) => (b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

const moved = ({ left, right, top, bottom }: Box, { x, y }: Point): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});

/** In pixels of the world at a zoom. */
function boxOf({ half, top, bottom, ...place }: Obstacle, zoom: number): Box {
  const { x, y } = project(place, zoom);
  return { left: x - half, right: x + half, top: y - top, bottom: y + bottom };
}

/** By how much a side is outside of what it must not cross. */
const beyond = (low: number, high: number, least: number, most: number): number =>
  low < least ? least - low : high > most ? most - high : 0;

const intoFrame = ({ left, right, top, bottom }: Box, frame: Box): Point => ({
  x: beyond(left, right, frame.left + edge, frame.right - edge),
  y: beyond(top, bottom, frame.top + edge, frame.bottom - edge),
});

/** The moves that put a name beside what covers it, in the order in which they are tried. */
function movesBeside(name: Box, covering: readonly Box[]): Point[] {
  if (covering.length === 0) return [];
  return [
    { x: 0, y: Math.min(...covering.map(({ top }) => top)) - name.bottom },
    { x: 0, y: Math.max(...covering.map(({ bottom }) => bottom)) - name.top },
    { x: Math.min(...covering.map(({ left }) => left)) - name.right, y: 0 },
    { x: Math.max(...covering.map(({ right }) => right)) - name.left, y: 0 },
  ];
}

/** Whether a name that was moved still stands beside its place. */
function isNear(name: Box, move: Point, closed: readonly Box[]): boolean {
  if (Math.hypot(move.x, move.y) <= maxMove) return true;
  const [x, y] = [(name.left + name.right) / 2, (name.top + name.bottom) / 2];
  if (move.y !== 0 || !closed.some(touches({ left: x, right: x, top: y, bottom: y }))) return false;
  // At the side of the marker of its own place a long name's middle is farther away than its beginning.
  const { left, right } = moved(name, move);
  return Math.abs(beyond(x, x, left, right)) <= maxMove;
}

/**
 * How a name is moved clear of the markers, of a map's frame and of what lies on it.
 * @param name in pixels of the world at a zoom
 * @param free of the map, for the names of its zoom
 * @returns the move in pixels, none where it is clear; undefined where there is no room nearby
 */
export function roomFor(
  name: Box,
  zoom: number,
  obstacles: readonly Obstacle[],
  free: FreeArea | undefined,
): Point | undefined {
  const { frame, covers = [] } = free?.zoom === zoom ? free : {};
  const markers = obstacles.map((obstacle) => boxOf(obstacle, zoom));
  const closed = [...markers, ...covers];
  const isFree = (move: Point): boolean => {
    const box = moved(name, move);
    if (closed.some(touches(box))) return false;
    const { x, y } = frame ? intoFrame(box, frame) : { x: 0, y: 0 };
    return x === 0 && y === 0;
  };
  const inside = frame ? intoFrame(name, frame) : { x: 0, y: 0 };
  const nearest = moved(name, inside);
  const beside = movesBeside(nearest, closed.filter(touches(nearest)));
  return [inside, ...beside.map(({ x, y }) => ({ x: inside.x + x, y: inside.y + y }))].find(
    (move) => isNear(name, move, markers) && isFree(move),
  );
}

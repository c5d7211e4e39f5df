import { project, type LngLat } from '../mercator.ts';
import type { TileArea } from './drawSheet.ts';

/** A marker that a name must not cover. Its box in pixels: half its width, and from its place to its top and bottom. */
export interface Obstacle extends LngLat {
  half: number;
  top: number;
  bottom: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The middle of a name in pixels of a tile, and its width. */
export interface NamePlace {
  x: number;
  y: number;
  width: number;
}

/** Half the height of a name, with its halo, in pixels. */
const halfName = 8;
/** Pixels by which a name may be moved: farther away it would name something else. */
const maxMove = 44;

const toBox = ({ x, y, width }: NamePlace): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - halfName,
  bottom: y + halfName,
});

const touches = (a: Box) => (b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/**
 * Keeps the names of a tile clear of the markers: each where it should be, or above or below what is there.
 * @returns of names, the y of each, in their order; undefined for those without room
 */
export function roomFor(
  obstacles: readonly Obstacle[],
  tile: TileArea,
): (names: readonly NamePlace[]) => (number | undefined)[] {
  const markers = obstacles.map(({ half, top, bottom, ...place }): Box => {
    const point = project(place, tile.zoom);
    const [x, y] = [point.x - tile.x, point.y - tile.y];
    return { left: x - half, right: x + half, top: y - top, bottom: y + bottom };
  });
  return (names) => {
    const isFree = (name: NamePlace) => !markers.some(touches(toBox(name)));
    const taken = [...markers, ...names.filter(isFree).map(toBox)];
    return names.map((name) => {
      const covered = markers.filter(touches(toBox(name)));
      if (covered.length === 0) return name.y;
      const above = Math.min(...covered.map(({ top }) => top)) - halfName;
      const below = Math.max(...covered.map(({ bottom }) => bottom)) + halfName;
      const moved = [above, below].find(
        (y) => Math.abs(y - name.y) <= maxMove && !taken.some(touches(toBox({ ...name, y }))),
      );
      if (moved !== undefined) taken.push(toBox({ ...name, y: moved }));
      return moved;
    });
  };
}

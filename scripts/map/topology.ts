import type { Point } from './conicProjection.ts';

/**
 * The part of TopoJSON that an atlas of provinces uses: borders as arcs, each once, named by number; `~n` is arc n
 * backwards.
 */
export interface Topology {
  transform: { scale: Point; translate: Point };
  arcs: readonly (readonly Point[])[];
  objects: { provinces: { geometries: readonly Province[] }; municipalities?: { geometries: readonly Province[] } };
}

export type Province = { id: string; properties: { name: string } } & (
  | { type: 'Polygon'; arcs: readonly (readonly number[])[] }
  | { type: 'MultiPolygon'; arcs: readonly (readonly (readonly number[])[])[] }
);

/** The arcs as places: an atlas writes each point as its step from the one before, in whole units of its own. */
export function placesOf({ arcs, transform: { scale, translate } }: Topology): Point[][] {
  return arcs.map((steps) => {
    let [x, y] = [0, 0];
    return steps.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
    });
  });
}

/** The outer rings of a province, islands too, joined from arcs. Holes are left out: other provinces fill them. */
export function outerRings(province: Province, arcs: readonly (readonly Point[])[]): Point[][] {
  const polygons = province.type === 'Polygon' ? [province.arcs] : province.arcs;
  return polygons.map(([outer]) =>
    outer!.flatMap((index, position) => {
      const arc = index < 0 ? arcs[~index]!.toReversed() : arcs[index]!;
      return position === 0 ? [...arc] : arc.slice(1);
    }),
  );
}

const distanceToLine = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
};

/**
 * Douglas and Peucker: leaves out the points that lie within `tolerance` of the line without them. Ends stay, so arcs
 * still meet.
 */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  let farthest = 0;
  let most = tolerance;
  for (let index = 1; index < line.length - 1; index += 1) {
    const distance = distanceToLine(line[index]!, first, last);
    if (distance > most) [farthest, most] = [index, distance];
  }
  if (farthest === 0) return [first, last];
  return [...simplify(line.slice(0, farthest + 1), tolerance), ...simplify(line.slice(farthest), tolerance).slice(1)];
}

/** Of a ring, in square units of the drawing. */
export function areaOf(ring: readonly Point[]): number {
  return (
    Math.abs(
      ring.reduce((sum, [x, y], index) => {
        const [nextX, nextY] = ring[(index + 1) % ring.length]!;
        return sum + x * nextY - nextX * y;
      }, 0),
    ) / 2
  );
}

/** The middle of a ring's area. */
export function middleOf(ring: readonly Point[]): Point {
  let [sum, right, down] = [0, 0, 0];
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    const part = x * nextY - nextX * y;
    [sum, right, down] = [sum + part, right + (x + nextX) * part, down + (y + nextY) * part];
  }
  return [right / (3 * sum), down / (3 * sum)];
}

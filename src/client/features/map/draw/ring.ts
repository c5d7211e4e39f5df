import { encodeArea, readArea, touchesItself, type AreaPoint } from '#shared/domain/drawnArea.ts';
import type { LngLat, Point } from '../mercator.ts';

/** As many as an area may have (drawnArea.ts). */
const maxPoints = 100;
const fewestPoints = 3;

/** Pixels that a simplified line may be away from the drawn one, to begin with. */
const firstTolerance = 1.5;

function distanceTo(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - share * dx, point.y - from.y - share * dy);
}

/** The points of a line that it needs to stay within a tolerance (Douglas and Peucker). */
function thinned(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let [farthest, most] = [0, 0];
  points.forEach((point, at) => {
    const distance = distanceTo(point, first, last);
    if (distance > most) [farthest, most] = [at, distance];
  });
  if (most <= tolerance) return [first, last];
  return [
    ...thinned(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...thinned(points.slice(farthest), tolerance),
  ];
}

/** A drawn line with as many points as an area may have. @param points in pixels */
export function simplify(points: readonly Point[]): Point[] {
  for (let tolerance = firstTolerance; ; tolerance *= 1.5) {
    const simple = thinned(points, tolerance);
    if (simple.length <= maxPoints) return simple;
  }
}

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

/** The share of a line's points that may lie beyond where its ends cross. */
const maxTailShare = 0.25;

/**
 * A line drawn by hand often ends a little past its beginning: what hangs over is left out. Lines that cross elsewhere
 * are left as they are.
 */
export function withoutTails(points: readonly Point[]): Point[] {
  const reach = Math.floor(points.length * maxTailShare);
  for (let start = 0; start < reach; start += 1) {
    for (let end = points.length - 2; end >= points.length - 1 - reach && end > start + 2; end -= 1) {
      if (cross(points[start]!, points[start + 1]!, points[end]!, points[end + 1]!))
        return points.slice(start + 1, end + 1);
    }
  }
  return [...points];
}

/** Why something drawn is no area. */
export type RingFault = 'few' | 'crossed' | 'outside';

/** The area with these corners as the URL has it, or why it is none. */
export function toArea(corners: readonly LngLat[]): { area: string } | { fault: RingFault } {
  const points = corners
    .map(({ lat, lng }): AreaPoint => ({ lat: Math.round(lat * 1e5), lng: Math.round(lng * 1e5) }))
    .filter(({ lat, lng }, at, all) => at === 0 || lat !== all[at - 1]!.lat || lng !== all[at - 1]!.lng);
  if (points.length < fewestPoints) return { fault: 'few' };
  if (touchesItself(points)) return { fault: 'crossed' };
  const area = encodeArea(points);
  return readArea(area) ? { area } : { fault: 'outside' };
}

import { z } from 'zod';
import { encodeArea, isInside, readArea, touchesItself, type AreaPoint } from '#shared/domain/drawnArea.ts';

const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number());
const polygon = z.array(z.array(position)).min(1);

/** GeoJSON (RFC 7946) with areas; what else a collection holds is left out. */
const answerSchema = z.object({
  features: z
    .array(
      z.object({
        geometry: z.union([
          z.object({ type: z.literal('Polygon'), coordinates: polygon }),
          z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon) }),
          z.object({ type: z.string() }),
        ]),
      }),
    )
    .max(100),
});

/** As many as an area may have (drawnArea.ts). */
const maxPoints = 100;
/** Below, hardly anything is left of the shape. */
const minPoints = 8;
/** Of an engine's outline, which has some hundred: thinning takes time by the square of them. */
const maxGiven = 5_000;

/** The outer ring of a polygon, in 1e-5 degrees, open, without repetitions in a row. */
function ringOf([outer = []]: z.infer<typeof polygon>): AreaPoint[] {
  const points = outer.map(([lng, lat]): AreaPoint => ({ lat: Math.round(lat * 1e5), lng: Math.round(lng * 1e5) }));
  return points.filter(({ lat, lng }, at) => {
    const before = points.at(at - 1)!;
    return lat !== before.lat || lng !== before.lng;
  });
}

function ringsOf(answer: unknown): AreaPoint[][] {
  const { features } = answerSchema.parse(answer);
  const polygons = features.flatMap(({ geometry }) => {
    if (!('coordinates' in geometry)) return [];
    return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  });
  const rings = polygons.map(ringOf).filter(({ length }) => length >= 3);
  if (rings.some(({ length }) => length > maxGiven)) throw new Error('An outline has too many points');
  return rings;
}

/** Twice the size of the triangle that a point spans with its neighbours. */
const weightOf = (a: AreaPoint, b: AreaPoint, c: AreaPoint): number =>
  Math.abs((b.lng - a.lng) * (c.lat - a.lat) - (c.lng - a.lng) * (b.lat - a.lat));

const sizeOf = (ring: readonly AreaPoint[]): number =>
  Math.abs(ring.reduce((sum, { lat, lng }, at) => sum + ring.at(at - 1)!.lng * lat - lng * ring.at(at - 1)!.lat, 0));

/** The points without which a ring would lose most of its shape (Visvalingam and Whyatt). */
function thinned(ring: readonly AreaPoint[], count: number): AreaPoint[] {
  const points = [...ring];
  const weightAt = (at: number) => weightOf(points.at(at - 1)!, points[at]!, points[(at + 1) % points.length]!);
  const weights = points.map((_, at) => weightAt(at));
  while (points.length > count) {
    const least = weights.indexOf(Math.min(...weights));
    points.splice(least, 1);
    weights.splice(least, 1);
    for (const beside of [least - 1, least]) {
      const at = (beside + points.length) % points.length;
      weights[at] = weightAt(at);
    }
  }
  return points;
}

/**
 * The area that an engine answered with, as an area of the contract: one ring of at most 100 points that does not touch
 * itself. Of several parts it is that of the point, else the largest; holes are part of it.
 * @param point in degrees
 * @throws Error for an answer without such an area
 */
export function outlineAround({ lat, lng }: { lat: number; lng: number }, answer: unknown): string {
  const rings = ringsOf(answer).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const middle = { lat: Math.round(lat * 1e5), lng: Math.round(lng * 1e5) };
  const ring = rings.find((one) => isInside(middle, one)) ?? rings[0] ?? [];
  // What is left out may make two parts of an outline cross: then fewer points do.
  for (let points = thinned(ring, maxPoints); points.length >= 3; points = thinned(points, points.length - 1)) {
    if (!touchesItself(points)) {
      const area = encodeArea(points);
      if (readArea(area)) return area;
    }
    if (points.length <= Math.min(minPoints, ring.length)) break;
  }
  throw new Error('The answer has no area that could be used');
}

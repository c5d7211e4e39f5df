export type Point = readonly [x: number, y: number];

interface Conic {
  /** Degrees north where the cone cuts the globe: there, scale is true. */
  parallels: readonly [number, number];
  /** Longitude and latitude that become the origin. */
  centre: Point;
  /** Globe radii to the unit of the drawing. */
  scale: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const stretch = (latitude: number): number => Math.tan(Math.PI / 4 + radians(latitude) / 2);

/**
 * Lambert's conformal conic on a sphere, the projection of Spain's own maps at this size. Longitude and latitude in
 * degrees; y grows downwards.
 */
export function conicProjection({
  parallels: [south, north],
  centre: [meridian, origin],
  scale,
}: Conic): (place: Point) => Point {
  const narrowing =
    Math.log(Math.cos(radians(south)) / Math.cos(radians(north))) / Math.log(stretch(north) / stretch(south));
  const size = (scale * Math.cos(radians(south)) * stretch(south) ** narrowing) / narrowing;
  const distance = (latitude: number): number => size / stretch(latitude) ** narrowing;
  return ([longitude, latitude]) => {
    const angle = narrowing * radians(longitude - meridian);
    return [distance(latitude) * Math.sin(angle), distance(latitude) * Math.cos(angle) - distance(origin)];
  };
}
